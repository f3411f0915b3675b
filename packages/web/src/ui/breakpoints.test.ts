import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = dirname(dirname(fileURLToPath(import.meta.url)));

const styleSheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(source, file), 'utf8') }));

/**
 * These adjust spacing only, not the layout: the narrowest phones, and long words in the header. Container queries do
 * not count as layouts either. From 768 px on the planner has list and map beside each other: a sheet would hide half
 * of a tablet's map.
 */
const EXCEPTIONS = [359, 768, 1199];

function widthsOf(css: string): readonly number[] {
  return [...css.matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
    [...query.matchAll(/width[^)]*?(\d+)px/g)].map(([, width]) => Number(width)),
  );
}

it('changes the layout only at 600, 1024, 1440 and 1920 px', () => {
  const allowed = [600, 1024, 1440, 1920].flatMap((width) => [width, width - 1]);
  const others = styleSheets.flatMap(({ file, css }) =>
    widthsOf(css)
      .filter((width) => ![...allowed, ...EXCEPTIONS].includes(width))
      .map((width) => `${file}: ${width}px`),
  );
  expect(styleSheets.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});
