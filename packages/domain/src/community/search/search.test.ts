import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestWords } from './closest-words.ts';
import { postLexemes } from './post-lexemes.ts';
import { createExcerpts, FOUND_EXCERPT_LENGTH } from './search-excerpt.ts';
import { MAX_SEARCH_TERMS, readSearch } from './search-terms.ts';
import { foldWord, wordsOf } from './search-words.ts';
import { splitCompound } from './split-compound.ts';
import { stemOf } from './stem.ts';

const stem = (word: string) => stemOf(foldWord(word));
const split = (word: string) => splitCompound(foldWord(word));

const words = (text: string) => readSearch(text).map(({ forms }) => forms[0]?.word);

describe('a word that is searched for', () => {
  it.each([
    ['Fähre', 'faehre'],
    ['Faehre', 'faehre'],
    ['FÄHRE', 'faehre'],
    ['Fa\u0308hre', 'faehre'],
    ['Fahre', 'fahre'],
    ['Straße', 'strasse'],
    ['Tromsø', 'tromsoe'],
    ['Ålesund', 'alesund'],
    ['Łódź', 'lodz'],
    ['Orléans', 'orleans'],
    ['Αθήνα', 'αθηνα'],
  ])('%s is %s', (written, folded) => expect(foldWord(written)).toBe(folded));

  it.each([
    ['Stellplatz', 'Stellplätze', 'Stellplätzen', 'Stellplatzes'],
    ['Haus', 'Häuser', 'Hauses', 'Häusern'],
    ['Land', 'Länder', 'Ländern'],
    ['wandern', 'Wanderung', 'Wanderungen', 'Wanderer'],
    ['Übernachtung', 'übernachten', 'Uebernachtungen'],
    ['Bus', 'Busse', 'Bussen'],
    ['Auto', 'Autos'],
    ['neu', 'neue', 'neuen'],
    ['München', 'Munchen', 'Muenchen'],
    ['Fähre', 'Fähren', 'fahren', 'Fahre'],
    ['Strand', 'Strände'],
    ['Hafen', 'Häfen'],
  ])('%s has the stem of %s', (...forms) =>
    expect([...new Set(forms.map(stem))]).toEqual([stem(forms[0])]),
  );

  it.each([
    ['Strand', 'Straße'],
    ['Norwegen', 'Nordkap'],
    ['Camper', 'Camping'],
    ['Insel', 'Inserat'],
  ])('%s has another stem than %s', (one, other) => expect(stem(one)).not.toBe(stem(other)));

  it.each([
    ['Wohnmobilstellplatz', ['wohnmobil', 'stellplatz']],
    ['Wohnmobilstellplätze', ['wohnmobil', 'stellplatz']],
    ['Fährhafen', ['fahr', 'haf']],
    ['Hundestrand', ['hund', 'strand']],
    ['Küstenstraße', ['kust', 'stras']],
    ['Lofotenfähre', ['lofot', 'fahr']],
    ['Trollstigenfähre', ['fahr']],
    ['Stellplatz', []],
    ['Museen', []],
    ['Norwegen', []],
    ['A7', []],
    ['x'.repeat(40), []],
  ])('%s has the parts %j', (word, parts) => expect(split(word)).toEqual(parts));
});

describe('a search', () => {
  it('asks for its words without those that everybody uses, at most eight', () => {
    expect(words('Wo ist die Fähre nach Bergen?')).toEqual(['faehre', 'bergen']);
    expect(words('und, oder!')).toEqual([]);
    expect(words('eins zwei drei vier fünf sechs sieben acht neun zehn')).toHaveLength(
      MAX_SEARCH_TERMS,
    );
  });

  it.each([
    ['stelplatz', ['stellplatz']],
    ['stellpaltz', ['stellplatz']],
    ['wonmobill', ['wohnmobil']],
    ['faere', ['faehre']],
    ['nor', []],
    ['norw', ['norwegen']],
    ['schokolade', []],
  ])('of the mistyped %s means %j', (word, meant) => {
    const known = ['stellplatz', 'wohnmobil', 'faehre', 'faehren', 'norwegen', 'norden'];
    expect(
      closestWords(
        word,
        known.map((one) => ({ word: one, count: 1 })),
      ),
    ).toEqual(meant);
  });

  it('finds every post by every word of its title and text, and by its other forms', () => {
    const text = fc.stringMatching(/^[a-zäöüß ]{1,60}$/);
    fc.assert(
      fc.property(text, text, (title, plain) => {
        const lexemes = new Set(postLexemes({ title, plain, country: '', place: '' }));
        for (const { forms } of [...readSearch(title), ...readSearch(plain)])
          for (const form of forms) {
            expect(lexemes).toContain(form.word);
            expect(lexemes).toContain(`=${form.stem}`);
          }
      }),
    );
  });

  it('ends soon, whatever it is asked and whatever a post says', () => {
    const hostile = [
      '%'.repeat(10_000),
      "'\0\\:*&|!".repeat(2000),
      'faehr'.repeat(6000),
      'ä'.repeat(30_000),
    ];
    for (const text of hostile) {
      expect(readSearch(text).length).toBeLessThanOrEqual(MAX_SEARCH_TERMS);
      for (const lexeme of postLexemes({ title: text, plain: text, country: '', place: '' }))
        expect(lexeme).toMatch(/^[=^~]?[\p{L}\p{N}]{1,40}$/u);
    }
  });
});

describe('an excerpt', () => {
  const filler = 'Wir sind lange unterwegs gewesen und haben viel gesehen. '.repeat(10);

  it('is the beginning where nothing was searched for', () => {
    const { excerpt, matches } = createExcerpts([])('Titel', filler);
    expect(excerpt.startsWith('Wir sind')).toBe(true);
    expect(excerpt.length).toBeLessThanOrEqual(FOUND_EXCERPT_LENGTH + 2);
    expect(matches).toEqual([]);
    expect(createExcerpts([])('Titel', 'Kurz.').excerpt).toBe('Kurz.');
  });

  it('is the passage with what was searched for, and names the words as they are written there', () => {
    const plain = `${filler} Der Wohnmobilstellplatz am Hafen ist ruhig. ${filler}`;
    const found = createExcerpts(readSearch('stellplatz hafen'))('Stellplätze in Bergen', plain);
    expect(found.excerpt).toContain('Wohnmobilstellplatz am Hafen');
    expect(found.matches).toEqual(['Stellplätze', 'Wohnmobilstellplatz', 'Hafen']);
  });

  it('is the same for a text that comes after others with the same words', () => {
    const cutOut = createExcerpts(readSearch('hafen'));
    const plain = `${filler} Am Hafen ist es ruhig.`;
    const first = cutOut('Hafen', plain);
    expect(cutOut('Ohne Treffer', filler).matches).toEqual([]);
    expect(cutOut('Hafen', plain)).toEqual(first);
    expect(first.matches).toEqual(['Hafen']);
  });

  it('is bounded, and its words are those of the texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), fc.string({ maxLength: 30 }), (plain, query) => {
        const { excerpt, matches } = createExcerpts(readSearch(query))('', plain);
        expect(excerpt.length).toBeLessThanOrEqual(FOUND_EXCERPT_LENGTH + 4);
        for (const match of matches)
          expect(wordsOf(excerpt).some(({ written }) => written === match)).toBe(true);
      }),
    );
  });
});
