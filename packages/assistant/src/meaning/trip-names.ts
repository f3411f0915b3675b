import { type Hotel, shortLabel, type Stop, stopsOf, type Trip } from '@fahrtwind/domain';
import { fold, loose, typosBetween } from '../language/fold.ts';
import { namesOf } from './find-stops.ts';
import { nameVariants } from './name-variants.ts';

/** What the names of a trip are compared with. */
export interface TripNames {
  /** Folded words of all its names: they are no typing mistakes. */
  readonly words: ReadonlySet<string>;
  /** The stops that a text names; as a guess where it is only similar. */
  readonly find: (text: string, mayGuess: boolean) => TripName | null;
}

export interface TripName {
  readonly stops: readonly Stop[];
  readonly isGuess: boolean;
  readonly hotel?: Hotel;
  /** It is the name of a sight beside the stop. */
  readonly isBeside?: true;
}

export function createTripNames(trip: Trip): TripNames {
  const stops = stopsOf(trip);
  const named = stops.map((stop) => ({
    stop,
    names: [...new Set(namesOf(stop).flatMap((name) => [loose(name), loose(mainPart(name))]))],
  }));
  const hotels = trip.hotels.filter(({ name }) => name.trim() !== '');
  const find = (text: string, mayGuess: boolean): TripName | null => {
    const variants = nameVariants(text).map(loose);
    const wanted = [loose(text), ...variants];
    for (const name of wanted) {
      const exact = named.filter(({ names }) => names.includes(name)).map(({ stop }) => stop);
      if (exact.length > 0) return { stops: exact, isGuess: false };
    }
    const hotel = hotels.find(({ name }) => loose(name) === wanted[0]);
    if (hotel) return { stops: stopOf(trip, hotel), isGuess: false, hotel };
    return mayGuess ? guessed(named, wanted[0] ?? '') : null;
  };
  const texts = [
    ...stops.map(({ location }) => shortLabel(location)),
    ...hotels.map((one) => one.name),
  ];
  return { words: new Set(texts.flatMap((text) => fold(text).split(/[^\p{L}\d]+/u))), find };
}

const GENERAL = new Set(
  'santa saint sainte sankt monte castel porto villa mount lake insel'.split(' '),
);

/** `Frankfurt am Main`, `Plitvicer Seen`: the first word, where it is long enough to mean it. */
function mainPart(name: string): string {
  const [first = '', second] = name.split(/[\s/(,-]+/);
  const isMain = first.length > 4 && !GENERAL.has(first);
  return second !== undefined && isMain ? first : name;
}

/** The last stop before or in the first night of a lodging. */
function stopOf(trip: Trip, hotel: Hotel): readonly Stop[] {
  const last = trip.days.findIndex(({ hotelId }) => hotelId === hotel.id);
  const stop = trip.days
    .slice(0, last + 1)
    .flatMap(({ cityList }) => cityList)
    .at(-1);
  return stop ? [stop] : [];
}

function guessed(
  named: readonly { readonly stop: Stop; readonly names: readonly string[] }[],
  wanted: string,
): TripName | null {
  const most = wanted.length < 4 ? 0 : wanted.length < 9 ? 1 : 2;
  if (most === 0) return null;
  const rated = named.map(({ stop, names }) => ({
    stop,
    typos: Math.min(...names.map((name) => typosBetween(wanted, name, most))),
  }));
  const least = Math.min(...rated.map(({ typos }) => typos), most + 1);
  if (least > most) return null;
  const stops = rated.filter(({ typos }) => typos === least).map(({ stop }) => stop);
  return { stops, isGuess: true };
}
