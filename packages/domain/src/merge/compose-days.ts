import { addDays } from '../text/calendar-date.ts';
import type { Stop } from '../trip/stop.ts';
import type { Day, Trip } from '../trip/trip.ts';
import type { Report } from './report.ts';
import { mergeStart, type DayPlan } from './merge-days.ts';
import { mergeFields } from './merge-fields.ts';
import type { HotelPlan } from './merge-hotels.ts';
import { reportFields } from './merge-stop.ts';
import { byId, mapVersions, type Versions } from './versions.ts';

interface DayParts {
  readonly plan: DayPlan;
  readonly hotelPlan: HotelPlan;
  /** The stops of each day. */
  readonly lists: ReadonlyMap<string, readonly Stop[]>;
  readonly report: Report;
}

/** Puts the days of the plan together: one after the other from the start on, with their fields and stops. */
export function composeDays(
  trips: Versions<Trip>,
  { plan, hotelPlan, lists, report }: DayParts,
): readonly Day[] {
  const start = mergeStart(trips, plan.ids.length, report);
  const days = mapVersions(trips, (trip) => byId(trip.days));
  return plan.ids.flatMap((id, index) => {
    const base = days.base.get(id);
    const early = withSparedHotel(days.early.get(id), base, hotelPlan, 'early');
    const late = withSparedHotel(days.late.get(id), base, hotelPlan, 'late');
    const one = late ?? early;
    if (!one || !start) return [];
    const day =
      early && late
        ? mergeFields({ base, early, late }, reportFields('day', id, report), ['date', 'cityList'])
        : one;
    const isKnown = day.hotelId !== null && hotelPlan.ids.has(day.hotelId);
    return {
      ...day,
      date: addDays(start, index),
      hotelId: isKnown ? day.hotelId : null,
      cityList: lists.get(id) ?? [],
    };
  });
}

/** Removing a hotel clears its nights; if the hotel stays after all, so do the nights. */
function withSparedHotel(
  day: Day | undefined,
  base: Day | undefined,
  { spared }: HotelPlan,
  side: 'early' | 'late',
): Day | undefined {
  if (!day || day.hotelId !== null || !base || base.hotelId === null) return day;
  return spared.get(base.hotelId) === side ? { ...day, hotelId: base.hotelId } : day;
}
