import { type CalendarDate, type Language, type LegMeasure, weekdayOf } from '@fahrtwind/domain';

/** How a language writes numbers, times and dates. */
interface UnitWords {
  readonly language: Language;
  readonly day: readonly [one: string, many: string];
  readonly night: readonly [one: string, many: string];
  readonly stop: readonly [one: string, many: string];
  readonly hour: string;
  readonly minute: string;
  readonly and: string;
  readonly weekdays: readonly string[];
  /** `9:30` as people say it. */
  readonly clock: (time: string) => string;
  readonly date: (weekday: string, date: CalendarDate) => string;
}

interface Units {
  /** `1 Tag`, `3 Tage`. */
  readonly dayCount: (count: number) => string;
  readonly nightCount: (count: number) => string;
  readonly stopCount: (count: number) => string;
  /** `2 Std. 15 Min.` */
  readonly duration: (seconds: number) => string;
  readonly kilometers: (meters: number) => string;
  /** Distance and time, marked where they are estimates. */
  readonly wayWords: (way: Way) => readonly [km: string, time: string];
  /** `9:30 Uhr` */
  readonly clock: (minutes: number) => string;
  /** `Mo, 03.05.2027` */
  readonly date: (day: CalendarDate) => string;
  /** `Juli` for 7. */
  readonly month: (number: number) => string;
  readonly euros: (cents: number) => string;
  /** `Prag`, `Prag und Wien`, `Prag, Wien und Graz`. */
  readonly list: (names: readonly string[]) => string;
}

interface Way extends LegMeasure {
  readonly isEstimate: boolean;
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

export function unitsOf(words: UnitWords): Units {
  const kilometers = (meters: number): string =>
    `${Intl.NumberFormat(LOCALES[words.language]).format(wholeKilometers(meters))} km`;
  const duration = (seconds: number): string => {
    const minutes = Math.round(seconds / 60);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [
      hours > 0 ? `${hours} ${words.hour}` : '',
      rest > 0 || hours === 0 ? `${rest} ${words.minute}` : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
  return {
    dayCount: counting(words.day),
    nightCount: counting(words.night),
    stopCount: counting(words.stop),
    duration,
    kilometers,
    wayWords: ({ meters, seconds, isEstimate }) => {
      const mark = estimateMark(isEstimate);
      return [mark + kilometers(meters), mark + duration(seconds)];
    },
    clock: (minutes) => words.clock(clockOf(minutes)),
    date: (day) => words.date(words.weekdays[weekdayOf(day)] ?? '', day),
    month: (number) =>
      Intl.DateTimeFormat(LOCALES[words.language], { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2024, number - 1, 15),
      ),
    euros: (cents) =>
      Intl.NumberFormat(LOCALES[words.language], { style: 'currency', currency: 'EUR' })
        .format(cents / 100)
        .replaceAll('\u00A0', ' '),
    list: (names) =>
      names.length < 2
        ? names.join('')
        : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1) ?? ''}`,
  };
}

function counting([one, many]: readonly [string, string]): (count: number) => string {
  return (count) => `${count} ${count === 1 ? one : many}`;
}

/** As the planner's list rounds: one decimal below ten. */
function wholeKilometers(meters: number): number {
  return meters < 10_000 ? Math.round(meters / 100) / 10 : Math.round(meters / 1000);
}

function clockOf(minutes: number): string {
  const whole = Math.round(minutes);
  const ofDay = ((whole % 1440) + 1440) % 1440;
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** What stands before a figure that is an estimate. */
export function estimateMark(isEstimate: boolean): string {
  return isEstimate ? '~' : '';
}
