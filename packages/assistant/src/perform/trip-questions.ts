import {
  articlePath,
  bookingChecklist,
  type ChecklistItem,
  costsOf,
  countryName,
  type Day,
  daylightAt,
  findCountry,
  countryOf,
  findHotel,
  isDriven,
  lastOnRoute,
  legKindOf,
  type Location,
  nightsOnTheWay,
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

export async function longestDayQuery({ trip, texts, ports }: Turn): Promise<Step> {
  const { longestDay } = overviewOf(trip, await measuredSchedule(trip, ports));
  if (!longestDay) return step([], texts.answers.noRoute);
  const number = dayNumber(trip, longestDay.dayId);
  const legs = longestDay.stops.flatMap(({ stopId, leg }) => (leg ? [{ stopId, leg }] : []));
  const names = [legs[0]?.leg.fromCityId, ...legs.map(({ stopId }) => stopId)];
  const way = names.map((id) => nameOf(trip, id) ?? '').join(' → ');
  const [km, time] = texts.wayWords(longestDay);
  const words = texts.answers.longestDay(number, texts.date(longestDay.date), km, time, way);
  return step([], `${words}\n${linkTo(texts.links.day(number), plannerDayPath(number))}`);
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
  const { cost } = item;
  if (cost.kind === 'leg') return words.legsToBook[cost.field];
  return cost.kind === 'ride' ? texts.legTo(shortLabel(cost.to)) : cost.name || words.unnamed;
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

export async function bordersQuery(turn: Turn): Promise<Step> {
  const { trip, texts, ports, context } = turn;
  const found = await bordersOf(turn);
  const name = (code: string): string => countryName(code, context.language);
  const [only] = found.codes;
  if (only === undefined) return step([], texts.answers.noRoute);
  const head =
    found.codes.length === 1
      ? texts.answers.oneCountry(name(only))
      : texts.answers.countries(texts.list(found.codes.map(name)));
  const crossings = found.borders.map(({ from, to, stopId }) => {
    const day = trip.days.findIndex(({ cityList }) => cityList.some(({ id }) => id === stopId));
    return `- ${texts.answers.border(name(from), name(to), day + 1, nameOf(trip, stopId) ?? '')}`;
  });
  const facts = found.isDriven ? await (ports.findTolls?.() ?? Promise.resolve([])) : [];
  const tolls = found.codes.flatMap((code) => {
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
  const ends = new Set([trip.days.at(0), trip.days.at(-1)]);
  const days = only ? [only] : [...ends].flatMap((day) => day ?? []);
  const rows = await Promise.all(days.map((day) => daylightRow(turn, day)));
  const said = rows.flatMap((row) => row ?? []);
  return step([], said.length === 0 ? texts.answers.noRoute : said.join('\n'));
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
