import type { CalendarDate } from '../text/calendar-date.ts';
import type { HotelType } from '../trip/hotel.ts';
import { shortLabel, type Location } from '../trip/location.ts';

export interface BookingSearch {
  readonly place: Location;
  /** Null for all kinds. */
  readonly type: HotelType | null;
  /** Null while the dates are open. */
  readonly dates: {
    readonly checkInDate: CalendarDate;
    readonly checkOutDate: CalendarDate;
  } | null;
  /** Missing when unknown. */
  readonly persons?: number | undefined;
  /** The operator's id at the booking site; empty without a contract. */
  readonly partnerId: string;
}

/** Sites that searches lead to, in the order in which they are shown. A commission changes nothing about it. */
export const BOOKING_SITES = ['Booking.com', 'Airbnb', 'park4night'] as const;

export type BookingSite = (typeof BOOKING_SITES)[number];

export interface BookingLink {
  readonly site: BookingSite;
  readonly url: string;
  /** Whether the operator earns a commission. */
  readonly isAd: boolean;
}

/** The booking site's codes for kinds of lodging. */
const KINDS: Readonly<Record<HotelType, string>> = {
  Hotel: 'ht_id=204',
  Hostel: 'ht_id=203',
  Ferienwohnung: 'ht_id=201',
  Camping: 'ht_id=214',
};

/** Prefilled searches on booking sites. They are plain links; nothing is loaded until the user follows one. */
export function bookingLinks(search: BookingSearch): readonly BookingLink[] {
  return BOOKING_SITES.filter((site) => isAbout(site, search.type)).map((site) => ({
    site,
    url: ADDRESSES[site](search),
    isAd: site === 'Booking.com' && search.partnerId !== '',
  }));
}

/** Campers do not look for flats, and the others not for pitches. */
function isAbout(site: BookingSite, type: HotelType | null): boolean {
  if (type === null || site === 'Booking.com') return true;
  return (site === 'park4night') === (type === 'Camping');
}

const ADDRESSES: Readonly<Record<BookingSite, (search: BookingSearch) => string>> = {
  'Booking.com': ({ place, type, dates, persons, partnerId }) =>
    address('https://www.booking.com/searchresults.html', {
      ss: nameOf(place),
      checkin: dates?.checkInDate,
      checkout: dates?.checkOutDate,
      group_adults: persons,
      nflt: type === null ? undefined : KINDS[type],
      aid: partnerId || undefined,
    }),
  Airbnb: ({ place, dates, persons }) =>
    address(`https://www.airbnb.de/s/${encodeURIComponent(nameOf(place))}/homes`, {
      checkin: dates?.checkInDate,
      checkout: dates?.checkOutDate,
      adults: persons,
    }),
  park4night: ({ place: { lat, lng } }) =>
    address('https://park4night.com/de/search', { lat, lng, z: 11 }),
};

function nameOf(place: Location): string {
  return place.label || shortLabel(place);
}

function address(
  base: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? base : `${base}?${given.join('&')}`;
}
