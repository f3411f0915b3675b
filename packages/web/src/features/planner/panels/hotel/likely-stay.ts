import {
  addDays,
  EMPTY_LOCATION,
  isValidLocation,
  type AccommodationType,
  type CalendarDate,
  type HotelType,
  type Location,
  type Trip,
} from '@fahrtwind/domain';

interface LikelyStay {
  readonly place: Location;
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly type: HotelType;
}

const TYPES: Readonly<Record<AccommodationType, HotelType>> = {
  hotel: 'Hotel',
  hostel: 'Hostel',
  ferienwohnung: 'Ferienwohnung',
  camping: 'Camping',
};

/** The likely search for a night without a hotel: from that night on, up to the next planned one. */
export function likelyStay(trip: Trip, dayId: string): LikelyStay | null {
  const index = trip.days.findIndex((day) => day.id === dayId);
  const day = trip.days[index];
  if (!day) return null;
  const later = trip.days.slice(index + 1, -1);
  const isFree = later.map(({ hotelId, cityList }) => hotelId === null && cityList.length === 0);
  const end = isFree.indexOf(false);
  const more = end < 0 ? isFree.length : end;
  return {
    place: lastPlace(trip, index),
    checkInDate: day.date,
    checkOutDate: addDays(day.date, 1 + more),
    type: TYPES[trip.akkomodationType],
  };
}

/** Where the travellers are on the evening of a day. */
function lastPlace({ days }: Trip, index: number): Location {
  const until = days.slice(0, index + 1).flatMap((day) => day.cityList);
  const last = until.findLast(({ optional, location }) => !optional && isValidLocation(location));
  return last?.location ?? EMPTY_LOCATION;
}
