import { MINUTES_PER_DAY } from '@fahrtwind/domain';

/** A time of day in both languages: `08:30`; minutes below zero are on the evening before. */
export function formatClock(minutes: number): string {
  const whole = Math.round(minutes);
  const ofDay = whole - Math.floor(whole / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
