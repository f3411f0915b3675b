import { daysBetween, type CalendarDate } from '../text/calendar-date.ts';
import { readEuroCents } from '../text/euros.ts';
import type { Location } from './location.ts';

export const HOTEL_TYPES = ['Hotel', 'Hostel', 'Ferienwohnung', 'Camping'] as const;

export type HotelType = (typeof HOTEL_TYPES)[number];

export const DEFAULT_HOTEL_TYPE: HotelType = 'Hotel';

export const PRICE_UNITS = ['night', 'stay'] as const;

/** What a price is for: each night, or all nights together. */
export type PriceUnit = (typeof PRICE_UNITS)[number];

export const DEFAULT_PRICE_UNIT: PriceUnit = 'stay';

/** A place to sleep at; the days that name it as `hotelId` are the nights that are spent there. */
export interface Hotel {
  readonly id: string;
  readonly name: string;
  readonly location: Location;
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly url: string;
  readonly type: HotelType;
  /** A booked hotel keeps its dates when the days around it move. */
  readonly booked: boolean;
  /** As people write it, `89,90 €`; empty when unknown. */
  readonly price: string;
  readonly imageUrl: string;
  /** 0 when unknown. */
  readonly stars: number;
  /** The default unit when missing. */
  readonly priceUnit?: PriceUnit;
  /** From when on one may arrive, `15:00`; missing or empty when unknown, as all fields below. */
  readonly checkInTime?: string;
  /** Until when one has to leave, `10:30`. */
  readonly checkOutTime?: string;
  readonly bookingNumber?: string;
  /** As people write it. */
  readonly phone?: string;
  readonly note?: string;
}

/** What has to be said about a hotel; the rest takes its default. */
export type NewHotel = Pick<Hotel, 'id' | 'location' | 'checkInDate' | 'checkOutDate'> &
  Partial<Hotel>;

export function newHotel(given: NewHotel): Hotel {
  return {
    name: '',
    url: '',
    type: DEFAULT_HOTEL_TYPE,
    booked: false,
    price: '',
    imageUrl: '',
    stars: 0,
    ...given,
  };
}

export function nightsOf(hotel: Pick<Hotel, 'checkInDate' | 'checkOutDate'>): number {
  return daysBetween(hotel.checkInDate, hotel.checkOutDate);
}

export function priceUnitOf({ priceUnit }: Pick<Hotel, 'priceUnit'>): PriceUnit {
  return priceUnit ?? DEFAULT_PRICE_UNIT;
}

/** What the whole stay costs; null when the price is unknown or not in euros. */
export function stayCents(
  hotel: Pick<Hotel, 'price' | 'priceUnit' | 'checkInDate' | 'checkOutDate'>,
): number | null {
  const cents = readEuroCents(hotel.price);
  if (cents === null || priceUnitOf(hotel) === 'stay') return cents;
  return cents * Math.max(1, nightsOf(hotel));
}
