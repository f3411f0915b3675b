import { distanceMeters, type HotelType, type PoiKind } from '@fahrtwind/domain';
import type {
  Answer,
  BoundingBox,
  Coordinates,
  FoundLodging,
  FoundPoi,
  LodgingFinder,
  LodgingQuery,
  PlaceFinder,
} from '../ports.ts';

const KINDS: Readonly<Record<HotelType, PoiKind>> = {
  Hotel: 'hotel',
  Hostel: 'hostel',
  Ferienwohnung: 'holiday-flat',
  Camping: 'campsite',
};
const TYPES = new Map(
  Object.entries({
    hotel: 'Hotel',
    hostel: 'Hostel',
    'holiday-flat': 'Ferienwohnung',
    campsite: 'Camping',
  } as const),
);

/** In degrees of latitude: a walk, then a short drive. A city has more hotels than one answer may hold. */
const REACHES = [0.03, 0.12];
/** The nearest are picked from so many. */
const MOST_LOOKED_AT = 500;

/** Adds what a finder of places knows, of an imported region or an Overpass server: names and stars, no prices. */
export function createKnownLodgings(places: PlaceFinder, links: LodgingFinder): LodgingFinder {
  return {
    find: async (query) => {
      const [base, known] = await Promise.all([links.find(query), findKnown(places, query)]);
      const found = known.value
        .flatMap((poi) => toLodging(poi, query.place))
        .toSorted((one, other) => one.meters - other.meters)
        .slice(0, query.limit);
      if (found.length === 0) return { ...base, isFallback: known.isFallback };
      const { source, attribution, isFallback } = known;
      return { value: { ...base.value, found }, source, attribution, isFallback };
    },
  };
}

async function findKnown(
  places: PlaceFinder,
  { place, type, language, limit, signal }: LodgingQuery,
): Promise<Answer<readonly FoundPoi[]>> {
  const kinds = type === null ? Object.values(KINDS) : [KINDS[type]];
  const ask = (reach: number) =>
    places.find({
      box: boxAround(place, reach),
      kinds,
      language,
      limit: MOST_LOOKED_AT,
      ...(signal && { signal }),
    });
  const [near = 0, far = 0] = REACHES;
  const around = await ask(near);
  return around.value.length < limit ? ask(far) : around;
}

function boxAround({ lat, lng }: Coordinates, reach: number): BoundingBox {
  const wide = reach / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return {
    west: Math.max(-180, lng - wide),
    south: Math.max(-90, lat - reach),
    east: Math.min(180, lng + wide),
    north: Math.min(90, lat + reach),
  };
}

/** A pitch without a name cannot be told from another one. */
function toLodging(
  { osmId, kind, name, location, url, stars = 0 }: FoundPoi,
  place: Coordinates,
): readonly FoundLodging[] {
  const type = TYPES.get(kind);
  if (!type || name === '') return [];
  const meters = Math.round(distanceMeters(place, location));
  const unknown = { totalCents: null, imageUrl: '', isAd: false };
  return [{ id: osmId, type, name, location, meters, url, stars, ...unknown }];
}
