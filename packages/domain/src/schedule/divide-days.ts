/** What is reached as a whole: a place, and the way that leads to it. */
export interface DayUnit {
  /** At the wheel, on the way to it. */
  readonly drivingSeconds: number;
  /** On the way to it, with the time on ferries and trains. */
  readonly travelSeconds: number;
  /** How long one stays there before driving on; missing where one does not. */
  readonly staySeconds?: number;
  /** The nights that are spent there for certain; 0 where it may be passed on the same day. */
  readonly nights: number;
  /** The day on which it has to be reached, from 0; missing where any will do. */
  readonly fixedDay?: number;
}

export interface DivideDays {
  /** On which day the first unit is. */
  readonly start: number;
  readonly limitSeconds: number;
  /** Up to which day the driving is spread evenly; further days only where the limit needs them. */
  readonly lastDay: number;
  /** How many days there can be. */
  readonly maxDays: number;
}

/**
 * A day on the road is not longer than this, even on board: a long ferry and the drive behind it are two days, so
 * that no arrival is after midnight where a night before the ferry was possible.
 */
const LONGEST_DAY_SECONDS = 14 * 3600;

/** By how much a day may become longer where fixed dates leave too few of them, until it is enough. */
const LONGER = 1.25;
const LONGEST_SECONDS = 1e8;

/**
 * On which day each unit is reached, in their order. The limit holds for every day with more than one drive; a drive that
 * is longer has a day of its own. Only where fixed days leave no other choice, days before them become longer. The
 * longest day is as short as it can be. Null where there are not enough days.
 */
export function divideDays(
  units: readonly DayUnit[],
  options: DivideDays,
): readonly number[] | null {
  const limits = units.map(() => options.limitSeconds);
  const lastFixed = units.findLastIndex(({ fixedDay }) => fixedDay !== undefined);
  for (;;) {
    const table = fillTable(units, options, limits, lastFixed);
    const missed = units.findIndex(
      ({ fixedDay }, index) => fixedDay !== undefined && !table[index]?.some(Boolean),
    );
    if (missed < 0) return bestDays(table, units, options);
    const from = 1 + units.findLastIndex((unit, at) => at < missed && unit.fixedDay !== undefined);
    const longer = (limits[missed] ?? 0) * LONGER;
    if (longer > LONGEST_SECONDS) return null;
    limits.fill(longer, from, missed + 1);
  }
}

/** The best way to end a day at a unit: the longest drive of a day is short, then the days are even. */
interface Evening {
  readonly largest: number;
  readonly squares: number;
  /** The unit at which the day before ended, and that day; -1 at the beginning. */
  readonly fromUnit: number;
  readonly fromDay: number;
}

type Table = readonly (readonly (Evening | undefined)[])[];

const BEGINNING: Evening = { largest: 0, squares: 0, fromUnit: -1, fromDay: -1 };

/** For each unit and day the best way to end that day there. */
function fillTable(
  units: readonly DayUnit[],
  { start, limitSeconds, lastDay, maxDays }: DivideDays,
  limits: readonly number[],
  lastFixed: number,
): Table {
  const fixed = units.map(({ fixedDay = 0 }) => fixedDay);
  const nights = units.reduce((sum, unit) => sum + Math.max(1, unit.nights), 0);
  const dayCount = Math.min(maxDays, Math.max(lastDay, start + nights, ...fixed) + 1);
  const table = units.map(() => Array.from<Evening | undefined>({ length: dayCount }));
  const endAt = (unit: number, day: number, evening: Evening): void => {
    const row = table[unit];
    const known = row?.[day];
    // Where divisions are equally even, the earlier days are the fuller ones.
    if (row && !(known && isBetter(known, evening))) row[day] = evening;
  };
  driveOn(units, { first: 0, day: start, from: BEGINNING, limits, limitSeconds, endAt });
  for (const [unit, { nights: stay }] of units.entries()) {
    let waiting: Evening | undefined;
    for (let day = 0; day < dayCount; day += 1) {
      const evening = table[unit]?.[day];
      const own = evening && { ...evening, fromUnit: unit, fromDay: day };
      // Days remain free only where one would come too early for a fixed one.
      waiting = unit < lastFixed && !(own && isBetter(own, waiting)) ? waiting : own;
      const next = day + Math.max(1, stay);
      if (waiting && next < dayCount)
        driveOn(units, { first: unit + 1, day: next, from: waiting, limits, limitSeconds, endAt });
    }
  }
  return table;
}

interface DriveOn {
  readonly first: number;
  readonly day: number;
  readonly from: Evening;
  readonly limits: readonly number[];
  readonly limitSeconds: number;
  readonly endAt: (unit: number, day: number, evening: Evening) => void;
}

/** Tries every unit at which a day that begins before the first one can end. */
function driveOn(units: readonly DayUnit[], { first, day, from, ...rest }: DriveOn): void {
  const { limits, limitSeconds, endAt } = rest;
  let [driving, travel, stays, ways] = [0, 0, 0, 0];
  for (let unit = first; unit < units.length; unit += 1) {
    const here = units[unit];
    if (!here || (here.fixedDay ?? day) !== day) return;
    driving += here.drivingSeconds;
    travel += here.travelSeconds;
    ways += here.travelSeconds > 0 ? 1 : 0;
    const limit = limits[unit] ?? limitSeconds;
    const longest = Math.max(limit, (LONGEST_DAY_SECONDS * limit) / limitSeconds);
    if (ways > 1 && (driving > limit || travel + stays > longest)) return;
    stays += here.staySeconds ?? 0;
    // A single drive beyond the limit cannot be made shorter and says nothing about the other days.
    const size = ways === 1 && driving > limit ? 0 : driving;
    endAt(unit, day, {
      ...from,
      largest: Math.max(from.largest, size),
      squares: from.squares + travel * travel,
    });
    if (here.nights > 0) return;
  }
}

function isBetter(one: Evening, other: Evening | undefined): boolean {
  if (!other) return true;
  return one.largest === other.largest ? one.squares < other.squares : one.largest < other.largest;
}

/** The days of the best way to end the trip: not later than wanted, if that is possible, then evenly. */
function bestDays(
  table: Table,
  units: readonly DayUnit[],
  { lastDay }: DivideDays,
): readonly number[] | null {
  const lastUnit = units.length - 1;
  const latest = Math.max(0, lastDay + 1 - Math.max(1, units[lastUnit]?.nights ?? 0));
  let best: { readonly day: number; readonly evening: Evening } | undefined;
  for (const [day, evening] of table[lastUnit]?.entries() ?? []) {
    if (evening && (!best || (day <= latest && isBetter(evening, best.evening))))
      best = { day, evening };
  }
  if (!best) return null;
  const days: number[] = [];
  let unit = lastUnit;
  let { day, evening }: { day: number; evening: Evening | undefined } = best;
  while (evening) {
    const { fromUnit, fromDay }: Evening = evening;
    for (; unit > fromUnit; unit -= 1) days.unshift(day);
    day = fromDay;
    evening = table[fromUnit]?.[fromDay];
  }
  return days;
}
