import { createHash } from 'node:crypto';
import { isEstimated, type PublicTrip } from '@fahrtwind/domain';
import type { Ports } from '../../../threads/task.ts';
import type { WorkPool } from '../../../threads/work-pool.ts';
import type { PreviewTasks } from './preview-tasks.ts';

/** How many pictures are kept, of about 100 KB each. */
const KEPT_PICTURES = 50;
/** The largest trips take three seconds. */
const BUDGET_MS = 30_000;

export interface PreviewParts {
  readonly pool: WorkPool;
  readonly plannerPorts: Ports;
  readonly pictures: {
    /** Makes a PNG of few colours smaller. */
    readonly shrinkDrawing: (png: Buffer) => Promise<Buffer>;
  };
}

export interface Picture {
  readonly etag: string;
  readonly png: Buffer;
}

/** Has preview images drawn by threads, and keeps those that were used last. */
export function createPreviewMaker({
  pool,
  plannerPorts: ports,
  pictures,
}: PreviewParts): (trip: PublicTrip, asker: string) => Promise<Picture> {
  const run = pool.of<PreviewTasks>();
  const kept = new Map<string, Promise<Buffer>>();

  async function draw(trip: PublicTrip, asker: string): Promise<Buffer> {
    const work = { asker, ports, budgetMs: BUDGET_MS, isLong: true };
    return await pictures.shrinkDrawing(Buffer.from(await run('drawPreview', trip, work)));
  }

  return async (trip, asker) => {
    // What is drawn, not the version: a home that is hidden since must not stay in a kept picture.
    const key = hashOf(drawnOf(trip));
    const drawing = kept.get(key) ?? draw(trip, asker);
    kept.delete(key);
    kept.set(key, drawing);
    drawing.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest);
    return { etag: `"${key}"`, png: await drawing };
  };
}

function drawnOf(trip: PublicTrip): unknown {
  const { title, dayCount, totalDistance, countries, days } = trip;
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
  return { title, dayCount, totalDistance, isEstimate: isEstimated(trip), countries, stops };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
