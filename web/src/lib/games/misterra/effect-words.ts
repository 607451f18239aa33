import type { Fault } from '../../table/model';
import type { SpaceChange } from './changes';
import type { Effects } from './effects';
import type { Ghost } from './hand.svelte';
import { words } from './i18n';
import { ownerName, signed } from './parts';
import { terrainWord } from './terms';

/** What happens on a space of the island, in words. */
export function changeWord({ space, terrain, change, replaced }: SpaceChange): string {
  const { change: say } = words();
  if (change === 'nothing') return say.nothing(space);
  if (change === 'replaced') return say.replaced(space, terrainWord(terrain), replaced ? terrainWord(replaced) : '');
  return say[change](space, terrainWord(terrain));
}

export const changeWords = (effects: Effects): string[] => effects.spaces.map(changeWord);

/** Which terrain goes where. */
export function laidWords({ halves }: Ghost): string {
  return halves.map(({ terrain, space }) => words().preview.laid(terrainWord(terrain), space)).join(', ');
}

/** What the card would cover on the own parchment. */
export const coverWords = ({ covers }: Effects): string[] =>
  covers.map(({ terrain, space }) => words().preview.covers(terrainWord(terrain), space));

/** Why something cannot be done, in one breath. */
export function reasons(faults: readonly Fault[]): string {
  return faults.map(({ clause }) => `${words().why[clause] ?? words().preview.why} ${words().preview.rule(clause)}.`).join(' ');
}

/** What it would bring, by part, and the sum. */
export function gainWords(effects: Effects, seat: number): string {
  const { parts, preview } = words();
  const claiming = effects.spaces.length === 0;
  const changes: (readonly [number, string])[] = [
    [effects.fidelity[1] - effects.fidelity[0], parts.fidelity],
    [effects.lines[1] - effects.lines[0], parts.lines],
    [effects.empty[1] - effects.empty[0], parts.empty],
    ...effects.presumptions.map(({ card, before, after }) => [after - before, parts.presumption(card)] as const),
    [(effects.claims[seat]?.[1] ?? 0) - (effects.claims[seat]?.[0] ?? 0), claiming ? preview.thisClaim : preview.claims],
  ];
  const told = changes.filter(([more]) => more !== 0).map(([more, part]) => preview.part(signed(more), part));
  if (told.length === 0) return preview.none;
  return told.length === 1 ? told.join('') : `${told.join(', ')} (${preview.total(signed(effects.gain))})`;
}

/** Claims that would come to share a region: a warning for each. */
export function warnings(effects: Effects, names: readonly string[]): string[] {
  const { preview } = words();
  return effects.endangered.map(({ owner, space, certain }) =>
    certain ? preview.certain(ownerName(owner, names), space) : preview.hazy(ownerName(owner, names), space),
  );
}

/** All of it in one sentence, for a screen reader. */
export function summary(effects: Effects, seat: number, names: readonly string[]): string {
  return [...changeWords(effects), ...coverWords(effects), gainWords(effects, seat), ...warnings(effects, names)].join('; ');
}
