import { describe, expect, it } from 'vitest';
import { categorySlugs, findCategory } from './categories.ts';
import { pageHead } from './forum-page.tsx';
import { placeName } from './place-name.ts';
import { de } from './texts.de.ts';

describe('the forum’s categories', () => {
  it('are the six of the product, in its order', () => {
    expect(categorySlugs.map((slug) => de.category[slug].name)).toEqual([
      'Fragen',
      'Tipps',
      'Roadtrips',
      'Fahrzeuge & Camper',
      'Länder',
      'Ausrüstung',
    ]);
  });

  it('are found whatever the case of letters, and unknown ones are not', () => {
    expect(findCategory('Laender')).toBe('laender');
    expect(findCategory('kochen')).toBeUndefined();
  });

  it('have a head each; an unknown category has none, so the server answers 404', () => {
    expect(pageHead({}, 'de')?.title).toBe('Forum');
    expect(pageHead({ category: 'laender' }, 'en')?.title).toBe('Countries');
    expect(pageHead({ category: 'kochen' }, 'de')).toBeNull();
  });
});

describe('placeName', () => {
  it.each([
    ['norwegen', 'Norwegen'],
    ['bosnien-herzegowina', 'Bosnien Herzegowina'],
    ['Österreich', 'Österreich'],
    ['  são_paulo ', 'São Paulo'],
    ['', ''],
  ])('makes %j readable: %j', (address, name) => {
    expect(placeName(address)).toBe(name);
  });

  it('cuts what is no place', () => {
    expect(placeName('x'.repeat(500))).toHaveLength(60);
  });
});
