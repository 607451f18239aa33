// Random play of tic-tac-toe, the example of boardgame.io's own tutorial, by its client without a
// server: plays for so many seconds of its own time and says how many moves a second that were.
import { createRequire } from "node:module";

const [folder, seconds] = process.argv.slice(2);
const { Client } = createRequire(`${folder}/`)("boardgame.io/client");
const { INVALID_MOVE } = createRequire(`${folder}/`)("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: ({ G, playerID }, at) => {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const own = (at) => G.cells[at] === ctx.currentPlayer;
    if (LINES.some((line) => line.every(own))) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const client = Client({ game, numPlayers: 2, debug: false });
let moves = 0;
const wholeGame = () => {
  client.reset();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    client.moves.draw(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
};

for (const began = spent(); spent() - began < 0.3; ) wholeGame(); // let it warm up
moves = 0;
const began = spent();
while (spent() - began < Number(seconds)) wholeGame();
console.log(moves / (spent() - began));
