import { LEG_KIND_FACTS, type LegKind } from '../trip/leg-kind.ts';
import { legKindOf, ticketOf, transportOf, type Travelled } from '../trip/leg-transport.ts';
import { minutesOfClock, MINUTES_PER_DAY } from '../text/clock.ts';
import { travelTime, type LegMeasure } from './estimate-leg.ts';
import type { LegClocks } from './leg-clocks.ts';

/** What a leg takes as it is travelled. */
export interface LegTravel extends LegMeasure {
  /** Whether the time was set by hand or follows from departure and arrival. */
  readonly isTimeKnown: boolean;
}

/** A leg, or the stop to which it leads. */
type Travelling = Travelled & { readonly isFirstOfDay?: boolean };

interface Measured extends LegMeasure {
  readonly clocks?: LegClocks | undefined;
  readonly crossings?: readonly { readonly minutes: number }[] | undefined;
}

const FERRY_KMH = LEG_KIND_FACTS.ferry.ride?.kmh ?? 0;

/** How far and how long a leg is by its kind, given what the route planner measured for its profile. */
export function travelLeg(leg: Travelling, measured: Measured): LegTravel {
  const kind = legKindOf(leg);
  const meters = Math.round(measured.meters * (LEG_KIND_FACTS[kind].ride?.detour ?? 1));
  const known = knownMinutes(leg, measured.clocks);
  if (known !== null) return { meters, seconds: known * 60, isTimeKnown: true };
  return { meters, seconds: secondsBy(kind, leg, { ...measured, meters }), isTimeKnown: false };
}

/**
 * How long a leg takes for certain: set by hand, else from the times of the ticket, which may lie on both sides of midnight
 * and are told by the clocks of both ends; null for an estimate.
 */
function knownMinutes(leg: Travelling, clocks: LegClocks | undefined): number | null {
  const minutes = transportOf(leg)?.durationMinutes ?? null;
  if (minutes !== null) return minutes;
  const { departure, arrival } = ticketTimes(leg);
  if (departure === null || arrival === null) return null;
  if (!clocks) return (arrival - departure + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  // To the west one can arrive before one left, even on the day before.
  const ways = [-1, 0, 1, 2].map((nights) => {
    const shift = nights * MINUTES_PER_DAY;
    return leg.isFirstOfDay
      ? clocks.minutesBetween(departure - shift, arrival)
      : clocks.minutesBetween(departure, arrival + shift);
  });
  return ways.find((one) => one >= 0) ?? null;
}

function secondsBy(kind: LegKind, leg: Travelled, measured: Measured): number {
  const { ride, slower } = LEG_KIND_FACTS[kind];
  const [crossing] = kind === 'ferry' ? (measured.crossings ?? []) : [];
  if (crossing) return crossing.minutes * 60;
  const km = measured.meters / 1000;
  // The same place again: there is nothing to board.
  if (ride) return km === 0 ? 0 : Math.round((km / ride.kmh) * 3600 + ride.extraMinutes * 60);
  const seconds = travelTime(measured, leg.routeProfile);
  if (!slower) return seconds;
  // On a ferry all are equally fast. How far it goes is not measured: as far as most do in that time.
  const minutesAboard = (measured.crossings ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
  const aboard = Math.min(seconds, minutesAboard * 60);
  const drivenKm = Math.max(0, km - (aboard / 3600) * FERRY_KMH);
  const driven = Math.max(
    (seconds - aboard) * slower.factor,
    (drivenKm / slower.fastestKmh) * 3600,
  );
  return Math.round(aboard + driven);
}

/** When a leg with a ticket starts and ends, in minutes after midnight; null where it is not said. */
export function ticketTimes(leg: Travelled): {
  readonly departure: number | null;
  readonly arrival: number | null;
} {
  const ticket = ticketOf(leg);
  return {
    departure: minutesOfClock(ticket?.departureTime ?? ''),
    arrival: minutesOfClock(ticket?.arrivalTime ?? ''),
  };
}
