/** Below an hour minutes, with their unit: `25 Min.`, else `1:25 h`. */
export function minutesOrHours(minutes: number, unit: string): string {
  const whole = Math.round(minutes);
  return whole < 60 ? `${whole}\u00A0${unit}` : formatDuration(whole);
}

/** Hours and minutes: `2:30 h`. */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}\u00A0h`;
}
