import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldings, foldWords, respelled } from './fold.ts';

describe('fold', () => {
  it.each([
    ['München', 'munchen'],
    ['MÜNCHEN', 'munchen'],
    ['Gießen', 'giessen'],
    ['Tromsø', 'tromso'],
    ['Ålesund', 'alesund'],
    ['Łódź', 'lodz'],
    ['Besançon', 'besancon'],
    ['Þingvellir', 'thingvellir'],
    ['İzmir', 'izmir'],
    ['Cortina d’Ampezzo', 'cortina d ampezzo'],
    ['Garmisch-Partenkirchen', 'garmisch partenkirchen'],
    ['  Frankfurt (Oder) ', 'frankfurt oder'],
    ['Київ', ''],
  ])('folds %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing that is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('does not care how letters with marks are encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'äöüßéñçåø aB-'.split('')) }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
        expect(foldings(text.normalize('NFD'))).toEqual(foldings(text.normalize('NFC')));
      }),
    );
  });
});

it.each([
  ['München', ['munchen', 'muenchen']],
  ['Århus', ['arhus', 'aarhus']],
  ['Ærø', ['aro', 'aeroe']],
  ['Rom', ['rom']],
])('spells %s in every way', (text, spellings) => {
  expect(foldings(text)).toEqual(spellings);
});

it.each([
  ['St. Moritz', ['st', 'moritz']],
  ['Sankt Moritz', ['st', 'moritz']],
  ['Saint-Tropez', ['st', 'tropez']],
  ['Köln Hauptbahnhof', ['koln', 'hbf']],
])('takes the words of %s for the same, however they are shortened', (text, words) => {
  expect(foldWords(text)).toEqual(words);
});

it('reads no more words than a name has', () => {
  expect(foldWords('a '.repeat(1000))).toHaveLength(10);
});

it.each([
  ['plitwitzer', 'plitvicer'],
  ['schibenik', 'sibenik'],
  ['tschenstochau', 'censtochau'],
  ['bled', 'bled'],
])('%s is %s for those who live there', (german, own) => {
  expect(respelled(german)).toBe(own);
});

it.each(['constructor', 'toString', '__proto__ hasOwnProperty'])(
  '%s is made of plain words',
  (text) => {
    for (const word of foldWords(text)) expect(typeof word).toBe('string');
  },
);
