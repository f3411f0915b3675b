import { expect, it } from 'vitest';
import { countryName, findCountry } from './country-name.ts';

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
