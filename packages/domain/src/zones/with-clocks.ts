import { estimateWay } from '../legs/estimate-leg.ts';
import type { LegClocks } from '../legs/leg-clocks.ts';
import type { RouteLeg } from '../legs/route-legs.ts';
import type { MeasuredLeg } from '../schedule/schedule-trip.ts';
import { addDays, type CalendarDate } from '../text/calendar-date.ts';
import { zoneAt } from './zone-at.ts';
import { momentOf, zoneOffset } from './zone-clock.ts';

const MINUTE_MS = 60_000;
/** The longest legs take so many days, and may have begun as many before. */
const LONGEST_DAYS = 7;

type Ends = Pick<RouteLeg, 'from' | 'to' | 'date'>;

/** An answer about a leg; only the estimate where there is none. */
export type WithClocks<T> = Partial<T> &
  Pick<MeasuredLeg, 'meters' | 'seconds' | 'isEstimate' | 'clocks'>;

const clocks = new WeakMap<RouteLeg, LegClocks | null>();
const answers = new WeakMap<RouteLeg, { readonly answer: unknown; readonly told: unknown }>();

/** An answer about a leg with the clocks at its ends. The same answer where they agree, as nearly always. */
export function withClocks<T extends MeasuredLeg>(
  leg: RouteLeg,
  answer: T | undefined,
): WithClocks<T> | undefined {
  const own = clocks.get(leg) ?? clocksOf(leg);
  clocks.set(leg, own);
  if (own === null) return answer;
  const last = answers.get(leg);
  // The same object for the same answer, or what follows from it would be counted anew with each look.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept for this very answer
  if (last && last.answer === answer) return last.told as WithClocks<T>;
  const told: WithClocks<T> = { ...(answer ?? estimateOf<T>(leg)), clocks: own };
  answers.set(leg, { answer, told });
  return told;
}

function estimateOf<T>(leg: RouteLeg): WithClocks<T> {
  const nothing: Partial<T> = {};
  return { ...nothing, ...estimateWay(leg), isEstimate: true };
}

/** The clocks at both ends of a leg; null where they agree and are not changed around that day. */
export function clocksOf({ from, to, date }: Ends): LegClocks | null {
  const [start, end] = [zoneAt(from), zoneAt(to)];
  if (start === '' || end === '' || (start === end && isSteady(start, date))) return null;
  const midnight = Date.parse(date);
  const leaving = (minutes: number): number => momentOf(start, midnight + minutes * MINUTE_MS);
  return {
    minutesBetween: (departure, arrival) =>
      (momentOf(end, midnight + arrival * MINUTE_MS) - leaving(departure)) / MINUTE_MS,
    arrivalAfter: (departure, minutes) => {
      const moment = leaving(departure) + minutes * MINUTE_MS;
      return (moment - midnight) / MINUTE_MS + zoneOffset(end, moment);
    },
  };
}

const steady = new Map<string, boolean>();
/** Enough for the days of several long trips; then it begins anew. */
const MOST_STEADY = 5000;

/** Whether the clocks of a zone stay as they are while a leg of that day may be under way. */
function isSteady(zone: string, date: CalendarDate): boolean {
  const key = `${zone} ${date}`;
  const last = steady.get(key);
  if (last !== undefined) return last;
  const [before, now, after] = [-LONGEST_DAYS, 0, LONGEST_DAYS].map((days) =>
    zoneOffset(zone, Date.parse(addDays(date, days))),
  );
  if (steady.size >= MOST_STEADY) steady.clear();
  const isSame = before === now && now === after;
  steady.set(key, isSame);
  return isSame;
}
