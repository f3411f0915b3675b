import { shortLabel, type CalendarDate, type HotelType, type Location } from '@fahrtwind/domain';

interface Wish {
  readonly place: Location;
  readonly type: HotelType;
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  /** Of the operator's contract with the booking site; empty without one. */
  readonly partnerId: string;
}

export interface BookingLink {
  readonly site: string;
  readonly url: string;
  /** Whether the operator earns something by it. */
  readonly isAd: boolean;
}

/** How the booking site numbers its kinds of lodging. */
const KINDS: Readonly<Record<HotelType, string>> = {
  Hotel: 'ht_id=204',
  Hostel: 'ht_id=203',
  Ferienwohnung: 'ht_id=201',
  Camping: 'ht_id=214',
};

/** Searches on other sites, filled in with place, dates and kind; they open only when somebody follows them. */
export function bookingLinks(wish: Wish): readonly BookingLink[] {
  const { place, type, checkInDate: checkin, checkOutDate: checkout, partnerId } = wish;
  const name = place.label || shortLabel(place);
  const own = { checkin, checkout };
  const booking = {
    site: 'Booking.com',
    url: address('https://www.booking.com/searchresults.html', {
      ss: name,
      ...own,
      nflt: KINDS[type],
      ...(partnerId ? { aid: partnerId } : {}),
    }),
    isAd: Boolean(partnerId),
  };
  if (type === 'Camping') {
    const query = { lat: String(place.lat), lng: String(place.lng), z: '11' };
    const url = address('https://park4night.com/de/search', query);
    return [booking, { site: 'park4night', url, isAd: false }];
  }
  const flats = `https://www.airbnb.de/s/${encodeURIComponent(name)}/homes`;
  return [booking, { site: 'Airbnb', url: address(flats, own), isAd: false }];
}

function address(base: string, query: Readonly<Record<string, string>>): string {
  return `${base}?${new URLSearchParams(query).toString()}`;
}
