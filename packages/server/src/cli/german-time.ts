/** `2026-11-18T03:33:42.189Z` as `18.11.2026`. */
export function germanDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** The same with the time of day, in Greenwich as in file names and logs. */
export function germanTime(iso: string): string {
  return `${germanDay(iso)}, ${iso.slice(11, 16)} Uhr (UTC)`;
}
