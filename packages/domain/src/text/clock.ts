export const MINUTES_PER_DAY = 24 * 60;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const WRITTEN = /^(\d{1,2})[:.](\d{2})(?::\d{2})?(?:\s*(?:Uhr|h))?$/i;

/** Whether a text is a time of day as it is stored: `08:30`. */
export function isClock(text: string): boolean {
  return CLOCK.test(text);
}

/** Reads a stored time of day, also `8:30`, `08.30 Uhr` and `08:30:00`; the empty text stays, null for anything else. */
export function readClock(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text === '') return '';
  const [, hours = '', minutes = ''] = WRITTEN.exec(text) ?? [];
  const clock = `${hours.padStart(2, '0')}:${minutes}`;
  return isClock(clock) ? clock : null;
}

/** The minutes after midnight of `08:30`; null for anything else. */
export function minutesOfClock(text: string): number | null {
  if (!isClock(text)) return null;
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}
