/** The colours of days on light surfaces and on paper. `tokens.css` of the web package has the same as `--day-1` and on. */
export const DAY_COLOURS = [
  '#008098',
  '#8f5b95',
  '#98661f',
  '#008573',
  '#6e67ac',
  '#a55946',
  '#4a8147',
  '#3f75ad',
  '#a25670',
  '#79751f',
] as const;

/** Which of the colours a day has, from 0; the colours repeat. */
export function dayColourIndex(dayIndex: number): number {
  return dayIndex % DAY_COLOURS.length;
}
