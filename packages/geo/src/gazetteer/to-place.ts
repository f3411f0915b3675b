import type { Language } from '@fahrtwind/domain';
import type { Place } from '../ports.ts';
import { textOf, type GazetteerData } from './gazetteer-data.ts';

export type ToPlace = (place: number, language: Language) => Place;

/** Makes places of rows: „Venedig, Venetien, Italien“, or „Venice, Veneto, Italy“. */
export function createToPlace(data: GazetteerData): ToPlace {
  const countryNames = createCountryNames();
  return (place, language) => {
    const isGerman = language === 'de';
    const countryCode = data.countries[data.country[place] ?? 0] ?? '';
    const kind = data.kinds[data.kind[place] ?? 0] ?? 'village';
    const name = (isGerman ? data.name : data.englishName)[place] ?? 0;
    const state = (isGerman ? data.stateName : data.stateEnglishName)[data.state[place] ?? 0] ?? 0;
    const country = kind === 'country' ? '' : countryNames(countryCode, language);
    const label = labelOf(textOf(data, name), textOf(data, state), country);
    return {
      lat: (data.lat[place] ?? 0) / 1e5,
      lng: (data.lng[place] ?? 0) / 1e5,
      label,
      longLabel: label,
      englishName: textOf(data, data.englishName[place] ?? 0),
      kind,
      countryCode,
      population: data.population[place] ?? 0,
      timeZone: data.zones[data.zone[place] ?? 0] ?? '',
    };
  };
}

/** Berlin is its own state. Without lists and copies, because this runs for every suggestion at every key. */
function labelOf(name: string, state: string, country: string): string {
  const place = state === '' || state === name ? name : `${name}, ${state}`;
  return country === '' ? place : `${place}, ${country}`;
}

export type CountryNames = (code: string, language: Language) => string;

/** The names of countries by their codes; nothing for nothing. */
export function createCountryNames(): CountryNames {
  const names = {
    de: new Intl.DisplayNames('de', { type: 'region', fallback: 'none' }),
    en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  };
  const known = { de: new Map<string, string>(), en: new Map<string, string>() };
  return (code, language) => {
    const kept = known[language].get(code);
    if (kept !== undefined) return kept;
    const name = code === '' ? '' : (names[language].of(code) ?? code);
    known[language].set(code, name);
    return name;
  };
}
