import {
  type Day,
  type DaySchedule,
  distanceMeters,
  findHotel,
  isSamePlace,
  type Location,
  nightsOnTheWay,
  restingPlace,
  lastOnRoute,
  routeLegsOf,
  shortLabel,
  stayCents,
  type Stop,
  stopsOf,
} from '@fahrtwind/domain';
import type { QueryAction } from '../action.ts';
import { measuredSchedule } from '../plan/measures.ts';
import { placeOf, refused, step, stopOf, type Step, type Turn } from '../plan/turn.ts';
import type { PlaceHit } from '../ports.ts';
import { dayNumber } from './positions.ts';

type Of<Kind extends QueryAction['kind']> = Extract<QueryAction, { readonly kind: Kind }>;

/** When one comes to a stop; with a time from which one drives, or by which one has to be there. */
export async function arrivalQuery(turn: Turn, action: Of<'arrival'>): Promise<Step> {
  const { trip, texts } = turn;
  const found = stopOf(turn, action.stop);
  if (!found) return refused(texts.refusals['stop-gone']);
  const name = shortLabel(found.stop.location);
  const schedule = await measuredSchedule(trip, turn.ports);
  const day = schedule.find(({ dayId }) => dayId === found.day.id);
  const from = action.from === undefined ? undefined : stopOf(turn, action.from)?.stop.id;
  const minutes = day && arrivalMinutes(day, found.stop.id, action.start, from);
  if (!day || minutes === undefined || minutes === null)
    return step([], texts.answers.passedBy(name));
  const words = [
    texts.answers.arrival(
      name,
      dayNumber(trip, found.day.id),
      texts.date(found.day.date),
      texts.clock(minutes),
    ),
    ...deadlineWords(turn, minutes, action.deadline),
    ...limitWords(turn, day),
    ...(day.isEstimate ? [texts.answers.estimated] : []),
  ];
  return step([], words.join(' '));
}

/** The same way from another minute on, or from another stop of the day. */
function arrivalMinutes(
  day: DaySchedule,
  stopId: string,
  start: number | undefined,
  from: string | undefined,
): number | null | undefined {
  const at = day.stops.findIndex((one) => one.stopId === stopId);
  const minutes = day.stops[at]?.arrivalMinutes;
  if (start === undefined || minutes === undefined || minutes === null) return minutes;
  const begin = day.stops.findIndex((one) => one.stopId === from);
  if (begin < 0 || begin >= at) return minutes - day.startMinutes + start;
  const way = day.stops.slice(begin + 1, at + 1);
  return start + way.reduce((sum, { leg }) => sum + (leg?.seconds ?? 0) / 60, 0);
}

function deadlineWords({ texts }: Turn, minutes: number, deadline?: number): readonly string[] {
  if (deadline === undefined) return [];
  const spare = Math.round(deadline - minutes);
  return [
    spare >= 0
      ? texts.answers.inTime(texts.clock(deadline), texts.duration(spare * 60))
      : texts.answers.tooLate(texts.clock(deadline), texts.duration(-spare * 60)),
  ];
}

/** A day beyond the person's own limit is worth a word. */
function limitWords({ texts, drivingLimitMinutes }: Turn, day: DaySchedule): readonly string[] {
  const isLong = day.drivingSeconds > drivingLimitMinutes * 60;
  return isLong
    ? [
        texts.answers.overLimit(
          texts.duration(day.drivingSeconds),
          texts.duration(drivingLimitMinutes * 60),
        ),
      ]
    : [];
}

/** How long one is at a stop, and where one sleeps there. */
export function stayQuery(turn: Turn, action: Of<'stay'>): Step {
  const { trip, texts } = turn;
  const found = stopOf(turn, action.stop);
  if (!found) return refused(texts.refusals['stop-gone']);
  const name = shortLabel(found.stop.location);
  const nights = nightsAt(turn, found.day, found.stop);
  const [first] = nights;
  const number = dayNumber(trip, found.day.id);
  if (!first) return step([], texts.answers.noNightAt(name, number, texts.date(found.day.date)));
  const last = trip.days[trip.days.indexOf(nights.at(-1) ?? first) + 1];
  const head = texts.answers.stay(
    name,
    texts.nightCount(nights.length),
    texts.date(first.date),
    last ? texts.date(last.date) : '',
  );
  const hotels = [...new Set(nights.map(({ hotelId }) => hotelId))].map((id) =>
    lodgingWords(turn, id),
  );
  return step([], [head, ...hotels].join(' '));
}

/** The nights after the day of a stop, until one goes on; none where another stop follows on the same day. */
function nightsAt({ trip }: Turn, day: Day, stop: Stop): readonly Day[] {
  if (lastOnRoute(day)?.id !== stop.id) return [];
  const days = trip.days.slice(trip.days.indexOf(day));
  const until = days.findIndex(({ cityList }, index) => index > 0 && cityList.length > 0);
  const nights = nightsOnTheWay(trip);
  return days.slice(0, until < 0 ? undefined : until).filter((one) => nights.includes(one));
}

function lodgingWords({ trip, texts }: Turn, hotelId: string | null): string {
  const hotel = hotelId === null ? undefined : findHotel(trip, hotelId);
  if (!hotel) return texts.answers.stayOpen;
  const cents = stayCents(hotel);
  return texts.answers.lodging(hotel.name, hotel.booked, cents === null ? '' : texts.euros(cents));
}

const MILE_METERS = 1609.344;

/** From place to place by car, also where the trip does not lead. */
export async function betweenQuery(turn: Turn, action: Of<'between'>): Promise<Step> {
  const { texts, trip, ports } = turn;
  const to = placeOf(turn, action.to);
  const via = (action.via ?? []).flatMap((handle) => placeOf(turn, handle) ?? []);
  const from = action.from === undefined ? nearestStop(turn, to) : placeOf(turn, action.from);
  if (!to || !from) return step([], texts.answers.noRoute);
  const points = [from, ...via, to];
  const planned = routeLegsOf(trip);
  const legs = points.slice(1).map((place, index) => {
    const before = points[index] ?? from;
    // A leg of the trip is measured as the list has it.
    const own = planned.find(
      (leg) => isSamePlace(leg.from, before.location) && isSamePlace(leg.to, place.location),
    );
    return own ?? freeLeg(turn, before.location, place.location);
  });
  const answers = await ports.measure(legs);
  const measured = answers.flatMap((answer) => answer ?? []);
  if (measured.length < legs.length) return step([], texts.planNoRoad(from.name, to.name));
  const meters = measured.reduce((sum, one) => sum + one.meters, 0);
  const seconds = measured.reduce((sum, one) => sum + one.seconds, 0);
  const isEstimate = measured.some((one) => one.isEstimate === true);
  const [km, time] = texts.wayWords({ meters, seconds, isEstimate });
  const way = [km, ...(action.inMiles ? [milesOf(turn, meters)] : [])].join(', ');
  const name =
    via.length > 0 ? texts.answers.over(to.name, texts.list(via.map((one) => one.name))) : to.name;
  const hint = isEstimate ? ` ${texts.answers.estimated}` : '';
  return step([], texts.answers.legTotal(from.name, name, way, time) + hint);
}

export function milesOf({ texts }: Pick<Turn, 'texts'>, meters: number): string {
  return texts.answers.miles(Math.round(meters / MILE_METERS));
}

function freeLeg({ trip }: Turn, from: Location, to: Location) {
  const month = Number((trip.days[0]?.date ?? '').slice(5, 7)) || 7;
  const ids = { cityId: 'to', fromCityId: 'from' };
  return { ...ids, from, to, routeProfile: 'driving' as const, toll: true, month };
}

function nearestStop({ trip }: Turn, to: PlaceHit | undefined): PlaceHit | undefined {
  if (!to) return undefined;
  const [nearest] = stopsOf(trip).toSorted(
    (one, other) =>
      distanceMeters(one.location, to.location) - distanceMeters(other.location, to.location),
  );
  return nearest && { ...to, name: shortLabel(nearest.location), location: nearest.location };
}

/** What a feast means for the trip; whether shops are closed there is nothing we know. */
export function feastQuery({ trip, texts }: Turn, { date }: Of<'feast'>): Step {
  const day = trip.days.find((one) => one.date === date);
  if (!day)
    return step([], `${texts.answers.notInTrip(texts.date(date))} ${texts.answers.feastUnknown}`);
  const place = lastOnRoute(day)?.location ?? restingPlace(trip, trip.days.indexOf(day));
  const where = place ? shortLabel(place) : texts.answers.nowhere;
  const words = texts.answers.feast(texts.date(date), dayNumber(trip, day.id), where);
  return step([], `${words} ${texts.answers.feastUnknown}`);
}
