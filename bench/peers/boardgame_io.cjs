// boardgame.io's own server with its storage in memory, and a small game of drawing on maps: each
// in turn fills a shape of a drawn card on an 11 by 11 map, and what that is worth is counted anew.

const { Server, Origins } = require('boardgame.io/dist/cjs/server.js');

const SIDE = 11;
const SHAPES = [[0, 1], [0, 1, 2], [0, 11], [0, 1, 11, 12], [0, 11, 12], [0, 1, 12, 13]];

function worth(map) {
  let points = 0;
  for (let at = 0; at < map.length; at++) {
    if (map[at] && at % SIDE < SIDE - 1 && map[at] === map[at + 1]) points++;
    if (map[at] && map[at] === map[at + SIDE]) points++;
  }
  return points;
}

function draw({ G, playerID, random }, at, terrain) {
  const map = G.maps[Number(playerID)];
  const cells = SHAPES[G.card].map((step) => at + step);
  // Played without thinking, in time nothing fits: then a new map begins.
  if (cells.some((cell) => cell >= map.length || map[cell] !== 0)) map.fill(0);
  for (const cell of cells) if (cell < map.length) map[cell] = terrain;
  G.worth[Number(playerID)] = worth(map);
  G.card = random.Die(SHAPES.length) - 1;
}

const game = {
  name: 'maps',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ maps: [Array(SIDE * SIDE).fill(0), Array(SIDE * SIDE).fill(0)], worth: [0, 0], card: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { draw },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
