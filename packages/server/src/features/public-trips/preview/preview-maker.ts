import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { MapDrawing } from '@fahrtwind/contract';
import { viewedTrip, type PublicTrip, type Trip } from '@fahrtwind/domain';
import { renderAsync } from '@resvg/resvg-js';
import { AppError } from '../../../http/app-error.ts';
import { MAP_SIZE, previewSvg } from './preview-svg.ts';

const require = createRequire(import.meta.url);
const FONTS = [
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
];

/** Of about 100 KB each. */
const KEPT_PICTURES = 50;
/** Drawing one takes up to a second; who comes after so many others is told to come back. */
const WAITING_AT_MOST = 20;

export type DrawRoute = (
  trip: Trip,
  size: { readonly width: number; readonly height: number },
) => Promise<MapDrawing | null>;

export interface PreviewParts {
  readonly drawRoute: DrawRoute;
  readonly pictures: {
    /** Makes a PNG of few colours smaller. */
    readonly shrinkDrawing: (png: Buffer) => Promise<Buffer>;
  };
}

export interface Picture {
  readonly etag: string;
  readonly png: Buffer;
}

/** Draws preview images, one at a time, and keeps those that were used last. */
export function createPreviewMaker({
  drawRoute,
  pictures,
}: PreviewParts): (trip: PublicTrip) => Promise<Picture> {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function draw(trip: PublicTrip): Promise<Buffer> {
    const map = await drawRoute(viewedTrip(trip), MAP_SIZE);
    const picture = await renderAsync(previewSvg(trip, map), {
      font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Noto Sans' },
    });
    return await pictures.shrinkDrawing(picture.asPng());
  }

  function begin(trip: PublicTrip): Promise<Buffer> {
    if (waiting >= WAITING_AT_MOST) throw new AppError('unavailable');
    waiting += 1;
    const drawing = last.then(() => draw(trip));
    last = drawing
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return drawing;
  }

  return async (trip) => {
    // What is drawn, not the version: a home that is hidden since must not stay in a kept picture.
    const key = hashOf(drawnOf(trip));
    const drawing = kept.get(key) ?? begin(trip);
    kept.delete(key);
    kept.set(key, drawing);
    drawing.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest);
    return { etag: `"${key}"`, png: await drawing };
  };
}

function drawnOf({ title, dayCount, totalDistance, countries, days }: PublicTrip): unknown {
  const stops = days.map((day) =>
    day.stops.map(({ name, lat, lng, optional, profile, toll }) => [
      name,
      lat,
      lng,
      optional,
      profile,
      toll,
    ]),
  );
  return { title, dayCount, totalDistance, countries, stops };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
