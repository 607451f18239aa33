import type { IslandTerrain } from './drawn/island';
import { commonWords } from '../../i18n';
import { words } from './i18n';
import { halvesOf, terrainOf } from './spaces';
import type { Presumption } from './view';

export const terrainWord = (terrain: IslandTerrain): string => commonWords().islandTerrains[terrain];

export function cardWords(card: string): string {
  const [one, other] = halvesOf(card).map(terrainWord);
  return words().card(one ?? '', other ?? '');
}

/** `C3` as it is, a beach space in words. */
export function placeWords(name: string): string {
  return name.startsWith('beach') ? words().beach(Number(name.slice(5))) : name;
}

/** `map steppe` and `confirm steppe`, as Otoma's cards have them, on a space. */
export function actionWords(action: string, space: string): string {
  const [verb, terrain] = action.split(' ');
  const word = terrainWord((terrain ?? '') as IslandTerrain);
  return verb === 'confirm' ? words().otoma.confirm(word, space) : words().otoma.map(word, space);
}

/** What a presumption card asks for; patterns may be turned where the table has agreed on that. */
export function ruleOf({ family, terrain, other, each }: Presumption, patternTurns = 'printed'): string {
  const { rule } = words();
  const [one, two] = [terrain ? terrainWord(terrain) : '', other ? terrainWord(other) : ''];
  switch (family) {
    case 'zones_of_terrain':
    case 'edge_spaces_of_terrain':
      return rule[family](one);
    case 'spaces_not_next_to':
      return rule.spaces_not_next_to(one, two);
    case 'lines_perpendicular_all_four':
    case 'lines_parallel_all_four':
    case 'lines_perpendicular_single':
    case 'lines_parallel_single':
    case 'least_common_terrain':
      return rule[family](each);
    case 'largest_zone':
    case 'smallest_zone':
    case 'one_space_zones':
    case 'two_space_zones':
    case 'most_common_terrain':
    case 'sets_of_four_terrains':
      return rule[family];
    default:
      if (patternTurns === 'turned') return rule.patternTurned(each);
      return patternTurns === 'mirrored' ? rule.patternMirrored(each) : rule.pattern(each);
  }
}

/** The pattern that a card shows, row by row: rows joined by `/`, a dot where anything may lie. */
export function patternWords(pattern: string): string {
  const spaceWords = (sign: string) => (sign === '.' ? words().rule.anything : terrainWord(terrainOf(sign)));
  return commonWords().boards.shape(pattern.split('/').map((row) => Array.from(row, spaceWords)));
}

/** What the steps of a card count. */
export function neededOf({ family }: Presumption): string {
  const { needed } = words().rule;
  if (family === 'sets_of_four_terrains') return needed.sets;
  return family === 'one_space_zones' || family === 'two_space_zones' ? needed.zones : needed.spaces;
}

/** Its steps and what each brings; empty where every one found brings the same. */
export function stepsOf({ steps, beyond }: Presumption): string {
  if (steps.length === 0) return '';
  const more = beyond > 0 ? `, ${words().rule.beyond(beyond)}` : '';
  return `${words().rule.steps(steps)}${more}`;
}
