import { isOnGlobe, type Language, type PlaceKind } from '@fahrtwind/domain';
import type { Answer, Coordinates, Place } from '../ports.ts';

/** What an outside geocoder says of a place, in the words of OpenStreetMap. */
export interface OutsidePlace extends Coordinates {
  readonly name: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly countryCode: string;
  readonly englishName: string;
  readonly osmKey: string;
  readonly osmValue: string;
  readonly isAddress: boolean;
}

const SETTLEMENTS: Readonly<Record<string, PlaceKind>> = {
  city: 'city',
  town: 'town',
  state: 'region',
  region: 'region',
  province: 'region',
  county: 'region',
  island: 'island',
  archipelago: 'region',
  national_park: 'park',
  country: 'country',
};

/** Makes a place of it: „Marienplatz 8, München, Bayern, Deutschland“. */
export function placeFromOutside(found: OutsidePlace): Place {
  if (!isOnGlobe(found)) throw new Error('A place without coordinates.');
  const address = [found.street, found.houseNumber].filter(Boolean).join(' ');
  const kind = kindOf(found);
  const name = found.name || address || found.city || found.state || found.country;
  const country = kind === 'country' ? '' : found.country;
  const short = parts([name, found.city, found.state, country]);
  const long = parts([name, address, found.city, found.state, country]);
  return {
    lat: found.lat,
    lng: found.lng,
    label: short,
    longLabel: long,
    englishName: withoutComma(found.englishName),
    kind,
    countryCode: found.countryCode.toUpperCase(),
    population: 0,
    timeZone: '',
  };
}

/** A clicked point is called after what is nearest to it, which follows it in the list. */
export function aroundPoint(point: Coordinates, nearest: readonly Place[]): readonly Place[] {
  const [first] = nearest;
  if (!first) return [];
  return [{ ...first, lat: point.lat, lng: point.lng, kind: 'point', population: 0 }, ...nearest];
}

export function osmAnswer(source: string, value: readonly Place[]): Answer<readonly Place[]> {
  return { value, source, attribution: ['© OpenStreetMap (ODbL)'], isFallback: false };
}

/** Both services know more languages than we speak. */
export function languagesOf(language: Language): string {
  return language === 'de' ? 'de,en' : 'en';
}

function kindOf({ osmKey, osmValue, isAddress }: OutsidePlace): PlaceKind {
  if (osmKey === 'place' || osmKey === 'boundary')
    return Object.hasOwn(SETTLEMENTS, osmValue) ? (SETTLEMENTS[osmValue] ?? 'village') : 'village';
  if (osmKey === 'aeroway') return 'airport';
  if (osmKey === 'railway' || osmKey === 'public_transport') return 'station';
  if (osmKey === 'water' || osmValue === 'water') return 'lake';
  if (osmKey === 'natural') return 'region';
  return isAddress || osmKey === 'highway' ? 'address' : 'poi';
}

/** Neighbours that say the same are said once; the country is the last part. */
function parts(names: readonly string[]): string {
  return names
    .map(withoutComma)
    .filter(
      (name, index, all) =>
        name !== '' && (index === all.length - 1 || all.indexOf(name) === index),
    )
    .join(', ');
}

/** A comma would end the name in a label. */
function withoutComma(text: string): string {
  return text.replaceAll(/\s*,\s*/g, ' ').trim();
}
