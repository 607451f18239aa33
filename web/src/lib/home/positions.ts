import { type Island, parseIsland } from '../boards/island';
import type { Tile } from '../boards/tiles';

/** Shown on the home page as long as the engine has no position of its own to show. */
export const ISLAND: Island = parseIsland(`
  SJl.m
  sJLLM
  .JjLS
  m.MsS
  .MMjl
`.replaceAll(' ', ''));

export const LAND: readonly Tile[] = [
  { halves: 'AAAAAAAAAAAA', roads: [0, 1, 3, 4], q: 1, r: -2, turns: 1, locked: true },
  { halves: 'SSSSSSSSSSSS', roads: [0, 1, 3], q: 2, r: -2, turns: 1, locked: true },
  { halves: 'AAAAAAAAAAAA', roads: [0, 2, 4], q: 0, r: -1, turns: 3, locked: true },
  { halves: 'SAAAAAASSSSS', roads: [0, 1, 3, 4], q: 1, r: -1, turns: 4, locked: true },
  { halves: 'SSSSSSSSSSSS', roads: [0, 2, 4], q: 2, r: -1, turns: 4, locked: true },
  { halves: 'AMMMMMMAAAAA', roads: [0, 1, 3, 4], q: -1, r: 0, turns: 0, locked: true },
  { halves: 'SDDDMMMAAASS', roads: [0, 1, 2, 3, 4, 5], q: 0, r: 0, turns: 0, locked: true },
  { halves: 'SDDDMMMAAASS', roads: [0, 1, 2, 3, 4, 5], q: 1, r: 0, turns: 0, locked: true },
  { halves: 'DSSSSSSDDDDD', roads: [0, 2, 3, 5], q: 2, r: 0, turns: 3, locked: true },
  { halves: 'MDDDDDDMMMMM', roads: [0, 1, 3, 4], q: -1, r: 1, turns: 1, locked: true },
  { halves: 'MMMMMMMMMMMM', roads: [0, 1, 3, 4], q: 0, r: 1, turns: 4, locked: true },
  { halves: 'MDDDDDDMMMMM', roads: [0, 2, 3, 5], q: 1, r: 1, turns: 2, locked: true },
  { halves: 'MDDDDDDMMMMM', roads: [0], q: -2, r: 2, turns: 5, locked: true },
  { halves: 'AMMMMMMAAAAA', roads: [0, 2, 3, 5], q: -1, r: 2, turns: 2, locked: true },
  { halves: 'MMMMMMMMMMMM', roads: [0], q: 1, r: 2, turns: 4, locked: true },
];
