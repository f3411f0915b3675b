import {
  addDays,
  type Day,
  DEFAULT_START_MINUTES,
  EARLIEST_START_MINUTES,
  findDay,
  findHotel,
  findStop,
  isOnRoute,
  monthOf,
  routeLegsOf,
  shortLabel,
  stopsOf,
  type TripOperation,
  vehicleOf,
} from '@fahrtwind/domain';
import type { Remedy } from '../outcome.ts';
import { measureLegs } from '../plan/measures.ts';
import { findStages } from '../plan/stage-places.ts';
import type { Turn } from '../plan/turn.ts';
import { dayNumber } from './positions.ts';
import type { ProblemKind } from './problems.ts';

/** What a remedy does, before its proposal is known. */
export type Mending = Omit<Remedy, 'kind' | 'isOfPlan'>;

type Of<Code extends ProblemKind['code']> = Extract<ProblemKind, { readonly code: Code }>;

/** Days begin at a quarter of an hour: single minutes help no person. */
const START_STEP_MINUTES = 15;

/** What could mend a problem of the trip as it would be, the least change first; whether it does is tried by the caller. */
export async function remediesFor(what: ProblemKind, turn: Turn): Promise<readonly Mending[]> {
  switch (what.code) {
    case 'long-drive':
    case 'after-midnight':
      return [...laterRemedies(turn, what.dayId), ...(await nightBetween(turn, what.dayId))];
    case 'crowded-day':
      return laterRemedies(turn, what.dayId);
    case 'departure-missed':
      return earlierStart(turn, what.dayId, what.missedMinutes);
    case 'too-late':
      return earlierStart(turn, what.dayId, what.lateMinutes);
    case 'stop-twice':
      return withoutOther(turn, what);
    case 'lodging-without-stop':
      return withoutLodging(turn, what);
    case 'closed':
      return inOpenMonth(turn, what);
    case 'long-effort':
      return byVehicle(turn, what);
    default:
      return [notAtAll(turn)];
  }
}

/** The trip stays as it is. */
function notAtAll({ texts }: Turn): Mending {
  return { label: texts.remedies.ratherNot, operations: [], text: '' };
}

/** The last stop of a day comes to the next one, or to a day of its own. */
function laterRemedies(turn: Turn, dayId: string): readonly Mending[] {
  const { trip, texts, ports } = turn;
  const index = trip.days.findIndex(({ id }) => id === dayId);
  const stops = trip.days[index]?.cityList.filter(isOnRoute) ?? [];
  const last = stops.at(-1);
  if (!last || stops.length < 2) return [];
  const name = shortLabel(last.location);
  const next = trip.days[index + 1];
  const newDayId = ports.makeId();
  const moved = texts.moved(name, index + 2, null);
  const toDay = (id: string): TripOperation => ({
    op: 'moveStop',
    stopId: last.id,
    dayId: id,
    afterStopId: null,
  });
  const onNewDay: Mending = {
    label: texts.remedies.newDay(name),
    operations: [{ op: 'addDayAfter', dayId, newDayId }, toDay(newDayId)],
    text: `${texts.dayAdded(index + 2)} ${moved}`,
  };
  if (!next) return [onNewDay];
  const label = texts.remedies.nextDay(name);
  return [{ label, operations: [toDay(next.id)], text: moved }, onNewDay];
}

/** A night on the way to the last stop of a day, where that leg alone is too long. */
async function nightBetween(turn: Turn, dayId: string): Promise<readonly Mending[]> {
  const { trip, texts, ports, drivingLimitMinutes } = turn;
  const stops = findDay(trip, dayId)?.cityList.filter(isOnRoute) ?? [];
  const last = stops.at(-1);
  const leg = routeLegsOf(trip).find(({ cityId }) => cityId === last?.id);
  const from = leg && findStop(trip, leg.fromCityId);
  if (!last || !from || leg.routeProfile !== 'driving') return [];
  const taken = stopsOf(trip).map(({ location }) => location);
  const stages = await findStages(from.stop, last, 2, drivingLimitMinutes * 60, taken, ports);
  const [place] = stages?.places ?? [];
  if (!place) return [];
  const stop = { id: ports.makeId(), location: place.location, toll: last.toll };
  const [one, other] = [ports.makeId(), ports.makeId()];
  const label = texts.remedies.nightIn(place.name);
  const number = dayNumber(trip, dayId);
  const remedy = (at: number, operations: readonly TripOperation[]): Mending => {
    const moved = texts.moved(shortLabel(last.location), at + 1, null);
    return { label, operations, text: `${texts.added(place.name, at, null)} ${moved}` };
  };
  const addTo = (id: string): TripOperation => ({ op: 'addStop', dayId: id, stop });
  if (stops.length === 1)
    return [remedy(number, [{ op: 'addDayBefore', dayId, newDayId: one }, addTo(one)])];
  const lastTo: readonly TripOperation[] = [
    { op: 'addDayAfter', dayId, newDayId: one },
    { op: 'moveStop', stopId: last.id, dayId: one, afterStopId: null },
  ];
  const between: TripOperation = { op: 'addDayAfter', dayId, newDayId: other };
  return [
    remedy(number, [...lastTo, addTo(dayId)]),
    remedy(number + 1, [...lastTo, between, addTo(other)]),
  ];
}

function earlierStart(turn: Turn, dayId: string, minutes: number): readonly Mending[] {
  const { trip, texts } = turn;
  const start = (findDay(trip, dayId)?.startMinutes ?? DEFAULT_START_MINUTES) - minutes;
  const startMinutes = Math.floor(start / START_STEP_MINUTES) * START_STEP_MINUTES;
  if (startMinutes < EARLIEST_START_MINUTES) return [];
  const number = dayNumber(trip, dayId);
  const time = texts.clock(startMinutes);
  return [
    {
      label: texts.remedies.startAt(number, time),
      operations: [{ op: 'setDayStart', dayId, startMinutes }],
      text: texts.dayStart(texts.onDay(number), time),
    },
  ];
}

/** The place stays where it was asked for now; what it had before stays where there is something to lose. */
function withoutOther(turn: Turn, { stopId, otherId }: Of<'stop-twice'>): readonly Mending[] {
  const { context, trip, texts } = turn;
  const known = new Set(stopsOf(context.trip).map(({ id }) => id));
  const old = [stopId, otherId].find((id) => known.has(id)) ?? otherId;
  const found = findStop(trip, old);
  if (!found || found.stop.entries.length > 0 || found.stop.note) return [];
  const name = shortLabel(found.stop.location);
  return [
    {
      label: texts.remedies.withoutStop(name, dayNumber(trip, found.day.id)),
      operations: [{ op: 'removeStops', stopIds: [old] }],
      text: texts.removedOn(name, dayNumber(trip, found.day.id)),
    },
  ];
}

/** What is booked is never deleted. */
function withoutLodging(turn: Turn, { hotelId }: Of<'lodging-without-stop'>): readonly Mending[] {
  const { trip, texts } = turn;
  const hotel = findHotel(trip, hotelId);
  if (!hotel || hotel.booked) return [notAtAll(turn)];
  return [
    {
      label: texts.remedies.withoutLodging(hotel.name),
      operations: [{ op: 'removeHotel', hotelId }],
      text: texts.hotelRemoved(hotel.name),
    },
  ];
}

/** The whole trip in the next month in which the way is open. */
async function inOpenMonth(
  turn: Turn,
  { dayId, stopId, name }: Of<'closed'>,
): Promise<readonly Mending[]> {
  const { trip, texts, ports } = turn;
  const leg = routeLegsOf(trip).find(({ cityId }) => cityId === stopId);
  const [day, first] = [findDay(trip, dayId), trip.days.at(0)];
  if (!leg || !day || !first) return [];
  const later = Array.from({ length: 11 }, (_, index) => ((leg.month + index) % 12) + 1);
  const legs = later.map((month) => ({ ...leg, month }));
  const measured = await measureLegs(legs, ports);
  const open = legs.find((one) => {
    const answer = measured(one);
    return answer && !answer.closures?.some((closure) => closure.name === name);
  });
  const start = open && startIn(open.month, day, first);
  if (!open || !start) return [];
  const month = texts.month(open.month);
  const end = addDays(start, trip.days.length - 1);
  return [
    {
      label: texts.remedies.inMonth(month),
      operations: [{ op: 'shiftDates', start }],
      text: texts.dates(texts.date(start), texts.date(end), texts.dayCount(trip.days.length)),
    },
  ];
}

/** So many weeks later that a day comes to lie in a month, and weekdays stay. */
function startIn(month: number, day: Day, first: Day) {
  for (let weeks = 1; weeks <= 52; weeks += 1)
    if (monthOf(addDays(day.date, weeks * 7)) === month) return addDays(first.date, weeks * 7);
  return null;
}

function byVehicle(turn: Turn, { stopId }: Of<'long-effort'>): readonly Mending[] {
  const { trip, texts } = turn;
  const found = findStop(trip, stopId);
  if (!found) return [];
  const kind = vehicleOf(trip);
  const name = shortLabel(found.stop.location);
  return [
    {
      label: texts.remedies.travel(name, texts.profiles[kind]),
      operations: [{ op: 'setLegKind', stopId, kind }],
      text: texts.profile(texts.profiles[kind], texts.legTo(name)),
    },
  ];
}
