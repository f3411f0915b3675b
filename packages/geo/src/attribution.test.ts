import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attributionIn } from './attribution.ts';

const SOURCE_FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.includes('.test.') && path !== 'attribution.ts',
);

/** Every text that an adapter of this package names a source with. */
const LINES = SOURCE_FILES.flatMap((path) => {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8');
  const places = text.matchAll(/attribution(?: =|:) (?:\[([^\]]*)\]|('[^']*'))/gi);
  return [...places].flatMap(([, list = '', one = '']) =>
    [...`${list}${one}`.matchAll(/'([^']*)'/g)].map(([, line = '']) => line),
  );
});

it('says every source in English on English pages', () => {
  expect(LINES).toContain('© OpenStreetMap-Mitwirkende');
  const english = attributionIn('en', LINES).join(' ');
  expect(english).not.toMatch(/Geschätzt|Orte|Routen|Mitwirkende|[äöüß]/);
  expect(attributionIn('de', LINES)).toEqual(LINES);
});
