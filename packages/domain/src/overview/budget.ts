import { readEuroCents } from '../text/euros.ts';
import { ticketOf, type LegTransport } from '../trip/leg-transport.ts';
import type { LegKind } from '../trip/leg-kind.ts';
import { isOnRoute } from '../trip/stop.ts';
import { nightsOf, priceUnitOf, stayCents, type Hotel } from '../trip/hotel.ts';
import { TRANSPORT_FIELDS, type TransportField } from '../trip/transport-leg.ts';
import type { Location } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';

export const BUDGET_KINDS = ['hotel', 'leg', 'activity'] as const;

export type BudgetKind = (typeof BUDGET_KINDS)[number];

interface CostBase {
  readonly id: string;
  readonly booked: boolean;
  /** As the user wrote it. */
  readonly price: string;
  /** Null when the price is unknown, or not in euros and hence not part of any sum. */
  readonly cents: number | null;
  /** The day on which it falls; null where none of the trip is meant. */
  readonly dayId: string | null;
}

/** Something of the trip that can cost money, with the ids by which it is found. */
export type Cost =
  | (CostBase & {
      readonly kind: 'hotel';
      readonly name: string;
      /** How many nights the cents are for, where the price is per night. Null for a price of the whole stay. */
      readonly pricedNights: number | null;
    })
  | (CostBase & { readonly kind: 'leg'; readonly field: TransportField })
  | (CostBase & {
      /** The train or the like to a stop; its id is that of the stop. */
      readonly kind: 'ride';
      readonly legKind: LegKind;
      readonly operator: string;
      readonly stopId: string;
      /** Where it leads. */
      readonly to: Location;
    })
  | (CostBase & { readonly kind: 'activity'; readonly name: string; readonly stopId: string });

export interface CostSum {
  readonly bookedCents: number;
  readonly openCents: number;
  /** How many have no price that could be summed up. */
  readonly unknown: number;
  readonly count: number;
}

export interface Budget {
  readonly total: CostSum;
  readonly byKind: Readonly<Record<BudgetKind, CostSum>>;
  /** One for each day of the trip, in its order. */
  readonly byDay: readonly (CostSum & { readonly dayId: string })[];
  /** What belongs to no day of the trip. */
  readonly besides: CostSum;
}

/** Everything of a trip that can cost money: the way there, hotels, the vehicle, trains and ferries, activities, the way home. */
export function costsOf(trip: Trip): readonly Cost[] {
  return [
    ...legCosts(trip),
    ...rideCosts(trip),
    ...trip.hotels.map(hotelCost(trip)),
    ...activityCosts(trip),
  ];
}

/** Sums up costs in cents: what is booked, and what is still open. */
export function budgetOf(trip: Pick<Trip, 'days'>, costs: readonly Cost[]): Budget {
  const days = new Map<string | null, Cost[]>(trip.days.map((day) => [day.id, []]));
  const besides: Cost[] = [];
  for (const cost of costs) (days.get(cost.dayId) ?? besides).push(cost);
  const ofKind = (kind: BudgetKind): CostSum =>
    sumOf(costs.filter((cost) => budgetKindOf(cost) === kind));
  return {
    total: sumOf(costs),
    byKind: { hotel: ofKind('hotel'), leg: ofKind('leg'), activity: ofKind('activity') },
    byDay: trip.days.map((day) => ({ dayId: day.id, ...sumOf(days.get(day.id) ?? []) })),
    besides: sumOf(besides),
  };
}

/** Under which heading a cost stands: a train to a stop is transport, as the way there is. */
export function budgetKindOf({ kind }: Pick<Cost, 'kind'>): BudgetKind {
  return kind === 'ride' ? 'leg' : kind;
}

function sumOf(costs: readonly Cost[]): CostSum {
  let [bookedCents, openCents, unknown] = [0, 0, 0];
  for (const { booked, cents } of costs) {
    if (cents === null) unknown += 1;
    else if (booked) bookedCents += cents;
    else openCents += cents;
  }
  return { bookedCents, openCents, unknown, count: costs.length };
}

/** A stay is paid once and hence falls on its first day, by its nights or else by its dates. */
function hotelCost(trip: Trip): (hotel: Hotel) => Cost {
  const firstDays = new Map<string, string>();
  for (const { id, hotelId } of trip.days)
    if (hotelId !== null && !firstDays.has(hotelId)) firstDays.set(hotelId, id);
  const byDate = new Map(trip.days.map((day) => [day.date, day.id]));
  return (hotel) => ({
    kind: 'hotel',
    id: hotel.id,
    name: hotel.name,
    booked: hotel.booked,
    price: hotel.price,
    cents: stayCents(hotel),
    pricedNights: priceUnitOf(hotel) === 'night' ? nightsOf(hotel) : null,
    dayId: firstDays.get(hotel.id) ?? byDate.get(hotel.checkInDate) ?? null,
  });
}

function legCosts(trip: Trip): readonly Cost[] {
  const [first, last] = [trip.days.at(0), trip.days.at(-1)];
  return TRANSPORT_FIELDS.flatMap((field) => {
    const leg = trip[field];
    if (leg === null) return [];
    const { id, booked, price } = leg;
    const dayId = (field === 'departureEntry' ? last : first)?.id ?? null;
    return [{ kind: 'leg', field, id, booked, price, cents: readEuroCents(price), dayId } as const];
  });
}

/** Tickets of which more is known than that there is one: the boat over a fjord is paid on board. */
function rideCosts(trip: Trip): readonly Cost[] {
  return trip.days.flatMap((day) =>
    day.cityList.filter(isOnRoute).flatMap((stop) => {
      const ticket = ticketOf(stop);
      if (!ticket || !isWorthMention(ticket)) return [];
      const { kind: legKind, operator, price, booked } = ticket;
      const ids = { id: stop.id, stopId: stop.id, dayId: day.id, to: stop.location };
      const cents = readEuroCents(price);
      return [{ kind: 'ride', legKind, operator, price, booked, cents, ...ids } as const];
    }),
  );
}

function isWorthMention({ operator, price, bookingNumber, url, booked }: LegTransport): boolean {
  return booked || [operator, price, bookingNumber, url].some((text) => text.trim() !== '');
}

/** Most activities are free and need no booking: only those with a price or a booking cost something. */
function activityCosts(trip: Trip): readonly Cost[] {
  return trip.days.flatMap((day) =>
    day.cityList.flatMap((stop) =>
      stop.entries.flatMap((entry) => {
        if (entry.entryType !== 'activity') return [];
        const { id, name, price = '', booked = false } = entry;
        if (price.trim() === '' && !booked) return [];
        const cents = readEuroCents(price);
        const ids = { id, stopId: stop.id, dayId: day.id };
        return [{ kind: 'activity', name, booked, price, cents, ...ids } as const];
      }),
    ),
  );
}
