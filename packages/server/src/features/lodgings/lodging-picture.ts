import { createHmac, timingSafeEqual } from 'node:crypto';
import { createFetchPicture, Outage } from '@fahrtwind/geo';
import { AppError } from '../../http/app-error.ts';

interface PictureParts {
  /** The configured booking search; null: there are no pictures. */
  readonly lodgingUrl: string | null;
  readonly secret: string;
  /** Draws a picture anew, small and without whatever else the file held. */
  readonly drawPicture: (bytes: Buffer) => Promise<Buffer>;
  readonly onMissing: (error: Error) => void;
}

export interface LodgingPictures {
  /** Where this server has a picture; null for none. */
  readonly addressOf: (imageUrl: string) => string | null;
  readonly get: (url: string, key: string, signal: AbortSignal) => Promise<Buffer>;
}

/** Some 20 KB each: the pictures of the last few searches, which several people look at. */
const MOST_KEPT = 200;
/** What drawing says of files that are none, or too large ones. */
const NO_PICTURE: readonly string[] = ['invalid-format', 'too-large'];

/**
 * Pictures of a booking search, by this server. Browsers ask no other host, which would learn who looks at what. Only
 * addresses that this server has signed are fetched.
 */
export function createLodgingPictures(parts: PictureParts): LodgingPictures {
  const { lodgingUrl, secret, drawPicture, onMissing } = parts;
  if (lodgingUrl === null) return { addressOf: () => null, get: notThere };
  const fetchPicture = createFetchPicture({ trustedOrigin: new URL(lodgingUrl).origin });
  const kept = new Map<string, Buffer>();
  const keyOf = (url: string): string =>
    createHmac('sha256', secret).update(`lodging picture ${url}`).digest('base64url');

  async function draw(url: string, signal: AbortSignal): Promise<Buffer> {
    try {
      return await drawPicture(await fetchPicture(new URL(url), signal));
    } catch (error) {
      const isNoPicture = error instanceof AppError && NO_PICTURE.includes(error.code);
      if (!isNoPicture && !(error instanceof Outage)) throw error;
      onMissing(error);
      return notThere();
    }
  }

  return {
    addressOf: (imageUrl) =>
      imageUrl === ''
        ? null
        : `/api/lodgings/picture?${new URLSearchParams({ url: imageUrl, key: keyOf(imageUrl) }).toString()}`,
    get: async (url, key, signal) => {
      if (!isSame(key, keyOf(url))) return notThere();
      const picture = kept.get(url) ?? (await draw(url, signal));
      kept.delete(url);
      kept.set(url, picture);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };
}

async function notThere(): Promise<never> {
  throw new AppError('object-not-found');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.byteLength === second.byteLength && timingSafeEqual(first, second);
}
