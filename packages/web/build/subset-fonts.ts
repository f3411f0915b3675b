import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** The characters of German and English. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
] as const;

/** Further letters of European place names, from Łódź to Şırnak, in Sámi, Welsh and Azerbaijani too. */
const EUROPEAN = [
  [0x100, 0x17f],
  [0x18f, 0x18f],
  [0x1c4, 0x1cc],
  [0x1e4, 0x1ef],
  [0x218, 0x21b],
  [0x259, 0x259],
  [0x292, 0x292],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ef2, 0x1ef3],
] as const;

type Ranges = readonly (readonly [number, number])[];

/** Their names in the package, and the letters that are kept; all others are in the package's own files. */
const SUBSETS: Readonly<Record<string, Ranges>> = { latin: LATIN, 'latin-ext': EUROPEAN };

/** The weights that the style sheets use: normal to bold for text, bold for headings. */
const FONTS = {
  'noto-sans': { wght: { min: 400, max: 700 } },
  'bricolage-grotesque': { wght: 700 },
} as const;

const require = createRequire(import.meta.url);

/** Halves the size of the first screen's fonts and returns the folder that holds them. */
export async function subsetFonts(): Promise<string> {
  const modules = dirname(dirname(dirname(require.resolve('vite/package.json'))));
  const folder = join(modules, 'node_modules/.cache/fahrtwind-fonts');
  mkdirSync(folder, { recursive: true });
  const wanted = Object.entries(FONTS).flatMap(([name, variationAxes]) =>
    Object.entries(SUBSETS).map(([script, ranges]) => ({ name, script, ranges, variationAxes })),
  );
  await Promise.all(wanted.map((one) => subset(one, folder)));
  return folder;
}

interface Subset {
  readonly name: string;
  readonly script: string;
  readonly ranges: Ranges;
  readonly variationAxes: object;
}

async function subset(wanted: Subset, folder: string): Promise<void> {
  const { name, script, ranges, variationAxes } = wanted;
  const files = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const whole = readFileSync(join(files, `files/${name}-${script}-wght-normal.woff2`));
  const settings = JSON.stringify([ranges, variationAxes]);
  const key = createHash('sha256').update(whole).update(settings).digest('hex');
  const file = script === 'latin' ? name : `${name}-${script}`;
  const [target, stamp] = [join(folder, `${file}.woff2`), join(folder, `${file}.made-from`)];
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  const small = await subsetFont(whole, characters(ranges), {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(`${target}.${process.pid}`, small);
  renameSync(`${target}.${process.pid}`, target);
  writeFileSync(stamp, key);
}

function characters(ranges: Ranges): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}
