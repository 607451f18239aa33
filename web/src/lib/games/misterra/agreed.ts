import type { TableInfo } from '../../table/model';

/** The options that matter while playing, with what is played if nobody says anything. */
const USUAL: Readonly<Record<string, string>> = {
  master: 'off',
  merged_claims: 'nobody',
  pattern_turns: 'printed',
  claim_links: 'any',
  empty_supply: 'nothing',
};

/** What this table has agreed on otherwise. */
export function unusualOf(options: TableInfo['options']): TableInfo['options'] {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => name in USUAL && USUAL[name] !== value));
}
