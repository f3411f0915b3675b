import { RETENTION } from '../privacy/retention.ts';
import type { Crossing } from '../schedule/schedule-trip.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import type { EntryType } from '../trip/entry.ts';
import type { HotelType } from '../trip/hotel.ts';
import type { LegKind } from '../trip/leg-kind.ts';
import type { ViaPoint } from '../trip/leg-via.ts';
import type { RouteProfile } from '../trip/route-profile.ts';
import type { RouteWish } from '../trip/route-wish.ts';
import type { TransportField, TransportType } from '../trip/transport-leg.ts';
import type { AccommodationType } from '../trip/trip.ts';
import type { Season } from './season.ts';

/** What an owner can leave out of the public view. */
export const OMISSIONS = ['prices', 'bookingLinks', 'notes', 'home', 'dates'] as const;

export type Omission = (typeof OMISSIONS)[number];

export const MAX_PUBLIC_TEXT_LENGTH = 5000;
export const MAX_PUBLIC_PLACE_LENGTH = 200;

export const MAX_GUEST_SHARE_DAYS = RETENTION.guestShare.days;

/** A place of the public view. One that was coarsened has no street, and coordinates of about ten kilometers. */
export interface PublicPlace {
  readonly label: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly isCoarse: boolean;
}

export interface PublicEntry {
  readonly id: string;
  readonly kind: EntryType;
  readonly title: string;
  readonly note: string | null;
  /** When a table is taken, `19:30`; null where dates are left out. */
  readonly time: string | null;
  readonly url: string | null;
  readonly priceCents: number | null;
  /** Null where it has no place of its own. */
  readonly place: PublicPlace | null;
}

export interface PublicPoi {
  readonly osmId: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** The way to a stop. Its line, for drawing, comes from the route planner. */
export interface PublicLeg {
  readonly meters: number;
  readonly seconds: number;
  readonly profile: RouteProfile;
  readonly isEstimate: boolean;
  /** Ferries and car trains on the way; missing where there is none. */
  readonly crossings?: readonly Crossing[];
}

/** How the leg to a stop is travelled, without operator and booking number, where people write what is theirs. */
export interface PublicRide {
  readonly kind: LegKind;
  /** `08:15`; null where dates are left out, or unknown. */
  readonly departureTime: string | null;
  readonly arrivalTime: string | null;
  /** Set by hand, or what the times say that are left out; null where neither. */
  readonly durationMinutes: number | null;
  readonly priceCents: number | null;
  readonly url: string | null;
}

export interface PublicStop extends PublicPlace {
  readonly id: string;
  /** The first part of the label; empty where a home has no town. */
  readonly name: string;
  readonly icon: string;
  readonly optional: boolean;
  readonly profile: RouteProfile;
  readonly toll: boolean;
  readonly stayMinutes: number | null;
  /** When to be there; missing where nothing is said, and where dates are left out. */
  readonly arriveAtMinutes?: number;
  readonly notBeforeMinutes?: number;
  /** In minutes after midnight; null where dates are left out, and where the route passes by. */
  readonly arrivalMinutes: number | null;
  readonly departureMinutes: number | null;
  readonly leg: PublicLeg | null;
  /** Missing where the profile says it all. */
  readonly ride?: PublicRide;
  /** What the leg leads through; missing where that is nothing. */
  readonly via?: readonly ViaPoint[];
  /** What its way shall be like; missing for the quickest. */
  readonly wishes?: readonly RouteWish[];
  readonly note: string | null;
  readonly entries: readonly PublicEntry[];
  readonly pois: readonly PublicPoi[];
}

export interface PublicDay {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly date: CalendarDate | null;
  readonly startMinutes: number | null;
  readonly meters: number;
  readonly seconds: number;
  readonly isEstimate: boolean;
  readonly lodgingId: string | null;
  readonly stops: readonly PublicStop[];
}

export interface PublicLodging {
  readonly id: string;
  readonly name: string;
  readonly type: HotelType;
  /** 0 when unknown. */
  readonly stars: number;
  readonly nights: number;
  /** Number of the day after which the first night is spent there; null where no day names it. */
  readonly firstDay: number | null;
  readonly checkInDate: CalendarDate | null;
  /** `15:00`. */
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
  readonly place: PublicPlace;
  /** For all nights. */
  readonly priceCents: number | null;
  readonly url: string | null;
}

export interface PublicTransport {
  readonly field: TransportField;
  readonly type: TransportType;
  readonly from: PublicPlace | null;
  readonly to: PublicPlace | null;
  readonly departureDateTime: string | null;
  readonly arrivalDateTime: string | null;
  readonly priceCents: number | null;
  readonly url: string | null;
}

/** Sums of what has a price in euros. */
export interface PublicCosts {
  readonly totalCents: number;
  readonly lodgingCents: number;
  readonly transportCents: number;
  readonly activityCents: number;
}

export interface PublicAuthor {
  /** Null for a shared copy, which says nothing about an account. */
  readonly uid: string | null;
  readonly name: string;
}

export interface PublicPhoto {
  /** Same-site, without a size. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What strangers get of a trip. Every field was decided on: it may be seen. */
export interface PublicTrip {
  readonly id: string;
  readonly kind: 'published' | 'copy';
  readonly title: string;
  readonly text: string;
  readonly country: string;
  readonly place: string;
  readonly author: PublicAuthor;
  /** When what is shown was last changed, ISO 8601. */
  readonly stand: string;
  /** Another one for every change of what is shown; part of the address of the preview image. */
  readonly version: string;
  /** Whether it shows the trip as it is now; a copy may show it as it was. */
  readonly follows: boolean;
  /** The last day on which the link of a copy works; null when it has no end. */
  readonly expiresAt: CalendarDate | null;
  /** Absent in copies that a device has of an older program. */
  readonly photos?: readonly PublicPhoto[] | undefined;
  readonly omitted: readonly Omission[];
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  /** 1 to 12, in the order in which they are travelled. */
  readonly months: readonly number[];
  /** Those in which a route idea is best, 1 to 12; missing for other trips. */
  readonly bestMonths?: readonly number[] | undefined;
  readonly season: Season;
  readonly dayCount: number;
  readonly stopCount: number;
  readonly countries: readonly string[];
  /** In meters. */
  readonly totalDistance: number;
  /** In seconds. */
  readonly totalDuration: number;
  readonly accommodationType: AccommodationType;
  readonly days: readonly PublicDay[];
  readonly lodgings: readonly PublicLodging[];
  readonly transports: readonly PublicTransport[];
  /** Null where prices are left out. */
  readonly costs: PublicCosts | null;
}

/** Whether the totals are estimates: those of a day at least are. */
export function isEstimated({ days }: Pick<PublicTrip, 'days'>): boolean {
  return days.some(({ isEstimate }) => isEstimate);
}
