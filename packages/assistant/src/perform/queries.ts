import {
  BUDGET_KINDS,
  budgetOf,
  costsOf,
  type DaySchedule,
  findHotel,
  openNightsOf,
  plannerTabPath,
  restingPlace,
  shortLabel,
  stopsOf,
} from '@fahrtwind/domain';
import type { QueryAction } from '../action.ts';
import type { FoundSpot } from '../ports.ts';
import { measuredSchedule } from '../plan/measures.ts';
import { linkTo } from './link-to.ts';
import { milesOf } from './stop-questions.ts';
import { dayNumber, nameOf } from './positions.ts';
import { dayOf, refused, step, stopOf, type Step, type Turn } from '../plan/turn.ts';

type Of<Kind extends QueryAction['kind']> = Extract<QueryAction, { readonly kind: Kind }>;

const MAX_OPTIONS = 5;

export function costsQuery(turn: Turn, { persons }: Of<'costs'>): Step {
  const { trip } = turn;
  const { total, byKind } = budgetOf(trip, costsOf(trip));
  const known = total.bookedCents + total.openCents;
  if (known === 0) return step([], turn.texts.answers.noCosts);
  const kinds = BUDGET_KINDS.flatMap((kind) => {
    const cents = byKind[kind].bookedCents + byKind[kind].openCents;
    return cents > 0 ? [`${turn.texts.answers.costKinds[kind]}: ${turn.texts.euros(cents)}`] : [];
  });
  const rows = [
    turn.texts.answers.costs(
      turn.texts.euros(known),
      turn.texts.euros(total.bookedCents),
      turn.texts.euros(total.openCents),
    ),
    ...(persons === undefined || persons < 2
      ? []
      : [turn.texts.answers.perPerson(persons, turn.texts.euros(Math.round(known / persons)))]),
    ...kinds,
    ...(total.unknown > 0 ? [turn.texts.answers.unknownPrices(total.unknown)] : []),
  ];
  const link = linkTo(turn.texts.links.costs, plannerTabPath('costs'));
  return step([], [...rows, link].join('\n'));
}

export async function distanceQuery(turn: Turn, scope: Of<'distance'>): Promise<Step> {
  const schedule = await measuredSchedule(turn.trip, turn.ports);
  if (scope.stop !== undefined) return legAnswer(turn, schedule, scope.stop);
  const day = scope.day === undefined ? undefined : dayOf(turn, scope.day);
  if (scope.day !== undefined && !day) return refused(turn.texts.refusals['day-gone']);
  const own = day ? schedule.filter(({ dayId }) => dayId === day.id) : schedule;
  const meters = own.reduce((sum, one) => sum + one.meters, 0);
  const seconds = own.reduce((sum, one) => sum + one.seconds, 0);
  if (meters === 0 && !day) return step([], turn.texts.answers.noRoute);
  const isEstimate = own.some((one) => one.isEstimate);
  const [kilometers, time] = turn.texts.wayWords({ meters, seconds, isEstimate });
  const km = scope.inMiles ? `${kilometers}, ${milesOf(turn, meters)}` : kilometers;
  const text = day
    ? turn.texts.answers.dayTotal(dayNumber(turn.trip, day.id), km, time)
    : turn.texts.answers.total(km, time);
  return step([], text + hintOf(turn, isEstimate));
}

function hintOf({ texts }: Turn, isEstimate: boolean): string {
  return isEstimate ? ` ${texts.answers.estimated}` : '';
}

function legAnswer(turn: Turn, schedule: readonly DaySchedule[], handle: string): Step {
  const found = stopOf(turn, handle);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const name = shortLabel(found.stop.location);
  const leg = schedule
    .flatMap(({ stops }) => stops)
    .find(({ stopId }) => stopId === found.stop.id)?.leg;
  if (!leg)
    return step(
      [],
      found.stop.optional ? turn.texts.answers.passedBy(name) : turn.texts.answers.firstStop(name),
    );
  const from = nameOf(turn.trip, leg.fromCityId) ?? '';
  return step(
    [],
    turn.texts.answers.legTotal(from, name, ...turn.texts.wayWords(leg)) +
      hintOf(turn, leg.isEstimate),
  );
}

export async function dayPlanQuery(turn: Turn, action: Of<'dayPlan'>): Promise<Step> {
  const day = dayOf(turn, action.day);
  if (!day) return refused(turn.texts.refusals['day-gone']);
  const number = dayNumber(turn.trip, day.id);
  const date = turn.texts.date(day.date);
  const hotel = day.hotelId === null ? undefined : findHotel(turn.trip, day.hotelId);
  const night = hotel ? [turn.texts.answers.night(hotel.name)] : [];
  if (day.cityList.length === 0) {
    const place = restingPlace(turn.trip, number - 1);
    return step(
      [],
      [turn.texts.answers.dayFree(number, date, place ? shortLabel(place) : ''), ...night].join(
        '\n',
      ),
    );
  }
  const schedule = await measuredSchedule(turn.trip, turn.ports);
  const times = schedule.find(({ dayId }) => dayId === day.id);
  const rows = day.cityList.map((stop) => {
    const arrival = times?.stops.find(({ stopId }) => stopId === stop.id)?.arrivalMinutes ?? null;
    return turn.texts.answers.dayStop(
      arrival === null ? '' : turn.texts.clock(arrival),
      shortLabel(stop.location),
    );
  });
  const total = turn.texts.answers.dayTotal(
    number,
    ...turn.texts.wayWords(times ?? { meters: 0, seconds: 0, isEstimate: false }),
  );
  return step([], [turn.texts.answers.day(number, date), ...rows, ...night, total].join('\n'));
}

export function overviewQuery(turn: Turn): Step {
  const { trip } = turn;
  const [first, last] = [trip.days.at(0), trip.days.at(-1)];
  const count = stopsOf(trip).length;
  if (!first || !last || count === 0) return step([], turn.texts.answers.empty);
  const head = turn.texts.answers.overview(
    trip.title,
    turn.texts.dayCount(trip.days.length),
    turn.texts.stopCount(count),
    turn.texts.date(first.date),
    turn.texts.date(last.date),
  );
  const rows = trip.days.map(({ cityList }, index) =>
    turn.texts.answers.overviewDay(
      index + 1,
      cityList.map(({ location }) => shortLabel(location)).join(' → '),
    ),
  );
  const link = linkTo(turn.texts.links.overview, plannerTabPath('overview'));
  return step([], [head, ...rows, link].join('\n'));
}

/** Nights without a lodging, and lodgings that are not booked yet: people ask for both in the same words. */
export function openNightsQuery(turn: Turn): Step {
  const { trip, texts } = turn;
  const open = new Set(openNightsOf(trip));
  const rows = trip.days.flatMap(({ id, date }, index) =>
    open.has(id) ? [turn.texts.answers.openNight(index + 1, turn.texts.date(date))] : [],
  );
  const unbooked = trip.hotels.flatMap((hotel) =>
    hotel.booked ? [] : [hotel.name || texts.answers.unnamed],
  );
  const nights =
    rows.length === 0 ? texts.answers.noOpenNights : texts.answers.openNights(rows.join(', '));
  if (rows.length + unbooked.length === 0) return step([], nights);
  const lodgings =
    unbooked.length === 0 ? [] : [`${texts.answers.notBooked} ${unbooked.join(', ')}.`];
  const link = linkTo(texts.links.bookings, plannerTabPath('overview'));
  return step([], [nights, ...lodgings, link].join('\n'));
}

export async function findHotelsQuery(turn: Turn, action: Of<'findHotels'>): Promise<Step> {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const { findLodging } = turn.ports;
  if (!findLodging) return step([], turn.texts.answers.noSearch);
  const name = shortLabel(found.stop.location);
  return spots(
    turn,
    await findLodging(found.stop.location, turn.trip.akkomodationType),
    turn.texts.answers.foundLodging(name),
    name,
  );
}

export async function findRestaurantsQuery(
  turn: Turn,
  action: Of<'findRestaurants'>,
): Promise<Step> {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const { findRestaurants } = turn.ports;
  if (!findRestaurants) return step([], turn.texts.answers.noSearch);
  const name = shortLabel(found.stop.location);
  return spots(
    turn,
    await findRestaurants(found.stop.location),
    turn.texts.answers.foundRestaurants(name),
    name,
  );
}

function spots({ texts }: Turn, found: readonly FoundSpot[], head: string, name: string): Step {
  if (found.length === 0) return step([], texts.answers.noneFound(name));
  const rows = found
    .slice(0, MAX_OPTIONS)
    .map((spot, index) => `${index + 1}. ${spot.name}${spot.price ? ` (${spot.price})` : ''}`);
  return step([], [head, ...rows].join('\n'));
}
