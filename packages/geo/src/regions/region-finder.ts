import { distanceMeters, serialiseLocation, type Language, type PoiKind } from '@fahrtwind/domain';
import { countryAt } from '../gazetteer/country-at.ts';
import { createCountryNames, type CountryNames } from '../gazetteer/to-place.ts';
import { isIn } from '../place-finders/bundled-sights.ts';
import type { FoundPoi, PlaceFinder, PoiQuery } from '../ports.ts';
import { createLoadedRegions, type OnRegionFailure } from './loaded-regions.ts';
import type { RegionPoi } from './region-entries.ts';
import { readRegionPois } from './region-files.ts';
import type { RegionFolder } from './region-folder.ts';

const ATTRIBUTION = '© OpenStreetMap-Mitwirkende';
const SAME_METERS = 500;

/** Adds the points of interest of imported regions to what another finder knows. */
export function createRegionFinder(
  regions: RegionFolder,
  base: PlaceFinder,
  onFailure: OnRegionFailure,
): PlaceFinder {
  const countryName = createCountryNames();
  const loaded = createLoadedRegions(regions, readRegionPois, onFailure);
  return {
    kindsIn: async (box) => {
      const [known, all] = await Promise.all([base.kindsIn(box), loaded()]);
      const own = all.flatMap((pois) => pois.filter((poi) => isIn(box, poi)));
      return [...new Set([...known, ...own.map(({ kind }) => kind)])];
    },
    find: async (query) => {
      const [answer, all] = await Promise.all([base.find(query), loaded()]);
      const found = all.flatMap((pois) => pois.filter((poi) => isWanted(poi, query)));
      if (found.length === 0) return answer;
      const own = found
        .slice(0, query.limit)
        .map((poi) => toPoi(poi, query.language, countryName))
        .map((poi) => withDescription(poi, answer.value));
      const others = answer.value.filter((one) => !own.some((other) => isSame(one, other)));
      return {
        value: [...others, ...own].slice(0, query.limit),
        source: 'region',
        attribution: [...new Set([...answer.attribution, ATTRIBUTION])],
        isFallback: answer.isFallback,
      };
    },
  };
}

function isWanted(poi: RegionPoi, { kinds, box }: PoiQuery): boolean {
  return kinds.includes(poi.kind) && isIn(box, poi);
}

function isSame(one: FoundPoi, other: FoundPoi): boolean {
  return one.name === other.name && distanceMeters(one.location, other.location) <= SAME_METERS;
}

/** OpenStreetMap's point replaces ours, but has no sentence of its own. */
function withDescription(poi: FoundPoi, others: readonly FoundPoi[]): FoundPoi {
  const same = others.find((other) => isSame(poi, other));
  return same ? { ...poi, description: same.description } : poi;
}

/** What has no name on the map is called what it is. */
const KIND_NAMES: Readonly<Record<Language, Partial<Record<PoiKind, string>>>> = {
  de: {
    viewpoint: 'Aussichtspunkt',
    fuel: 'Tankstelle',
    charging: 'Ladestation',
    parking: 'Parkplatz',
    water: 'Trinkwasser',
    toilets: 'Toiletten',
    motorhome: 'Wohnmobilstellplatz',
  },
  en: {
    viewpoint: 'Viewpoint',
    fuel: 'Fuel station',
    charging: 'Charging station',
    parking: 'Car park',
    water: 'Drinking water',
    toilets: 'Toilets',
    motorhome: 'Motorhome site',
  },
};

function toPoi(
  { osmId, kind, name: given, town, lat, lng, url, stars }: RegionPoi,
  language: Language,
  countryName: CountryNames,
): FoundPoi {
  const name = given || (KIND_NAMES[language][kind] ?? '');
  const country = countryName(countryAt({ lat, lng }), language);
  const label = [name, town, country].filter(Boolean).join(', ');
  const location = serialiseLocation({ lat, lng, label, longLabel: label, englishName: '' });
  return { osmId, kind, name, location, url, description: '', ...(stars > 0 && { stars }) };
}
