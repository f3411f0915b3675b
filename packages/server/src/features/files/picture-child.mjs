// Reads and draws pictures from strangers, in a process of its own: see picture-process.ts. Plain JavaScript, because
// it is started as it lies here, by the built server and by tests alike.
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import sharp from 'sharp';

/**
 * @typedef {{ kind: 'sizes', fit: 'cover' | 'inside', widths: readonly number[] }} SizesTask
 * @typedef {SizesTask | { kind: 'palette' }} Task
 * @typedef {{ width: number, height: number, sizes: readonly Buffer[] }} Drawn
 */

const MEGAPIXEL = 1_000_000;
/** No camera of people has more. */
const MAX_PIXELS = 50 * MEGAPIXEL;
/** Decoded as a whole, with 6 to 11 bytes of memory for a pixel. */
const MAX_PIXELS_AT_ONCE = 12 * MEGAPIXEL;
/** The same, with 19 to 30 bytes. */
const MAX_HEIF_PIXELS = 6 * MEGAPIXEL;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

sharp.concurrency(1);
sharp.cache(false);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The server ends it, by the channel: the signals of a terminal or a service manager go to both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
// Not `exit`, which would wait for the picture that is being decoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (/** @type {{ bytes: Buffer, task: Task }} */ { bytes, task }) => {
  void answer(bytes, task).then((reply) => process.send?.(reply));
});

/**
 * @param {Buffer} bytes
 * @param {Task} task
 * @returns {Promise<Drawn | { refusal: string }>}
 */
async function answer(bytes, task) {
  try {
    return await (task.kind === 'palette' ? withPalette(bytes) : inSizes(bytes, task));
  } catch (error) {
    // The library throws plain errors for files that it cannot read; which, says only its message.
    const isTooLarge = /pixel limit|memory/i.test(String(error));
    return { refusal: isTooLarge ? 'too-large' : 'invalid-format' };
  }
}

/**
 * Decodes once, at the largest size, and makes the smaller ones from that.
 *
 * @param {Buffer} bytes
 * @param {SizesTask} task
 */
async function inSizes(bytes, { fit, widths }) {
  const { format, width, height, isProgressive, orientation = 1 } = await open(bytes).metadata();
  if (!FORMATS.has(format)) return { refusal: 'invalid-format' };
  if (width * height > mostPixels(format, isProgressive)) return { refusal: 'too-large' };
  /** @param {number} side */
  const box = (side) => ({ width: side, height: side, fit, withoutEnlargement: fit === 'inside' });
  // Turning needs all pixels at once: therefore after shrinking. The boxes are squares, which stay the same.
  const largest = await open(bytes)
    .resize(box(widths.at(-1) ?? 0))
    .withMetadata({ orientation })
    .tiff({ compression: 'none' })
    .toBuffer();
  const drawn = [];
  for (const side of widths) {
    const upright = sharp(largest).autoOrient().resize(box(side));
    drawn.push(await upright.webp({ quality: 80 }).toBuffer({ resolveWithObject: true }));
  }
  const { info } = drawn.at(-1) ?? { info: { width: 0, height: 0 } };
  return { width: info.width, height: info.height, sizes: drawn.map(({ data }) => data) };
}

/**
 * A drawing of few colours is a third as large with a palette.
 *
 * @param {Buffer} png
 */
async function withPalette(png) {
  const { data, info } = await open(png)
    .png({ palette: true, colours: 192, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, sizes: [data] };
}

/** @param {Buffer} bytes */
function open(bytes) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
}

/**
 * @param {string} format
 * @param {boolean | undefined} isProgressive
 */
function mostPixels(format, isProgressive) {
  if (format === 'heif') return MAX_HEIF_PIXELS;
  const isWhole = isProgressive === true || format === 'gif' || format === 'webp';
  return isWhole ? MAX_PIXELS_AT_ONCE : MAX_PIXELS;
}
