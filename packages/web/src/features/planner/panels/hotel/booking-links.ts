import { shortLabel, type CalendarDate, type HotelType, type Location } from '@fahrtwind/domain';

interface BookingSearch {
  readonly place: Location;
  readonly type: HotelType;
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  /** The operator's id at the booking site; empty without a contract. */
  readonly partnerId: string;
}

export interface BookingLink {
  readonly site: string;
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
  const { place, type, checkInDate: checkin, checkOutDate: checkout, partnerId } = search;
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
