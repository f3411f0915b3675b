import { MINUTES_PER_DAY } from '@fahrtwind/domain';

/** A time of day in both languages: `08:30`. */
export function formatClock(minutes: number): string {
  const ofDay = Math.round(minutes) % MINUTES_PER_DAY;
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
