import type { LegMeasure } from '../legs/estimate-leg.ts';
import type { Refusal } from '../operations/refusal.ts';
import type { KeptNights } from '../operations/stay-wishes.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import type { Entry, NoteEntry } from '../trip/entry.ts';
import type { Hotel } from '../trip/hotel.ts';
import type { Location } from '../trip/location.ts';
import type { LegKind } from '../trip/leg-kind.ts';
import type { RouteProfile } from '../trip/route-profile.ts';
import type { RouteWish } from '../trip/route-wish.ts';
import type { NewStop } from '../trip/stop.ts';
import type { AccommodationType } from '../trip/trip.ts';

/** Behind which stop of the day: null is its beginning, a missing one its end. */
interface Place {
  readonly dayId: string;
  readonly afterStopId?: string | null;
}

/**
 * One of the planner's operations with its arguments as plain data, so that a proposal can be kept, sent and replayed
 * on a trip that has changed since. Places in a day are named by their neighbour, because numbers shift.
 */
export type TripOperation =
  | (Place & { readonly op: 'addStop'; readonly stop: NewStop })
  | { readonly op: 'removeStops'; readonly stopIds: readonly string[] }
  | (Place & { readonly op: 'moveStop'; readonly stopId: string })
  | { readonly op: 'swapStops'; readonly stopId: string; readonly otherStopId: string }
  | { readonly op: 'replaceStop'; readonly stopId: string; readonly location: Location }
  | { readonly op: 'renameTrip'; readonly title: string }
  | {
      readonly op: 'setDates';
      readonly start: CalendarDate;
      readonly end: CalendarDate;
      /** For the days that the trip gets in addition. */
      readonly newDayIds: readonly string[];
    }
  | { readonly op: 'shiftDates'; readonly start: CalendarDate }
  | { readonly op: 'addDayAfter'; readonly dayId: string; readonly newDayId: string }
  | { readonly op: 'addDayBefore'; readonly dayId: string; readonly newDayId: string }
  | { readonly op: 'removeDay'; readonly dayId: string }
  | { readonly op: 'moveDay'; readonly dayId: string; readonly index: number }
  | {
      readonly op: 'setRouteProfile';
      readonly stopId: string;
      readonly routeProfile: RouteProfile;
    }
  | { readonly op: 'setLegKind'; readonly stopId: string; readonly kind: LegKind }
  | { readonly op: 'setToll'; readonly stopId: string; readonly toll: boolean }
  | {
      readonly op: 'setWishes';
      readonly stopId: string;
      readonly wishes: readonly RouteWish[];
    }
  | { readonly op: 'setDayStart'; readonly dayId: string; readonly startMinutes: number | null }
  | { readonly op: 'setStay'; readonly stopId: string; readonly stayMinutes: number | null }
  | { readonly op: 'setOptional'; readonly stopId: string; readonly optional: boolean }
  | { readonly op: 'setNote'; readonly stopId: string; readonly note: NoteEntry | null }
  | { readonly op: 'addEntry'; readonly stopId: string; readonly entry: Entry }
  | { readonly op: 'removeEntry'; readonly entryId: string }
  | { readonly op: 'addHotel'; readonly hotel: Hotel }
  | {
      readonly op: 'updateHotel';
      readonly hotelId: string;
      readonly change: Partial<Omit<Hotel, 'id'>>;
    }
  | { readonly op: 'removeHotel'; readonly hotelId: string }
  | { readonly op: 'setAccommodationType'; readonly akkomodationType: AccommodationType }
  /** What an optimisation found: all stops in their new order; they keep their nights and hotels. */
  | { readonly op: 'orderStops'; readonly stopIds: readonly string[] }
  /** Spreads the stops over days by the legs as they were measured; others are estimated. */
  | {
      readonly op: 'spreadStops';
      readonly limitMinutes: number;
      readonly dayCount: number;
      readonly keepNights: KeptNights;
      readonly legs: readonly SpreadLeg[];
      /** For the days that the trip gets in addition. */
      readonly newDayIds: readonly string[];
    };

/** A measured leg, named after the stops at its ends. */
export interface SpreadLeg extends LegMeasure {
  readonly fromStopId: string;
  readonly stopId: string;
  readonly minutesAboard: number;
}

/** Why an operation no longer fits: the planner's own refusals, and an order of stops that are no longer the same. */
export type ReplayRefusal = Refusal | 'order-outdated';

export interface NotFitting {
  readonly operation: TripOperation;
  readonly reason: ReplayRefusal;
}
