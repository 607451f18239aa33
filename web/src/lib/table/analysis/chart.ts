import type { Point } from './found';

/** The points that a graph spans, and where its lines are ruled. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ruled: readonly number[];
}

const LINES = 4;

/** Round numbers around all that is to be seen. */
export function scaleOf(points: readonly Point[]): Scale {
  const values = points.map(({ expected }) => expected);
  const low = Math.min(0, ...values);
  const high = Math.max(10, ...values);
  const rough = (high - low) / LINES;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * ten).find((one) => one >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ruled = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ruled };
}

/** From the left, in percent of the graph's width. */
export function across(step: number, steps: number): number {
  return steps === 0 ? 0 : (100 * step) / steps;
}

/** From the top, in percent of its height. */
export function down(value: number, { low, high }: Scale): number {
  return (100 * (high - value)) / (high - low);
}

/** The line through points, in percent of the graph. */
export function lineOf(points: readonly Point[], steps: number, scale: Scale): string {
  const at = ({ step, expected }: Point) => `${across(step, steps).toFixed(2)} ${down(expected, scale).toFixed(2)}`;
  return points.map((point, number) => `${number === 0 ? 'M' : 'L'}${at(point)}`).join('');
}
