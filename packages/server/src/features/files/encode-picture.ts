import sharp, { type Metadata, type Sharp } from 'sharp';
import { AppError } from '../../http/app-error.ts';
import type { FileKind } from './file-path.ts';

export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  /** By the width that they were asked in. */
  readonly sizes: ReadonlyMap<number, Buffer>;
}

/** Pictures of lodgings are drawn and sent, but kept nowhere. */
type PictureKind = FileKind | 'lodging';

/** Widths in which a picture is kept, the largest last. */
export const WIDTHS: Readonly<Record<PictureKind, readonly number[]>> = {
  profile: [96, 512],
  photo: [480, 960, 1920],
  lodging: [480],
};

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
const MAX_PIXELS = 50_000_000;
const TIME_LIMIT_SECONDS = 15;
const MAX_AT_ONCE = 2;
/** Each holds up to 20 MB. */
const MAX_WAITING = 10;

// Two pictures at a time, each on one core: the others of this server go on meanwhile.
sharp.concurrency(1);
sharp.cache(false);

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Draws an uploaded picture anew in all sizes: whatever else the file held (place, camera, scripts, a second file) is
 * gone. Refuses what is no picture, or a larger one than people's cameras make.
 */
export async function encodePicture(bytes: Buffer, kind: PictureKind): Promise<EncodedPicture> {
  if (waiting.length >= MAX_WAITING) throw new AppError('unavailable');
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  else running += 1;
  try {
    return await encode(bytes, kind);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Draws the picture of a lodging, which comes from another server. */
export async function encodeLodgingPicture(bytes: Buffer): Promise<Buffer> {
  const { sizes } = await encodePicture(bytes, 'lodging');
  return [...sizes.values()].at(-1) ?? Buffer.alloc(0);
}

async function encode(bytes: Buffer, kind: PictureKind): Promise<EncodedPicture> {
  const { format, width, height } = await read(bytes);
  if (!FORMATS.has(format)) throw new AppError('invalid-format', 'file');
  if (width * height > MAX_PIXELS) throw new AppError('too-large', 'file');
  const sizes = new Map<number, Buffer>();
  let largest = { width: 0, height: 0 };
  for (const wanted of WIDTHS[kind]) {
    const { data, info } = await drawn(bytes, kind, wanted);
    sizes.set(wanted, data);
    largest = info;
  }
  return { width: largest.width, height: largest.height, sizes };
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).timeout({
    seconds: TIME_LIMIT_SECONDS,
  });
}

async function read(bytes: Buffer): Promise<Metadata> {
  try {
    return await open(bytes).metadata();
  } catch (error) {
    throw refusalOf(error);
  }
}

async function drawn(bytes: Buffer, kind: PictureKind, width: number) {
  const upright = open(bytes).autoOrient();
  const resized =
    kind === 'profile'
      ? upright.resize(width, width, { fit: 'cover' })
      : upright.resize(width, width, { fit: 'inside', withoutEnlargement: true });
  try {
    return await resized.webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The library throws plain errors for files that it cannot read; which, says only its message. */
function refusalOf(error: unknown): AppError {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return new AppError(isTooLarge ? 'too-large' : 'invalid-format', 'file');
}
