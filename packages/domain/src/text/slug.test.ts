import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Mein Roadtrip', 'mein-roadtrip'],
    ['  Köln  ', 'koeln'],
    ['ÄÖÜ äöü', 'aeoeue-aeoeue'],
    ['Straße', 'strasse'],
    ['GROẞ', 'gross'],
    ['Köln & Bonn', 'koeln-bonn'],
    ['a\t b\n\nc', 'a-b-c'],
    ['a - b', 'a-b'],
    ['a---b', 'a-b'],
    ['Was kostet’s? 50 €!', 'was-kostets-50-'],
    ['unter_strich', 'unter_strich'],
    ['Café', 'caf'],
    ['!?', ''],
  ])('of %j is %j [VA-8]', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('is the same for an umlaut in one or in two code points', () => {
    expect(slug('Mu\u0308nchen')).toBe('muenchen');
  });

  it('holds only word characters and single hyphens, and stays when made again [VA-8]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const made = slug(text);
        expect(made).toMatch(/^[a-z0-9_-]*$/);
        expect(made).not.toContain('--');
        expect(slug(made)).toBe(made);
      }),
    );
  });
});
