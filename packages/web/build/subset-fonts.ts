import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** What German and English are written with; the extended alphabets are files of their own (ui/fonts.css). */
const RANGES = [
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

/** The weights that the style sheets use: all between normal and bold for text, bold for headings. */
const FONTS = {
  'noto-sans': { wght: { min: 400, max: 700 } },
  'bricolage-grotesque': { wght: 700 },
} as const;

const require = createRequire(import.meta.url);

/** Makes the fonts of the first screen half as large, and tells the folder in which they lie. */
export async function subsetFonts(): Promise<string> {
  const modules = dirname(dirname(dirname(require.resolve('vite/package.json'))));
  const folder = join(modules, 'node_modules/.cache/fahrtwind-fonts');
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    Object.entries(FONTS).map(([name, variationAxes]) => subset(name, variationAxes, folder)),
  );
  return folder;
}

async function subset(name: string, variationAxes: object, folder: string): Promise<void> {
  const files = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const whole = readFileSync(join(files, `files/${name}-latin-wght-normal.woff2`));
  const settings = JSON.stringify([RANGES, variationAxes]);
  const key = createHash('sha256').update(whole).update(settings).digest('hex');
  const [target, stamp] = [join(folder, `${name}.woff2`), join(folder, `${name}.made-from`)];
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  const small = await subsetFont(whole, characters(), { targetFormat: 'woff2', variationAxes });
  writeFileSync(`${target}.${process.pid}`, small);
  renameSync(`${target}.${process.pid}`, target);
  writeFileSync(stamp, key);
}

function characters(): string {
  return RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ).join('');
}
