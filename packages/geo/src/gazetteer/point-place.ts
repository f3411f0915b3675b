import type { Language } from '@fahrtwind/domain';
import type { Coordinates, Place } from '../ports.ts';
import { countryAt } from './country-at.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import type { NearPlace } from './nearest-places.ts';
import { createCountryNames, type ToPlace } from './to-place.ts';

type PointPlace = (point: Coordinates, nearest: NearPlace | undefined, language: Language) => Place;

const NEAR: Readonly<Record<Language, string>> = { de: 'bei', en: 'near' };
const EAST: Readonly<Record<Language, string>> = { de: 'O', en: 'E' };

/** Names a point by the settlement it is in or near: „Ettal, Bayern, Deutschland“, „bei Ettal, …“, else by its degrees. */
export function createPointPlace(data: GazetteerData, toPlace: ToPlace): PointPlace {
  const countryName = createCountryNames();
  return (point, nearest, language) => {
    const common = { ...point, kind: 'point', population: 0 } as const;
    if (!nearest) {
      const countryCode = countryAt(point);
      const parts = [degrees(point, language), countryName(countryCode, language)];
      const label = parts.filter(Boolean).join(', ');
      return { ...common, label, longLabel: label, englishName: '', countryCode, timeZone: '' };
    }
    const place = toPlace(nearest.place, language);
    const isInside = nearest.meters <= extentOf(data.population[nearest.place] ?? 0);
    const label = isInside ? place.label : `${NEAR[language]} ${place.label}`;
    const { countryCode, timeZone } = place;
    const englishName = isInside ? place.englishName : `near ${place.englishName}`;
    return { ...common, label, longLabel: label, englishName, countryCode, timeZone };
  };
}

/** How far from its middle one is still in a settlement: 2 km in a village, 9 km in Berlin. */
function extentOf(population: number): number {
  return 2000 + Math.sqrt(population) * 4;
}

/** Without commas, which would part the label. */
function degrees({ lat, lng }: Coordinates, language: Language): string {
  const north = `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}`;
  return `${north} ${Math.abs(lng).toFixed(4)}° ${lng < 0 ? 'W' : EAST[language]}`;
}
