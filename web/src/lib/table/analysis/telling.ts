import type { Costly } from './found';
import { words } from './i18n';

/** What a decision cost, as surely as it is known. */
export function costWords({ cost, margin }: Costly): string {
  if (margin < 0.1) return words().about(cost);
  return margin < cost ? words().cost(cost, margin) : words().perhaps(cost, margin);
}
