import { vi } from 'vitest';
import type { PaintAside } from '../paint-aside.ts';
import type { PaintJob } from '../paint-job.ts';

/** Paints when the test says so; its pictures know which number they show. */
export function createFakeAside() {
  const jobs: PaintJob[] = [];
  const waiting: ((picture: ImageBitmap | null) => void)[] = [];
  let [closed, answered] = [0, 0];
  let isDead = false;
  const aside: PaintAside = {
    paint: (job) => {
      if (isDead) return null;
      jobs.push(job);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
  };
  return {
    aside,
    jobs,
    closed: () => closed,
    answered: () => answered,
    underWay: () => waiting.length,
    /** The job that was asked for first is done. */
    answer: async (): Promise<void> => {
      const job = jobs[answered];
      const resolve = waiting.shift();
      if (!job || !resolve) return;
      answered += 1;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a picture as is used
      resolve({ shows: numberOf(job), close: () => (closed += 1) } as unknown as ImageBitmap);
      await settle();
    },
    die: async (): Promise<void> => {
      isDead = true;
      for (const resolve of waiting.splice(0)) resolve(null);
      await settle();
    },
  };
}

/** Lets promises be kept, and what follows from them happen. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

function numberOf({ drawing }: PaintJob): number {
  return drawing.kind === 'marks' ? (drawing.here[0]?.x ?? -1) : -1;
}

/** Gives every canvas a pen, and keeps which numbers were painted, here or as a picture from elsewhere. */
export function watchCanvases() {
  const painted: number[] = [];
  const pen = new Proxy<Record<string, unknown>>(
    {
      translate: (x: number) => painted.push(x),
      drawImage: ({ shows }: { readonly shows: number }) => painted.push(shows),
      transferFromImageBitmap: ({ shows }: { readonly shows: number }) => painted.push(shows),
    },
    { get: (known, name) => known[String(name)] ?? (() => undefined) },
  );
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen });
  // Whether a picture stands for the canvas changes nothing in what is painted.
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  return { painted };
}
