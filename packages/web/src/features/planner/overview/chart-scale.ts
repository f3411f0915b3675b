/** The height of a bar chart and the positions of its lines. */
export interface ChartScale {
  readonly top: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10];
const MOST_LINES = 4;

/** Round lines from 0 up to the first one at or above the highest value: 0, 100, 200, 300. */
export function chartScale(highest: number): ChartScale {
  const wanted = Math.max(highest, MOST_LINES) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * (STEPS.find((one) => one * power >= wanted) ?? 10);
  const count = Math.max(1, Math.ceil(highest / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step);
  return { top: count * step, ticks };
}
