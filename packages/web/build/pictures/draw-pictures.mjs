/* Renders the PNG files that some devices and link previews require from the SVG originals, in a browser:
   CHROME_PATH=/usr/bin/chromium node packages/web/build/pictures/draw-pictures.mjs */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const here = fileURLToPath(new URL('.', import.meta.url));
const publicFolder = join(here, '../../public');
const require = createRequire(import.meta.url);

async function fontFace(family, file, weights) {
  const font = await readFile(require.resolve(file));
  const source = `data:font/woff2;base64,${font.toString('base64')}`;
  return `@font-face { font-family: '${family}'; src: url(${source}); font-weight: ${weights} }`;
}

/** PNG files in one ICO, for programs that ask for /favicon.ico without reading a page. */
function packIcons(icons) {
  const head = Buffer.alloc(6 + 16 * icons.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(icons.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of icons.entries()) {
    const entry = 6 + 16 * index;
    head[entry] = size;
    head[entry + 1] = size;
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)]);
}

const faces = await Promise.all([
  fontFace(
    'Bricolage Grotesque',
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    '200 800',
  ),
  fontFace(
    'Noto Sans',
    '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    '100 900',
  ),
]);

const icon = await readFile(join(publicFolder, 'icon.svg'), 'utf8');
const share = await readFile(join(here, 'share.svg'), 'utf8');
// Platforms crop a maskable icon, so its background is full and the drawing stays in the safe zone.
const maskable = icon
  .replace('viewBox="0 0 40 40"', 'viewBox="-8 -8 56 56"')
  .replace(/<rect [^>]*>/, '<rect x="-8" y="-8" width="56" height="56" fill="#0f4c5c"/>');
const square = icon.replace(' rx="11"', '');

const pictures = [
  { file: 'icon-180.png', svg: square, width: 180, height: 180 },
  { file: 'icon-192.png', svg: icon, width: 192, height: 192 },
  { file: 'icon-512.png', svg: icon, width: 512, height: 512 },
  { file: 'icon-maskable-512.png', svg: maskable, width: 512, height: 512 },
  { file: 'share.png', svg: share, width: 1200, height: 630 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { file, svg, width, height } of pictures) {
  await page.setViewportSize({ width, height });
  const style = `${faces.join('')} body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }`;
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(publicFolder, file), omitBackground: true });
}
const small = [];
for (const size of [16, 32, 48]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${icon}`,
  );
  small.push({ size, png: await page.screenshot({ omitBackground: true }) });
}
await writeFile(join(publicFolder, 'favicon.ico'), packIcons(small));
await browser.close();
