import type { Hotel } from '../trip/hotel.ts';
import type { Day, Trip } from '../trip/trip.ts';
import type { Report } from './report.ts';
import { changedFields, mergeFields } from './merge-fields.ts';
import { reportFields } from './merge-stop.ts';
import { chooseDates, type Expected } from './rebase.ts';
import { byId, mapVersions, type Versions } from './versions.ts';
import { mergeOrder } from './weave.ts';

const DATES = ['checkInDate', 'checkOutDate'];

type HotelMaps = Versions<ReadonlyMap<string, Hotel>>;

/** Which hotels there are, and what is known about each of them before the merged days are. */
export interface HotelPlan {
  readonly ids: ReadonlySet<string>;
  /** The hotels that stay although one side removed them, with that side. */
  readonly spared: ReadonlyMap<string, 'early' | 'late'>;
  readonly isEdited: (id: string, side: 'early' | 'late') => boolean;
}

/** Decides which hotels stay: a removed one does only if the other has edited it; other nights are no edit of it. */
export function planHotels(trips: Versions<Trip>, expected: Expected, report: Report): HotelPlan {
  const hotels = mapVersions(trips, (trip) => byId(trip.hotels));
  const expectedHotels = { early: byId(expected.early.hotels), late: byId(expected.late.hotels) };
  const isEdited = (id: string, side: 'early' | 'late'): boolean => {
    const [before, after] = [hotels.base.get(id), hotels[side].get(id)];
    const followed = expectedHotels[side].get(id);
    if (!after) return false;
    return !followed || !isSameStay(followed, after) || (after.booked && !before?.booked);
  };
  const ids = new Set<string>();
  const spared = new Map<string, 'early' | 'late'>();
  for (const id of new Set([...hotels.late.keys(), ...hotels.early.keys()])) {
    const [before, one, other] = [hotels.base.get(id), hotels.early.get(id), hotels.late.get(id)];
    const rest = one ?? other;
    if (!before || !rest || (one && other)) {
      ids.add(id);
      continue;
    }
    const side = one ? 'early' : 'late';
    const remover = one ? 'late' : 'early';
    const about = { subject: 'hotel', id, field: null } as const;
    if (changedFields(before, rest, DATES).length > 0 || isEdited(id, side)) {
      ids.add(id);
      spared.set(id, remover);
      report({ ...about, kept: rest, lost: null, keptFrom: side });
    } else if (hasOtherNights(id, trips.base.days, trips[side].days)) {
      report({ ...about, kept: null, lost: rest, keptFrom: remover });
    }
  }
  return { ids, spared, isEdited };
}

/** Whether a hotel has got or lost a night among the days that were there before and are there after. */
function hasOtherNights(id: string, before: readonly Day[], after: readonly Day[]): boolean {
  const days = byId(before);
  return after.some((day) => {
    const old = days.get(day.id);
    return old !== undefined && (old.hotelId === id) !== (day.hotelId === id);
  });
}

interface HotelVersions {
  readonly trips: Versions<Trip>;
  readonly plan: HotelPlan;
  /** The versions on the merged days. */
  readonly onto: Versions<Trip>;
  readonly report: Report;
}

/** Merges the hotels of the plan, with dates that follow the merged days. */
export function mergeHotels({ trips, plan, onto, report }: HotelVersions): readonly Hotel[] {
  const hotels = mapVersions(trips, (trip) => byId(trip.hotels));
  const moved = mapVersions(onto, (trip) => byId(trip.hotels));
  const { order } = mergeOrder(mapVersions(hotels, (map) => [...map.keys()]));
  return order.flatMap((id) => {
    if (!plan.ids.has(id)) return [];
    const hotel = mergeHotel(id, hotels, report);
    const dates = mergeStay(id, plan, moved, report);
    if (!hotel || !dates) return [];
    const { checkInDate, checkOutDate } = dates;
    return isSameStay(hotel, dates) ? [hotel] : [{ ...hotel, checkInDate, checkOutDate }];
  });
}

function mergeHotel(id: string, { base, early, late }: HotelMaps, report: Report) {
  const [one, other] = [early.get(id), late.get(id)];
  if (!one || !other) return one ?? other;
  const versions = { base: base.get(id), early: one, late: other };
  return mergeFields(versions, reportFields('hotel', id, report), DATES);
}

function mergeStay(id: string, plan: HotelPlan, hotels: HotelMaps, report: Report) {
  const onto = mapVersions(hotels, (map) => map.get(id));
  const isEdited = { early: plan.isEdited(id, 'early'), late: plan.isEdited(id, 'late') };
  const { early, late } = onto;
  if (isEdited.early && isEdited.late && early && late && !isSameStay(early, late)) {
    const [kept, lost] = [stayOf(late), stayOf(early)];
    report({ subject: 'hotel', id, field: 'dates', kept, lost, keptFrom: 'late' });
  }
  return chooseDates({ isEdited, onto });
}

type Stay = Pick<Hotel, 'checkInDate' | 'checkOutDate'>;

function stayOf({ checkInDate, checkOutDate }: Hotel): Stay {
  return { checkInDate, checkOutDate };
}

function isSameStay(one: Stay, other: Stay): boolean {
  return one.checkInDate === other.checkInDate && one.checkOutDate === other.checkOutDate;
}
