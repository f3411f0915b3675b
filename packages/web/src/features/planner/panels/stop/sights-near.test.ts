import type { Poi } from '@fahrtwind/contract';
import type { Location } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { boxAround, sightsNear } from './sights-near.ts';

const at = (label: string, lat: number, lng = 10): Location => ({
  lat,
  lng,
  label,
  longLabel: label,
  englishName: '',
});

const poi = (name: string, lat: number, description = `${name} lohnt sich.`): Poi => ({
  osmId: `fahrtwind/${name}`,
  kind: 'sight',
  name,
  location: at(name, lat),
  url: '',
  description,
});

const CASTLE = at('Burg, Deutschland', 50);
const names = (pois: readonly Poi[], others: readonly Location[] = []) =>
  sightsNear(pois, CASTLE, others).near.map(({ poi: { name } }) => name);

it('has the nearest first, and leaves out what is far or has no sentence', () => {
  const pois = [poi('See', 50.2), poi('Turm', 50.1), poi('Stumm', 50.05, ''), poi('Weit', 50.4)];
  expect(names(pois)).toEqual(['Turm', 'See']);
});

it.each([
  ['what has its name', [poi('Tor', 50), poi('Burg', 50.002)], 'Burg'],
  [
    'what lies there under another name',
    [poi('Alte Burg', 50.001), poi('Turm', 50.1)],
    'Alte Burg',
  ],
  ['nothing', [poi('Turm', 50.1)], undefined],
])('takes %s as the place itself', (_, pois, expected) => {
  expect(sightsNear(pois, CASTLE, []).here?.name).toBe(expected);
});

it('does not offer what is a stop already', () => {
  expect(names([poi('Turm', 50.1), poi('See', 50.2)], [at('Turm', 50.101)])).toEqual(['See']);
});

it('looks around the stop', () => {
  expect(boxAround({ lat: 50, lng: 10 })).toBe('9.20,49.50,10.80,50.50');
});
