import { expect, it } from 'vitest';
import { countryKey, countryName, findCountry } from './country.ts';

it.each([
  ['norwegen', 'NO'],
  ['Österreich', 'AT'],
  ['oesterreich', 'AT'],
  ['austria', 'AT'],
  ['bosnien-und-herzegowina', 'BA'],
  ['atlantis', null],
  ['', null],
])('finds the country of the address %s: %s', (address, code) => {
  expect(findCountry(address)).toBe(code);
});

it('has names in both languages', () => {
  expect(countryName('AT', 'de')).toBe('Österreich');
  expect(countryName('AT', 'en')).toBe('Austria');
  expect(countryName('QQ', 'de')).toBe('');
});

it.each([
  ['Norwegen', 'norwegen'],
  ['Norway', 'norwegen'],
  ['norway', 'norwegen'],
  ['Österreich', 'oesterreich'],
  ['Korsika', 'korsika'],
  ['', ''],
])('files %s under %s', (name, key) => {
  expect(countryKey(name)).toBe(key);
});
