import {
  articlePath,
  bookingChecklist,
  type ChecklistItem,
  type Cost,
  costsOf,
  countryName,
  type Day,
  daylightAt,
  type DaySchedule,
  findCountry,
  countryOf,
  findHotel,
  isDriven,
  lastOnRoute,
  legKindOf,
  type Location,
  nightsOnTheWay,
  openNightsOf,
  overviewOf,
  plannerDayPath,
  plannerDialogPath,
  plannerTabPath,
  PATHS,
  restingPlace,
  type RouteLeg,
  routeLegsOf,
  shortLabel,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import type { QueryAction } from '../action.ts';
import { measuredSchedule } from '../plan/measures.ts';
import { dayOf, refused, step, type Step, type Turn } from '../plan/turn.ts';
import { linkTo } from './link-to.ts';
import { dayNumber, nameOf } from './positions.ts';

type Of<Kind extends QueryAction['kind']> = Extract<QueryAction, { readonly kind: Kind }>;

/** The articles that the answers draw on. */
const ARTICLES = { tolls: 'vignetten-und-maut', ferries: 'faehren-buchen' } as const;
/** The next town has the same time. */
const TOWN_METERS = 60_000;

export async function longestDayQuery(
  { trip, texts, ports }: Turn,
  { withShortest }: Of<'longestDay'>,
): Promise<Step> {
  const schedule = await measuredSchedule(trip, ports);
  const { longestDay } = overviewOf(trip, schedule);
  if (!longestDay) return step([], texts.answers.noRoute);
  const [shortest] = schedule
    .filter(({ meters }) => meters > 0)
    .toSorted((one, other) => one.seconds - other.seconds);
  const number = dayNumber(trip, longestDay.dayId);
  const rows = [
    texts.answers.longestDay(dayWay(trip, texts, longestDay)),
    ...(withShortest && shortest ? [texts.answers.shortestDay(dayWay(trip, texts, shortest))] : []),
    linkTo(texts.links.day(number), plannerDayPath(number)),
  ];
  return step([], rows.join('\n'));
}

/** `Tag 3 (Mi, 14.07.2027): 253 km, 3 Std. 1 Min. Fahrt, Prag → Brünn` */
function dayWay(trip: Trip, texts: Turn['texts'], day: DaySchedule): string {
  const number = dayNumber(trip, day.dayId);
  const legs = day.stops.flatMap(({ stopId, leg }) => (leg ? [{ stopId, leg }] : []));
  const names = [legs[0]?.leg.fromCityId, ...legs.map(({ stopId }) => stopId)];
  const way = names.map((id) => nameOf(trip, id) ?? '').join(' → ');
  return texts.answers.dayWay(number, texts.date(day.date), ...texts.wayWords(day), way);
}

/** Days with more hours at the wheel than that, or fewer. */
export async function longDaysQuery(
  { trip, texts, ports }: Turn,
  { minutes, fewer }: Of<'longDays'>,
): Promise<Step> {
  const schedule = await measuredSchedule(trip, ports);
  const limit = minutes * 60;
  const days = schedule.filter(({ drivingSeconds }) =>
    fewer ? drivingSeconds > 0 && drivingSeconds < limit : drivingSeconds > limit,
  );
  const time = texts.duration(limit);
  if (days.length === 0) return step([], texts.answers.noSuchDays(time, fewer === true));
  const rows = days.map((day) => `- ${dayWay(trip, texts, day)}`);
  return step([], [texts.answers.suchDays(time, fewer === true), ...rows].join('\n'));
}

/** What is booked and what is not, with their sums. */
export function bookedQuery({ trip, texts }: Turn, { only }: Of<'booked'>): Step {
  const costs = costsOf(trip);
  const groups = (['booked', 'open'] as const).filter(
    (group) => only === undefined || group === only,
  );
  const rows = groups.flatMap((group) => {
    const own = costs.filter((cost) => cost.booked === (group === 'booked'));
    const cents = own.reduce((sum, cost) => sum + (cost.cents ?? 0), 0);
    const items = own.map((cost) => {
      const price = cost.cents === null ? texts.answers.noPrice : texts.euros(cost.cents);
      return `- ${costName(cost, texts)}: ${price}`;
    });
    return own.length === 0
      ? [texts.answers.groupEmpty[group]]
      : [texts.answers.groups[group](texts.euros(cents)), ...items];
  });
  const open = openNightsOf(trip).map((id) => dayNumber(trip, id));
  const nights =
    only === 'booked' || open.length === 0
      ? []
      : [texts.answers.openNights(texts.list(open.map((number) => texts.onDay(number))))];
  const link = linkTo(texts.links.costs, plannerTabPath('costs'));
  return step([], [...rows, ...nights, '', link].join('\n'));
}

function costName(cost: Cost, texts: Turn['texts']): string {
  if (cost.kind === 'leg') return texts.answers.legsToBook[cost.field];
  return cost.kind === 'ride'
    ? texts.legTo(shortLabel(cost.to))
    : cost.name || texts.answers.unnamed;
}

export function bookingsQuery({ trip, texts }: Turn): Step {
  const open = bookingChecklist(trip, costsOf(trip)).filter(({ isDone }) => !isDone);
  if (open.length === 0) return step([], texts.answers.allBooked);
  const rows = open.map((item) => `- ${bookingRow(item, trip, texts)}`);
  const link = linkTo(texts.links.bookings, plannerTabPath('overview'));
  return step([], [texts.answers.notBooked, ...rows, '', link].join('\n'));
}

function bookingRow(item: ChecklistItem, trip: Trip, texts: Turn['texts']): string {
  const words = texts.answers;
  if (item.kind === 'nights') {
    const numbers = item.dayIds.map((id) => dayNumber(trip, id));
    return words.nightsToBook(numbers.at(0) ?? 0, numbers.at(-1) ?? 0);
  }
  return costName(item.cost, texts);
}

/** Where the travellers are in the evening of a day. */
function eveningPlace(trip: Trip, day: Day): Location | null {
  return lastOnRoute(day)?.location ?? restingPlace(trip, trip.days.indexOf(day));
}

export function sleepingQuery(turn: Turn, { day: handle }: Of<'sleeping'>): Step {
  const { trip, texts } = turn;
  const only = handle === undefined ? undefined : dayOf(turn, handle);
  if (handle !== undefined && !only) return refused(texts.refusals['day-gone']);
  const days = only ? [only] : nightsOnTheWay(trip);
  if (days.length === 0) return step([], texts.answers.noNights);
  const rows = days.map((day) => {
    const number = dayNumber(trip, day.id);
    const place = eveningPlace(trip, day);
    const hotel = day.hotelId === null ? undefined : findHotel(trip, day.hotelId);
    const where = place ? shortLabel(place) : texts.answers.nowhere;
    const label = linkTo(texts.onDay(number), plannerDayPath(number));
    return texts.answers.sleep(label, texts.date(day.date), where, hotel?.name ?? null);
  });
  return step([], rows.length === 1 ? rows.join('') : rows.map((row) => `- ${row}`).join('\n'));
}

interface Border {
  readonly from: string;
  readonly to: string;
  /** Where the leg that crosses it leads. */
  readonly stopId: string;
}

/** The countries of the trip in their order, and where the borders between them are crossed. */
async function bordersOf({ trip, ports }: Turn) {
  const legs = routeLegsOf(trip);
  const answers = await ports.measure(legs);
  const borders: Border[] = [];
  const codes: string[] = [];
  for (const [index, leg] of legs.entries())
    for (const code of answers[index]?.countries ?? countriesOfEnds(leg)) {
      const before = codes.at(-1);
      if (code === '' || code === before) continue;
      if (before !== undefined) borders.push({ from: before, to: code, stopId: leg.cityId });
      codes.push(code);
    }
  return { codes: [...new Set(codes)], borders, isDriven: legs.some(isRoad) };
}

function isRoad({ routeProfile }: RouteLeg): boolean {
  return isDriven(routeProfile);
}

function countriesOfEnds({ from, to }: RouteLeg): readonly string[] {
  return [from, to].map((location) => findCountry(countryOf(location)) ?? '');
}

export async function bordersQuery(turn: Turn, { countries }: Of<'borders'>): Promise<Step> {
  const { trip, texts, ports, context } = turn;
  const found = await bordersOf(turn);
  const wanted = (countries ?? []).flatMap((one) => findCountry(one) ?? []);
  const isWanted = (code: string): boolean => wanted.length === 0 || wanted.includes(code);
  const name = (code: string): string => countryName(code, context.language);
  const [only] = found.codes;
  if (only === undefined) return step([], texts.answers.noRoute);
  const head =
    found.codes.length === 1
      ? texts.answers.oneCountry(name(only))
      : texts.answers.countries(texts.list(found.codes.map(name)));
  const crossings = found.borders
    .filter(({ from, to }) => isWanted(from) || isWanted(to))
    .map(({ from, to, stopId }) => {
      const day = trip.days.findIndex(({ cityList }) => cityList.some(({ id }) => id === stopId));
      return `- ${texts.answers.border(name(from), name(to), day + 1, nameOf(trip, stopId) ?? '')}`;
    });
  const facts = found.isDriven ? await (ports.findTolls?.() ?? Promise.resolve([])) : [];
  const tolls = [...new Set([...found.codes, ...wanted])].filter(isWanted).flatMap((code) => {
    const fact = facts.find(({ countryCode }) => countryCode === code);
    return fact ? [`- ${texts.answers.toll(name(code), fact.system, fact.price, fact.where)}`] : [];
  });
  const path = articlePath({ name: ARTICLES.tolls, subname: null });
  const rows = [
    head,
    ...crossings,
    ...(tolls.length > 0 ? ['', texts.answers.tolls, ...tolls] : []),
    '',
    linkTo(texts.links.tolls, path),
  ];
  return step([], rows.join('\n'));
}

export async function ferriesQuery({ trip, texts, ports }: Turn): Promise<Step> {
  const schedule = await measuredSchedule(trip, ports);
  const stops = new Map(stopsOf(trip).map((stop) => [stop.id, stop]));
  const rows = schedule.flatMap((day, index) =>
    day.stops.flatMap(({ stopId, leg }) => {
      const stop = stops.get(stopId);
      const crossings = leg?.crossings ?? [];
      const label = linkTo(texts.onDay(index + 1), plannerDayPath(index + 1));
      if (crossings.length === 0 && leg && stop && legKindOf(stop) === 'ferry')
        return [`- ${label}: ${texts.legTo(shortLabel(stop.location))}, ${texts.profiles.ferry}`];
      return crossings.map(
        ({ name, kind, minutes }) =>
          `- ${label}: ${texts.answers.crossing[kind](name, texts.duration(minutes * 60))}`,
      );
    }),
  );
  if (rows.length === 0) return step([], texts.answers.noFerries);
  const link = linkTo(texts.links.ferries, articlePath({ name: ARTICLES.ferries, subname: null }));
  return step([], [texts.answers.ferries, ...rows, '', link].join('\n'));
}

export async function daylightQuery(turn: Turn, { day: handle }: Of<'daylight'>): Promise<Step> {
  const { trip, texts } = turn;
  const only = handle === undefined ? undefined : dayOf(turn, handle);
  if (handle !== undefined && !only) return refused(texts.refusals['day-gone']);
  const days = only ? [only] : farthestNorthAndSouth(trip);
  const rows = await Promise.all(days.map((day) => daylightRow(turn, day)));
  const said = rows.flatMap((row) => row ?? []);
  return step([], said.length === 0 ? texts.answers.noRoute : said.join('\n'));
}

/** Where the light of a trip differs most. */
function farthestNorthAndSouth(trip: Trip): readonly Day[] {
  const sorted = trip.days
    .flatMap((day) => {
      const place = eveningPlace(trip, day);
      return place ? [{ day, lat: place.lat }] : [];
    })
    .toSorted((one, other) => other.lat - one.lat);
  return [...new Set([sorted.at(0), sorted.at(-1)])].flatMap((one) => (one ? [one.day] : []));
}

/** Null before the trip has come anywhere. */
async function daylightRow({ trip, texts, ports }: Turn, day: Day): Promise<string | null> {
  const place = eveningPlace(trip, day);
  if (!place) return null;
  const head = texts.answers.daylightAt(
    dayNumber(trip, day.id),
    texts.date(day.date),
    shortLabel(place),
  );
  const light = daylightAt(day.date, place);
  if (typeof light === 'string') return `${head} ${texts.answers.daylightEdge[light]}`;
  const { riseMinutes, setMinutes } = light;
  const length = texts.duration((setMinutes - riseMinutes) * 60);
  const [town] = await ports.townsNear(place, TOWN_METERS);
  if (town?.timeZone === undefined) return `${head} ${texts.answers.daylightLength(length)}`;
  const offset = offsetMinutes(town.timeZone, day);
  const [rise, set] = [riseMinutes, setMinutes].map((minutes) => texts.clock(minutes + offset));
  return `${head} ${texts.answers.daylight(rise ?? '', set ?? '', length)}`;
}

/** By how much clocks are ahead of UTC at noon of a day. */
function offsetMinutes(timeZone: string, { date }: Day): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    day: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(noon);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const sameDay = read('day') === noon.getUTCDate();
  const local = read('hour') * 60 + read('minute');
  return local - 720 + (sameDay ? 0 : 1440);
}

const HOW_TO_PATHS = {
  share: plannerDialogPath('share'),
  invite: plannerDialogPath('companions'),
  print: PATHS.print,
  export: PATHS.planner,
  offline: PATHS.planner,
  undo: PATHS.planner,
} as const;

export function howToQuery({ texts }: Turn, { topic }: Of<'howTo'>): Step {
  const { words, label } = texts.howTo[topic];
  return step([], `${words}\n${linkTo(label, HOW_TO_PATHS[topic])}`);
}

/** One sentence, and where to look. */
export function unknowableQuery({ texts }: Turn, { topic }: Of<'unknowable'>): Step {
  return step([], texts.unknowable[topic]);
}
