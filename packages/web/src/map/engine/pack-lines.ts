import type { Spot } from './frame.ts';
import type { LegLine } from './leg-lines.ts';

/** What of a line is painted. */
export type PlainLine = Omit<LegLine, 'cityId'>;

/** Before the spots of each line: its day, whether it may be or not, what lies before it, and how many spots there are. */
const HEAD = 4;

/** Lines as one row of numbers: a worker gets thousands of spots as quickly as one, if they are not objects. */
export function packLines(lines: readonly PlainLine[]): Float64Array<ArrayBuffer> {
  const length = lines.reduce((sum, { spots }) => sum + HEAD + 2 * spots.length, 0);
  const numbers = new Float64Array(length);
  let at = 0;
  const add = (value: number): void => {
    numbers[at] = value;
    at += 1;
  };
  for (const { dayIndex, isOptional, before, spots } of lines) {
    for (const value of [dayIndex, Number(isOptional), before, spots.length]) add(value);
    for (const { x, y } of spots) {
      add(x);
      add(y);
    }
  }
  return numbers;
}

export function unpackLines(numbers: Float64Array): readonly PlainLine[] {
  const lines: PlainLine[] = [];
  let at = 0;
  const next = (): number => {
    at += 1;
    return numbers[at - 1] ?? 0;
  };
  while (at < numbers.length) {
    const [dayIndex, isOptional, before, count] = [next(), next() === 1, next(), next()];
    const spots = Array.from({ length: count }, (): Spot => ({ x: next(), y: next() }));
    lines.push({ dayIndex, isOptional, before, spots });
  }
  return lines;
}
