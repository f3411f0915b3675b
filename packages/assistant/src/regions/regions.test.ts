import { describe, expect, it } from 'vitest';
import { tokensOf } from '../language/tokens.ts';
import { findAreas } from './find-areas.ts';
import { findThemes, findVehicle, mentionsChildren } from './find-themes.ts';
import { allRegions, areaKey, areaOfKey, basesOf, findRegion } from './regions.ts';

const names = (text: string, language: 'de' | 'en' = 'de'): readonly string[] =>
  findAreas(tokensOf(text), language).map(({ area }) => `${area.regionId}: ${area.name}`);

describe('the table of regions', () => {
  it('calls each region by a name of its own in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const all = allRegions().flatMap((region) => region.names[language].map(({ name }) => name));
      expect(all.filter((name, index) => name === '' || all.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('has a month, a theme and enough places to sleep in for each', () => {
    const poor = allRegions().filter(
      ({ id, names: { de }, months, themes }) =>
        months.length === 0 ||
        themes.length === 0 ||
        basesOf({ regionId: id, name: de[0]?.name ?? '' }).filter(({ nights }) => nights > 0)
          .length < 3,
    );
    expect(poor.map(({ id }) => id)).toEqual([]);
  });

  it('has places for each part that has a name of its own', () => {
    const empty = allRegions().flatMap(({ id, names: { de, en } }) =>
      [...de, ...en].filter((name) => basesOf({ regionId: id, ...name }).length === 0),
    );
    expect(empty).toEqual([]);
  });

  it('knows the regions that others are made of', () => {
    const parts = allRegions().flatMap((region) => region.parts);
    expect(parts.filter((id) => !findRegion(id))).toEqual([]);
  });

  it('finds what a key names', () => {
    const [mention] = findAreas(tokensOf('auf Rügen'), 'de');
    expect(mention && areaOfKey(areaKey(mention.area))).toEqual(mention?.area);
    expect(areaOfKey('nirgendwo/Nirgendwo')).toBeUndefined();
    expect(areaOfKey('constructor')).toBeUndefined();
  });
});

describe('findAreas', () => {
  it.each([
    ['in die Vogesen', ['vogesen: Vogesen']],
    ['Schottlandreise im Juni', ['schottland: Schottland']],
    [
      'durch die schottischen Highlands nach Skye',
      ['highlands: schottische Highlands', 'skye: Skye'],
    ],
    ['ein Toskana-Urlaub', ['toskana: Toskana']],
    ['an den gardasee', ['gardasee: Gardasee']],
    ['Italiens schönste Ecken', ['italien: Italien']],
    ['an der Côte d’Azur', ["cotedazur: Côte d'Azur"]],
    ['in die franzoesischen alpen', ['franzalpen: Französische Alpen']],
    ['nach Schotland', ['schottland: Schottland']],
    ['Alpenpässe', ['alpen: Alpen']],
    ['Füge Wien hinzu', []],
    ['wir fahren nach Landau', []],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('reads English names on the English site only', () => {
    expect(names('two weeks in Tuscany and the Highlands', 'en')).toEqual([
      'toskana: Tuscany',
      'highlands: Highlands',
    ]);
    expect(names('a quiet island', 'en')).toEqual([]);
    expect(names('nach Island')).toEqual(['island: Island']);
  });
});

describe('findThemes', () => {
  it.each([
    ['irgendwo ans Wasser', ['coast', 'lakes']],
    ['Berge und Wein', ['mountains', 'wine']],
    ['Burgen, Schlösser und kleine Städtchen', ['castles', 'town']],
    ['ohne Berge ans Meer', ['coast']],
  ])('%s', (text, expected) => {
    expect(findThemes(tokensOf(text), 'de')).toEqual(expected);
  });

  it('hears who comes along and in what', () => {
    expect(mentionsChildren(tokensOf('mit zwei Kindern'), 'de')).toBe(true);
    expect(mentionsChildren(tokensOf('endlich ohne Kinder'), 'de')).toBe(false);
    expect(findVehicle(tokensOf('mit dem Bulli'))).toBe('camper');
    expect(findVehicle(tokensOf('auf dem Motorrad'))).toBe('motorcycle');
    expect(findVehicle(tokensOf('einfach los'))).toBe('car');
  });
});
