import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AMBUSHES, COIN_TRACK, EXPLORE, RUINS, SCORING, scoringClause, SEASONS, timeOf } from './cards';

/** The engine's own tables: what the client shows of the cards must be what is played with. */
const printed = JSON.parse(
  readFileSync(new URL('../../../../../src/mapmakers/engine/games/cartographers/components.json', import.meta.url), 'utf8'),
);
const names = (cards: { name: string }[]) => cards.map(({ name }) => name);

describe('the cards', () => {
  it('are the explore cards of the engine, with their times and shapes', () => {
    const ours = Object.entries(EXPLORE).map(([name, { time, shapes }]) => ({ name, time, shapes }));
    const theirs = printed.explore_cards.map(({ name, time, shapes }: (typeof ours)[number]) => ({ name, time, shapes }));
    expect(ours).toEqual(theirs);
  });

  it('are its ambushes', () => {
    const ours = Object.entries(AMBUSHES).map(([name, { cells }]) => ({ name, cells }));
    expect(ours).toEqual(printed.ambush_cards.map(({ name, cells }: (typeof ours)[number]) => ({ name, cells })));
  });

  it('are its ruins, which take no time', () => {
    expect([...RUINS]).toEqual(names(printed.ruins_cards));
    expect(RUINS.map(timeOf)).toEqual(printed.ruins_cards.map(({ time }: { time: number }) => time));
  });

  it('are its scoring cards, in the order of the clauses', () => {
    expect([...SCORING]).toEqual(names([...printed.scoring_cards, ...printed.added_scoring_cards]));
    const rules = readFileSync(new URL('../../../../../docs/rules/cartographers.en.md', import.meta.url), 'utf8');
    for (const card of SCORING) expect(rules).toContain(`**${scoringClause(card)}** **${card}**`);
  });
});

describe('the table', () => {
  it('has the seasons of the engine', () => {
    expect(SEASONS).toEqual(
      printed.seasons.map((season: { name: string; time_threshold: number; edicts: string[] }) => ({
        name: season.name,
        threshold: season.time_threshold,
        edicts: season.edicts,
      })),
    );
  });

  it('has its coin track', () => {
    expect(COIN_TRACK).toBe(printed.coin_track.length);
  });
});
