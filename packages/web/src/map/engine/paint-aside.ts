import { pageFonts } from './page-fonts.ts';
import type { FromPainter, PaintJob, ToPainter } from './paint-job.ts';

export interface PaintAside {
  /**
   * A picture that comes later; null where whoever asks has to paint themselves. Also the picture may be null: then the
   * painter has failed in the meantime.
   */
  paint(job: PaintJob): Promise<ImageBitmap | null> | null;
}

/** As much of a worker as is needed. */
type Painter = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Long even for three hundred legs on a slow phone. */
const NO_ANSWER_MS = 5000;

/**
 * Lets a worker paint. It starts with the first wish, so that pages on which nothing is edited need none, and paints once
 * it is ready. It is never ended: whoever edits one trip opens the next, and it keeps nothing but its fonts. Where it
 * fails, it is not asked again.
 */
export function createPaintAside(start: () => Painter): PaintAside {
  const asked = new Map<number, (picture: ImageBitmap | null) => void>();
  let state: 'none' | 'starting' | 'ready' | 'failed' = 'none';
  let painter: Painter | null = null;
  let count = 0;

  const fail = (reason: unknown): void => {
    if (state === 'failed') return;
    console.warn('The page paints its map by itself:', reason);
    state = 'failed';
    painter?.terminate();
    for (const answer of asked.values()) answer(null);
    asked.clear();
  };
  const hear = ({ data }: MessageEvent<FromPainter>): void => {
    if (data.kind === 'ready') state = 'ready';
    else if (data.kind === 'unable') fail(data.reason);
    else {
      asked.get(data.id)?.(data.picture);
      asked.delete(data.id);
    }
  };
  const begin = (): void => {
    state = 'starting';
    try {
      painter = start();
      painter.addEventListener('message', hear);
      painter.addEventListener('messageerror', fail);
      painter.addEventListener('error', (event) => fail(event.message));
      tell(painter, { kind: 'fonts', files: labelFonts() });
    } catch (error) {
      fail(error);
    }
  };
  return {
    paint: (job) => {
      if (state === 'none') begin();
      if (state !== 'ready' || !painter) return null;
      const id = (count += 1);
      tell(painter, { kind: 'paint', id, job });
      return new Promise((resolve) => {
        const timer = setTimeout(fail, NO_ANSWER_MS, 'no answer');
        asked.set(id, (picture) => {
          clearTimeout(timer);
          resolve(picture);
        });
      });
    },
  };
}

/** One for all maps of the page. */
export const paintAside = createPaintAside(
  () => new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' }),
);

function labelFonts() {
  const files = pageFonts('Noto Sans');
  if (files.length === 0) throw new TypeError('The page has no font for labels');
  return files;
}

function tell(painter: Painter, message: ToPainter): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  painter.postMessage(message);
}
