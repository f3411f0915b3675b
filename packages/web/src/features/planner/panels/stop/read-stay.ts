const CLOCK = /^(\d{1,3}):([0-5]\d)(?:\s*(?:h|std\.?|stunden?|hours?))?$/i;
const HOURS = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*(?:h|std\.?|stunden?|hours?)$/i;
const MINUTES = /^(\d{1,4})(?:\s*(?:m|min\.?|minuten?|minutes?))?$/i;

/** Reads a length of stay: `90`, `90 min`, `1:30`, `1,5 h`; null for anything else. */
export function readStay(text: string): number | null {
  const tidy = text.trim();
  const clock = CLOCK.exec(tidy);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const hours = HOURS.exec(tidy);
  if (hours) return Math.round(Number(`${hours[1]}.${hours[2] ?? '0'}`) * 60);
  const minutes = MINUTES.exec(tidy);
  return minutes ? Number(minutes[1]) : null;
}

/** Writes `45 min`, `2 h` or `1:30 h`. */
export function writeStay(stayMinutes: number): string {
  if (stayMinutes < 60) return `${stayMinutes} min`;
  const [hours, minutes] = [Math.floor(stayMinutes / 60), Math.round(stayMinutes % 60)];
  return minutes === 0 ? `${hours} h` : `${hours}:${String(minutes).padStart(2, '0')} h`;
}
