import { daysBetween, type CalendarDate } from '../text/calendar-date.ts';
import type { Location } from './location.ts';

export const HOTEL_TYPES = ['Hotel', 'Hostel', 'Ferienwohnung', 'Camping'] as const;

export type HotelType = (typeof HOTEL_TYPES)[number];

export const DEFAULT_HOTEL_TYPE: HotelType = 'Hotel';

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
}

export function nightsOf(hotel: Pick<Hotel, 'checkInDate' | 'checkOutDate'>): number {
  return daysBetween(hotel.checkInDate, hotel.checkOutDate);
}
