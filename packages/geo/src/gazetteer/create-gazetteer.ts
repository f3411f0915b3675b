import type { Language, PlaceKind } from '@fahrtwind/domain';
import type { Answer, Coordinates, Geocoder, Place } from '../ports.ts';
import { countryAt } from './country-at.ts';
import { findNamed } from './find-named.ts';
import { readGazetteerData, type GazetteerData } from './gazetteer-data.ts';
import { createNearestPlaces, type NearestPlaces, type NearPlace } from './nearest-places.ts';
import { createPointPlace } from './point-place.ts';
import { readPlaceText } from './read-place-text.ts';
import { createNameSearch } from './search-names.ts';
import { createToPlace } from './to-place.ts';

const GEONAMES = 'GeoNames (CC BY 4.0)';
/** The sources that have to be named as well, by the kind of place found. */
const SOURCES: Partial<Record<PlaceKind, string>> = {
  airport: 'OurAirports',
  station: 'Deutsche Bahn (CC BY 4.0)',
};
/** How far away a village is worth naming. */
const AROUND_METERS = 30_000;
const NEIGHBOURS = 5;

export interface Gazetteer extends Geocoder {
  /** Reads the data unless it was read before. The first question does so too. */
  load(): Promise<void>;
  /** The largest settlements around a point, the largest first. */
  townsNear(query: TownQuery): Promise<readonly Place[]>;
  /** For each text the places that have it as a whole name in any language, without typos, the most important first. */
  placesNamed(query: NamedQuery): Promise<readonly (readonly Place[])[]>;
}

export interface NamedQuery {
  readonly texts: readonly string[];
  readonly limit: number;
  readonly language: Language;
}

export interface TownQuery extends Coordinates {
  readonly withinMeters: number;
  readonly limit: number;
  readonly language: Language;
}

/** Finds places in the data that ships with the product, without a service. */
export function createGazetteer(file: string): Gazetteer {
  let engine: Promise<Engine> | null = null;
  const loaded = (): Promise<Engine> =>
    (engine ??= readGazetteerData(file).then(createEngine, (error: unknown) => {
      // The next question tries again.
      engine = null;
      throw error;
    }));
  return {
    load: async () => {
      await loaded();
    },
    search: async ({ text, language, limit, near }) => {
      const found = (await loaded()).find(text, language, limit, near);
      return answer(found.slice(0, limit));
    },
    at: async ({ lat, lng, language }) => answer((await loaded()).around({ lat, lng }, language)),
    townsNear: async (query) => (await loaded()).towns(query),
    placesNamed: async (query) => (await loaded()).named(query),
  };
}

interface Engine {
  find(text: string, language: Language, limit: number, near?: Coordinates): readonly Place[];
  around(point: Coordinates, language: Language): readonly Place[];
  towns(query: TownQuery): readonly Place[];
  named(query: NamedQuery): readonly (readonly Place[])[];
}

function createEngine(data: GazetteerData): Engine {
  const searchNames = createNameSearch(data);
  // Only who clicks on the map needs it.
  let grid: NearestPlaces | null = null;
  const nearest: NearestPlaces = (...asked) => (grid ??= createNearestPlaces(data))(...asked);
  const toPlace = createToPlace(data);
  const pointPlace = createPointPlace(data, toPlace);
  const around = (point: Coordinates, language: Language): readonly Place[] => {
    const neighbours = sameCountryFirst(data, nearest(point, AROUND_METERS), countryAt(point));
    return [
      pointPlace(point, neighbours[0], language),
      ...neighbours.slice(0, NEIGHBOURS).map(({ place }) => toPlace(place, language)),
    ];
  };
  const populationOf = ({ place }: NearPlace): number => data.population[place] ?? 0;
  return {
    find: (text, language, limit, near) => {
      const { point, name } = readPlaceText(text);
      if (point) return around(point, language);
      const hits = searchNames({ text: name, near, limit: limit * 2 });
      const agreements = new Map(hits.map(({ place, agreement }) => [place, agreement]));
      const places = withoutDoubles(data, [...agreements.keys()], language);
      return places.slice(0, limit).map((place) => ({
        ...toPlace(place, language),
        agreement: agreements.get(place) ?? 'none',
      }));
    },
    around: (point, language) => {
      const found = around(point, language);
      const isNowhere = found.length === 1 && found[0]?.countryCode === '';
      return isNowhere ? [] : found;
    },
    towns: ({ lat, lng, withinMeters, limit, language }) => {
      return nearest({ lat, lng }, withinMeters)
        .toSorted((one, other) => populationOf(other) - populationOf(one))
        .slice(0, limit)
        .map(({ place }) => toPlace(place, language));
    },
    named: ({ texts, limit, language }) =>
      texts.map((text) => findNamed(data, text, limit).map((place) => toPlace(place, language))),
  };
}

/** Keeps the first of rows that look the same on screen; another language may have two names for them. */
function withoutDoubles(
  data: GazetteerData,
  places: readonly number[],
  language: Language,
): readonly number[] {
  const { state, country, kind } = data;
  const isGerman = language === 'de';
  const name = isGerman ? data.name : data.englishName;
  const stateName = isGerman ? data.stateName : data.stateEnglishName;
  const seen = new Set<string>();
  return places.filter((place) => {
    const isNamed = ['airport', 'station'].includes(data.kinds[kind[place] ?? 0] ?? '');
    const group = isNamed ? kind[place] : '';
    const key = `${name[place]} ${stateName[state[place] ?? 0]} ${country[place]} ${group}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** A click near a border means the village on this side of it. */
function sameCountryFirst(
  data: GazetteerData,
  places: readonly NearPlace[],
  country: string,
): readonly NearPlace[] {
  const index = data.countries.indexOf(country);
  const own = places.filter(({ place }) => data.country[place] === index);
  return own.length > 0 ? own : places;
}

function answer(value: readonly Place[]): Answer<readonly Place[]> {
  const others = value.flatMap(({ kind }) => SOURCES[kind] ?? []);
  const attribution = [...new Set([GEONAMES, ...others])];
  return { value, source: 'gazetteer', attribution, isFallback: false };
}
