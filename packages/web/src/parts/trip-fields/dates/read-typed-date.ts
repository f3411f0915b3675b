import { readGermanDate, type CalendarDate } from '@fahrtwind/domain';

/** Reads a typed date: DD.MM.YYYY, or 1.7.2026 without zeros. */
export function readTypedDate(text: string): CalendarDate | null {
  const [day = '', month = '', year = '', ...more] = text.trim().split(/\s*[./]\s*/);
  if (more.length > 0) return null;
  return readGermanDate(`${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`);
}
