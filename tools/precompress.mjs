// Called by tools/build.mjs after the web build: writes NAME.br and NAME.gz beside every file of dist/web that shrinks
// by it, so that the server never compresses a file during a request.
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Below this size the response header outweighs the savings. */
const SMALLEST_BYTES = 512;

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const encoders = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses a folder and skips files that are up to date. Returns the number of files written.
 *
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(files.map((file) => compressFile(file)));
  return written.reduce((sum, count) => sum + count, 0);
}

/** @param {string} file */
async function compressFile(file) {
  const { size, mtime } = await stat(file);
  let written = 0;
  for (const [extension, encode] of Object.entries(encoders)) {
    const target = file + extension;
    if (await isCurrent(target, mtime)) continue;
    const encoded = size < SMALLEST_BYTES ? null : await encode(await readFile(file));
    if (encoded === null || encoded.length >= size) {
      // A copy from an earlier build would be sent instead of the file.
      await rm(target, { force: true });
      continue;
    }
    await writeFile(target, encoded);
    await utimes(target, mtime, mtime);
    written += 1;
  }
  return written;
}

/** @param {string} target @param {Date} mtime */
async function isCurrent(target, mtime) {
  const found = await stat(target).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found !== null && Math.abs(found.mtimeMs - mtime.getTime()) < 2;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(import.meta.dirname, '../dist/web');
  console.log(`${await precompress(folder)} files compressed in dist/web`);
}
