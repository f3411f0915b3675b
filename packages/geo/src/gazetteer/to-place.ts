import type { Language, Place } from '../ports.ts';
import { fold } from './fold.ts';
import { textOf, type GazetteerData } from './gazetteer-data.ts';
import { pointOf } from './search-names.ts';

export type ToPlace = (place: number, language: Language) => Place;

/** Makes places of rows: „Venedig, Venetien, Italien“, or „Venice, Veneto, Italy“. */
export function createToPlace(data: GazetteerData): ToPlace {
  const countryNames = createCountryNames();
  return (place, language) => {
    const isGerman = language === 'de';
    const countryCode = data.countries[data.country[place] ?? 0] ?? '';
    const state = data.state[place] ?? 0;
    const kind = data.kinds[data.kind[place] ?? 0] ?? 'village';
    const englishName = textOf(data, data.englishName[place] ?? 0);
    const name = isGerman ? textOf(data, data.name[place] ?? 0) : englishName;
    const stateName = textOf(data, (isGerman ? data.stateName : data.stateEnglishName)[state] ?? 0);
    const country = countryNames(countryCode, language);
    const isOwnState = fold(stateName) === fold(name);
    const parts = [name, isOwnState ? '' : stateName, kind === 'country' ? '' : country];
    const label = parts.filter(Boolean).join(', ');
    return {
      ...pointOf(data, place),
      label,
      longLabel: label,
      englishName,
      kind,
      countryCode,
      population: data.population[place] ?? 0,
      timeZone: data.zones[data.zone[place] ?? 0] ?? '',
    };
  };
}

export type CountryNames = (code: string, language: Language) => string;

/** The names of countries by their codes; nothing for nothing. */
export function createCountryNames(): CountryNames {
  const names = {
    de: new Intl.DisplayNames('de', { type: 'region', fallback: 'none' }),
    en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  };
  return (code, language) => (code === '' ? '' : (names[language].of(code) ?? code));
}
