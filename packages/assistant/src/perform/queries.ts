import {
  BUDGET_KINDS,
  budgetOf,
  costsOf,
  type DaySchedule,
  findHotel,
  isSamePlace,
  openNightsOf,
  type Point,
  restingPlace,
  routeLegsOf,
  shortLabel,
  stopsOf,
  writeEuros,
} from '@fahrtwind/domain';
import type { QueryAction } from '../action.ts';
import type { FoundSpot, PlaceHit } from '../ports.ts';
import {
  answers,
  clock,
  days as daysText,
  refusals,
  stops as stopsText,
  wayWords,
  writeDate,
} from '../texts.de.ts';
import { measuredSchedule } from '../plan/measures.ts';
import { dayNumber, nameOf } from './positions.ts';
import { dayOf, refused, step, stopOf, type Step, type Turn } from '../plan/turn.ts';

type Of<Kind extends QueryAction['kind']> = Extract<QueryAction, { readonly kind: Kind }>;

const MAX_OPTIONS = 5;
/** So many legs are looked along; more would take a route planner seconds. */
const MAX_LEGS = 12;

export function costsQuery({ trip }: Turn): Step {
  const { total, byKind } = budgetOf(trip, costsOf(trip));
  const known = total.bookedCents + total.openCents;
  if (known === 0) return step([], answers.noCosts);
  const kinds = BUDGET_KINDS.flatMap((kind) => {
    const cents = byKind[kind].bookedCents + byKind[kind].openCents;
    return cents > 0 ? [`${answers.costKinds[kind]}: ${writeEuros(cents)}`] : [];
  });
  const rows = [
    answers.costs(writeEuros(known), writeEuros(total.bookedCents), writeEuros(total.openCents)),
    ...kinds,
    ...(total.unknown > 0 ? [answers.unknownPrices(total.unknown)] : []),
  ];
  return step([], rows.join('\n'));
}

export async function distanceQuery(turn: Turn, scope: Of<'distance'>): Promise<Step> {
  const schedule = await measuredSchedule(turn.trip, turn.ports);
  if (scope.stop !== undefined) return legAnswer(turn, schedule, scope.stop);
  const day = scope.day === undefined ? undefined : dayOf(turn, scope.day);
  if (scope.day !== undefined && !day) return refused(refusals['day-gone']);
  const own = day ? schedule.filter(({ dayId }) => dayId === day.id) : schedule;
  const meters = own.reduce((sum, one) => sum + one.meters, 0);
  const seconds = own.reduce((sum, one) => sum + one.seconds, 0);
  if (meters === 0 && !day) return step([], answers.noRoute);
  const isEstimate = own.some((one) => one.isEstimate);
  const [km, time] = wayWords({ meters, seconds, isEstimate });
  const text = day
    ? answers.dayTotal(dayNumber(turn.trip, day.id), km, time)
    : answers.total(km, time);
  return step([], text + hintOf(isEstimate));
}

function hintOf(isEstimate: boolean): string {
  return isEstimate ? ` ${answers.estimated}` : '';
}

function legAnswer(turn: Turn, schedule: readonly DaySchedule[], handle: string): Step {
  const found = stopOf(turn, handle);
  if (!found) return refused(refusals['stop-gone']);
  const name = shortLabel(found.stop.location);
  const leg = schedule
    .flatMap(({ stops }) => stops)
    .find(({ stopId }) => stopId === found.stop.id)?.leg;
  if (!leg) return step([], found.stop.optional ? answers.passedBy(name) : answers.firstStop(name));
  const from = nameOf(turn.trip, leg.fromCityId) ?? '';
  return step([], answers.legTotal(from, name, ...wayWords(leg)) + hintOf(leg.isEstimate));
}

export async function dayPlanQuery(turn: Turn, action: Of<'dayPlan'>): Promise<Step> {
  const day = dayOf(turn, action.day);
  if (!day) return refused(refusals['day-gone']);
  const number = dayNumber(turn.trip, day.id);
  const date = writeDate(day.date);
  const hotel = day.hotelId === null ? undefined : findHotel(turn.trip, day.hotelId);
  const night = hotel ? [answers.night(hotel.name)] : [];
  if (day.cityList.length === 0) {
    const place = restingPlace(turn.trip, number - 1);
    return step(
      [],
      [answers.dayFree(number, date, place ? shortLabel(place) : ''), ...night].join('\n'),
    );
  }
  const schedule = await measuredSchedule(turn.trip, turn.ports);
  const times = schedule.find(({ dayId }) => dayId === day.id);
  const rows = day.cityList.map((stop) => {
    const arrival = times?.stops.find(({ stopId }) => stopId === stop.id)?.arrivalMinutes ?? null;
    return answers.dayStop(arrival === null ? '' : clock(arrival), shortLabel(stop.location));
  });
  const total = answers.dayTotal(
    number,
    ...wayWords(times ?? { meters: 0, seconds: 0, isEstimate: false }),
  );
  return step([], [answers.day(number, date), ...rows, ...night, total].join('\n'));
}

export async function arrivalQuery(turn: Turn, action: Of<'arrival'>): Promise<Step> {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(refusals['stop-gone']);
  const name = shortLabel(found.stop.location);
  const schedule = await measuredSchedule(turn.trip, turn.ports);
  const minutes = schedule
    .flatMap(({ stops }) => stops)
    .find(({ stopId }) => stopId === found.stop.id)?.arrivalMinutes;
  if (minutes === undefined || minutes === null) return step([], answers.passedBy(name));
  const number = dayNumber(turn.trip, found.day.id);
  return step([], answers.arrival(name, number, writeDate(found.day.date), clock(minutes)));
}

export function overviewQuery({ trip }: Turn): Step {
  const [first, last] = [trip.days.at(0), trip.days.at(-1)];
  const count = stopsOf(trip).length;
  if (!first || !last || count === 0) return step([], answers.empty);
  const head = answers.overview(
    trip.title,
    daysText(trip.days.length),
    stopsText(count),
    writeDate(first.date),
    writeDate(last.date),
  );
  const rows = trip.days.map(({ cityList }, index) =>
    answers.overviewDay(
      index + 1,
      cityList.map(({ location }) => shortLabel(location)).join(' → '),
    ),
  );
  return step([], [head, ...rows].join('\n'));
}

export function openNightsQuery({ trip }: Turn): Step {
  const open = new Set(openNightsOf(trip));
  const rows = trip.days.flatMap(({ id, date }, index) =>
    open.has(id) ? [`Tag ${index + 1} (${writeDate(date)})`] : [],
  );
  return step([], rows.length === 0 ? answers.noOpenNights : answers.openNights(rows.join(', ')));
}

/** Sights and towns on the way, as options: `das zweite` puts one into the trip. */
export async function alongQuery(turn: Turn, scope: Of<'alongTheWay'>): Promise<Step> {
  const line = await lineOf(turn, scope);
  if (line.length < 2) return step([], answers.noRoute);
  const own = stopsOf(turn.trip).map(({ location }) => location);
  const found = (await turn.ports.placesAlong(line))
    .filter(({ location }) => !own.some((stop) => isSamePlace(stop, location)))
    .slice(0, MAX_OPTIONS);
  if (found.length === 0) return step([], answers.nothingAlong);
  const rows = found.map((place, index) => `${index + 1}. ${labelOf(place)}`);
  return {
    kind: 'step',
    operations: [],
    text: [answers.along, ...rows, answers.alongHint].join('\n'),
    options: found.map((place) => ({ kind: 'place', label: place.name, place })),
  };
}

function labelOf({ name, description }: PlaceHit): string {
  return description ? `${name}: ${description}` : name;
}

async function lineOf(turn: Turn, scope: Of<'alongTheWay'>): Promise<readonly Point[]> {
  const stopId = scope.stop === undefined ? null : stopOf(turn, scope.stop)?.stop.id;
  const day = scope.day === undefined ? null : dayOf(turn, scope.day);
  const legs = routeLegsOf(turn.trip).filter(
    ({ cityId }) =>
      (stopId === null || cityId === stopId) &&
      (day === null || day?.cityList.some(({ id }) => id === cityId)),
  );
  const lines = await Promise.all(
    legs.slice(0, MAX_LEGS).map(({ from, to }) => turn.ports.wayBetween(from, to)),
  );
  return lines.flat();
}

export async function findHotelsQuery(turn: Turn, action: Of<'findHotels'>): Promise<Step> {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(refusals['stop-gone']);
  const { findLodging } = turn.ports;
  if (!findLodging) return step([], answers.noSearch);
  const name = shortLabel(found.stop.location);
  return spots(
    await findLodging(found.stop.location, turn.trip.akkomodationType),
    answers.foundLodging(name),
    name,
  );
}

export async function findRestaurantsQuery(
  turn: Turn,
  action: Of<'findRestaurants'>,
): Promise<Step> {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(refusals['stop-gone']);
  const { findRestaurants } = turn.ports;
  if (!findRestaurants) return step([], answers.noSearch);
  const name = shortLabel(found.stop.location);
  return spots(await findRestaurants(found.stop.location), answers.foundRestaurants(name), name);
}

function spots(found: readonly FoundSpot[], head: string, name: string): Step {
  if (found.length === 0) return step([], answers.noneFound(name));
  const rows = found
    .slice(0, MAX_OPTIONS)
    .map((spot, index) => `${index + 1}. ${spot.name}${spot.price ? ` (${spot.price})` : ''}`);
  return step([], [head, ...rows].join('\n'));
}

/** Whether an action only asks. */
export function isQuery(kind: string): kind is QueryAction['kind'] {
  const kinds: readonly string[] = [
    'alongTheWay',
    'costs',
    'distance',
    'dayPlan',
    'arrival',
    'overview',
    'openNights',
    'findHotels',
    'findRestaurants',
  ] satisfies readonly QueryAction['kind'][];
  return kinds.includes(kind);
}
