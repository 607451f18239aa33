import type { Costly } from './found';
import { words } from './i18n';

/** What a decision cost, as surely as it is known. */
export function costWords({ cost, margin }: Costly): string {
  return margin < 0.1 ? words().about(cost) : words().cost(cost, margin);
}
