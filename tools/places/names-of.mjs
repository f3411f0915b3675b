import { join } from 'node:path';
import { readMo } from './read-mo.mjs';
import { readTable } from './read-table.mjs';

/**
 * What places and states are called, by GeoNames id or by country and state code (`IT.20`).
 *
 * @typedef {(id: string, given: string) => string} NameOf
 */

/**
 * @param {string} sources
 * @returns {{ german: NameOf, english: NameOf, germanState: NameOf, englishState: NameOf }}
 */
export function namesOf(sources) {
  const german = catalogue(sources, 'de');
  const english = catalogue(sources, 'en');
  const own = new Map(readTable('names').map(([id = '', name = '']) => [id, name]));
  /** @type {NameOf} */
  const englishState = (id, given) => plainState(english.get(id) ?? given);
  return {
    german: (id, given) => plain(own.get(id) ?? german.get(id) ?? given),
    english: (id, given) => plain(english.get(id) ?? given),
    germanState: (id, given) => plain(own.get(id) ?? german.get(id) ?? englishState(id, given)),
    englishState,
  };
}

/** @param {string} sources @param {'de' | 'en'} language */
function catalogue(sources, language) {
  const folder = `usr/share/locale/${language}/LC_MESSAGES/geonames.mo`;
  return readMo(join(sources, 'libgeonames-common', folder));
}

/**
 * A comma would end the name in a label.
 *
 * @param {string} name
 */
function plain(name) {
  return (name.split(',', 1)[0] ?? name).replaceAll(/\s+/g, ' ').trim();
}

/** @param {string} name */
function plainState(name) {
  return plain(name)
    .replace(/^(Free and Hanseatic City|Free State|Municipality|City) of /, '')
    .replace(/^(Opština|Opstina|Grad) /, '')
    .replace(/ (County|Municipality|Region|District|novads|Novads|Rajons|kraj|Kraj)$/, '');
}
