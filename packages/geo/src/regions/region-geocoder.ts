import { distanceMeters, type Language } from '@fahrtwind/domain';
import { createNearestPlaces, type NearestPlaces } from '../gazetteer/nearest-places.ts';
import { createPointPlace } from '../gazetteer/point-place.ts';
import { createNameSearch } from '../gazetteer/search-names.ts';
import { createToPlace } from '../gazetteer/to-place.ts';
import type { Answer, Coordinates, Geocoder, Place, PlaceQuery } from '../ports.ts';
import { foldNumber, readAddress } from './house-number.ts';
import { createLoadedRegions, type OnRegionFailure } from './loaded-regions.ts';
import type { House, RegionPoi, RegionStreet } from './region-entries.ts';
import { readRegionPlaces, readRegionPois } from './region-files.ts';
import type { RegionFolder } from './region-folder.ts';
import { regionGazetteer } from './region-gazetteer.ts';

const ATTRIBUTION = '© OpenStreetMap-Mitwirkende';
/** A click means the house there, not one across the village. */
const HOUSE_METERS = 60;
const SAME_METERS = 3000;
/** How far away a village is worth naming, and how many of them. */
const AROUND_METERS = 30_000;
const NEIGHBOURS = 5;

interface RegionSearch {
  /** Houses that were typed with their number, then everything else. */
  find(query: PlaceQuery): { readonly houses: readonly Place[]; readonly others: readonly Place[] };
  houseAt(point: Coordinates, language: Language): Place | null;
  /** Null far from all places. */
  around(point: Coordinates, language: Language): Surroundings | null;
}

interface Surroundings {
  /** The point with a name. */
  readonly point: Place;
  /** The settlements around it, the nearest first. */
  readonly neighbours: readonly Place[];
}

/** Adds addresses, streets, hamlets and points of interest of imported regions to what another geocoder knows. */
export function createRegionGeocoder(
  regions: RegionFolder,
  base: Geocoder,
  onFailure: OnRegionFailure,
): Geocoder {
  const loaded = createLoadedRegions(regions, loadSearch, onFailure);
  return {
    search: async (query) => {
      const [answer, searches] = await Promise.all([base.search(query), loaded()]);
      const found = searches.map((search) => search.find(query));
      const houses = found.flatMap((one) => one.houses);
      const others = found
        .flatMap((one) => one.others)
        .filter((place) => !answer.value.some((known) => isSame(place, known)));
      return merged(answer, houses, others, query.limit);
    },
    at: async (query) => {
      const [answer, searches] = await Promise.all([base.at(query), loaded()]);
      const { lat, lng, language } = query;
      const point = { lat, lng };
      const houses = nearestFirst(
        point,
        searches.flatMap((search) => search.houseAt(point, language) ?? []),
      );
      const found = answer.value.length > 0 ? [] : aroundIn(searches, point, language);
      return merged(answer, houses, found, answer.value.length + houses.length + found.length);
    },
  };
}

/** What all regions know around a point; the one with the nearest neighbour gives it its name. */
function aroundIn(
  searches: readonly RegionSearch[],
  point: Coordinates,
  language: Language,
): readonly Place[] {
  const found = searches.flatMap((search) => search.around(point, language) ?? []);
  const neighbours = nearestFirst(
    point,
    found.flatMap((one) => one.neighbours),
  );
  const namer = found.find((one) => neighbours[0] && one.neighbours.includes(neighbours[0]));
  return namer ? [namer.point, ...neighbours.slice(0, NEIGHBOURS)] : [];
}

/** What lies in two regions, at the border between them, is said once. */
function nearestFirst(point: Coordinates, places: readonly Place[]): readonly Place[] {
  return places
    .map((place) => ({ place, meters: distanceMeters(point, place) }))
    .toSorted((one, other) => one.meters - other.meters)
    .map(({ place }) => place)
    .filter((place, index, all) => all.findIndex((other) => isSame(place, other)) === index);
}

async function loadSearch(files: string): Promise<RegionSearch> {
  const [{ places, streets }, pois] = await Promise.all([
    readRegionPlaces(files),
    readRegionPois(files),
  ]);
  return createRegionSearch(places, streets, pois);
}

/** Typed houses first, then in turn what the world and the region know. */
function merged(
  base: Answer<readonly Place[]>,
  houses: readonly Place[],
  others: readonly Place[],
  limit: number,
): Answer<readonly Place[]> {
  if (houses.length + others.length === 0) return base;
  const half = Math.ceil(limit / 2);
  const value = [
    ...houses,
    ...base.value.slice(0, half),
    ...others.slice(0, half),
    ...base.value.slice(half),
    ...others.slice(half),
  ].slice(0, limit);
  const isFirst = houses.length > 0 || base.value.length === 0;
  return {
    ...base,
    value,
    source: isFirst ? 'region' : base.source,
    attribution: [...new Set([...base.attribution, ATTRIBUTION])],
  };
}

function isSame(place: Place, known: Place): boolean {
  return shortOf(place) === shortOf(known) && distanceMeters(place, known) <= SAME_METERS;
}

function shortOf({ label }: Place): string {
  return label.split(',')[0] ?? label;
}

function createRegionSearch(
  places: Parameters<typeof regionGazetteer>[0],
  streets: readonly RegionStreet[],
  pois: readonly RegionPoi[],
): RegionSearch {
  const data = regionGazetteer(places, streets, pois);
  const search = createNameSearch(data);
  const toPlace = createToPlace(data);
  const streetAt = (row: number): RegionStreet | undefined => streets[row - places.length];
  const houseAt = createHouseSearch(streets);
  // Needed only for clicks where no other source knows a name.
  let grid: NearestPlaces | null = null;
  const pointPlace = createPointPlace(data, toPlace);
  const toHouse = (row: number, house: House, language: Language): Place => {
    const street = toPlace(row, language);
    const label = street.label.replace(/^[^,]*/, (name) => `${name} ${house.number}`);
    const { lat, lng } = house;
    return { ...street, lat, lng, label, longLabel: label, englishName: '', kind: 'address' };
  };
  return {
    find: ({ text, language, near, limit }) => {
      const typed = readAddress(text);
      const hits = search({ text: typed.text, near, limit });
      const houses = hits.flatMap(({ place: row, agreement }) => {
        const house = streetAt(row)?.houses.find(
          ({ number }) => typed.number !== '' && foldNumber(number) === typed.number,
        );
        return house ? [{ ...toHouse(row, house, language), agreement }] : [];
      });
      const others = hits.map(({ place: row, agreement }) => ({
        ...toPlace(row, language),
        agreement,
      }));
      return { houses, others };
    },
    houseAt: (point, language) => {
      const found = houseAt(point);
      return found && toHouse(places.length + found.street, found.house, language);
    },
    around: (point, language) => {
      const nearest = (grid ??= createNearestPlaces(data))(point, AROUND_METERS);
      if (nearest.length === 0) return null;
      const neighbours = nearest.slice(0, NEIGHBOURS).map(({ place }) => toPlace(place, language));
      return { point: pointPlace(point, nearest[0], language), neighbours };
    },
  };
}

interface FoundHouse {
  readonly street: number;
  readonly house: House;
}

const CELLS_PER_DEGREE = 500;

/** The nearest house, in cells of some 200 m. */
function createHouseSearch(
  streets: readonly RegionStreet[],
): (point: Coordinates) => FoundHouse | null {
  const cells = new Map<string, FoundHouse[]>();
  for (const [street, { houses }] of streets.entries()) {
    for (const house of houses) {
      const key = keyOf(house, 0, 0);
      const cell = cells.get(key);
      if (cell) cell.push({ street, house });
      else cells.set(key, [{ street, house }]);
    }
  }
  return (point) => {
    let [found, least]: [FoundHouse | null, number] = [null, HOUSE_METERS];
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const one of cells.get(keyOf(point, north, east)) ?? []) {
          const meters = distanceMeters(point, one.house);
          if (meters <= least) [found, least] = [one, meters];
        }
      }
    }
    return found;
  };
}

function keyOf({ lat, lng }: Coordinates, north: number, east: number): string {
  return `${Math.floor(lat * CELLS_PER_DEGREE) + north} ${Math.floor(lng * CELLS_PER_DEGREE) + east}`;
}
