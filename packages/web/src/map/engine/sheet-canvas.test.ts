// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drawing } from './drawing.ts';
import { createSheetCanvas } from './sheet-canvas.ts';

const COLOURS = { days: [], lines: [], surface: '', text: '', muted: '', accent: '', here: '' };
const MARK: Drawing = {
  kind: 'marks',
  here: [{ x: 1, y: 1 }],
  raised: [],
  pending: [],
  colours: COLOURS,
};
const WHOLE = { x: 0, y: 0, width: 400, height: 300, scale: 1 };
const PART = { ...WHOLE, x: 10, width: 20 };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a picture as is used
const FROM_WORKER = { name: 'from a worker', close: () => undefined } as unknown as ImageBitmap;

/** What happens to the canvases, in words. */
const diary: string[] = [];

function penOf(whose: string): unknown {
  const known: Record<string, unknown> = {
    translate: () => diary.push(`${whose} is painted on`),
    drawImage: () => diary.push(`a picture is laid on the ${whose}`),
  };
  return new Proxy(known, { get: (all, name) => all[String(name)] ?? (() => undefined) });
}

beforeEach(() => {
  diary.length = 0;
  const frame = {
    transferFromImageBitmap: ({ name }: { name: string }) => diary.push(`shown: ${name}`),
  };
  const canvasPen = penOf('canvas');
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: (kind: string) => (kind === '2d' ? canvasPen : frame),
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => penOf('easel');
      transferToImageBitmap = () => ({ name: 'from the easel' });
    },
  );
  vi.stubGlobal('createImageBitmap', async () => ({ name: 'of the canvas' }));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function sheet(hasParts: boolean) {
  const canvas = createSheetCanvas(document.body, { hasParts });
  if (!canvas) throw new Error('There is no canvas');
  canvas.put(WHOLE, FROM_WORKER);
  await Promise.resolve();
  return canvas;
}

it('shows pictures of a whole sheet without a copy, whoever makes them', async () => {
  const canvas = await sheet(false);
  canvas.paint(WHOLE, MARK);
  expect(diary).toEqual(['shown: from a worker', 'easel is painted on', 'shown: from the easel']);
});

it('keeps a sheet of which parts are painted, and shows a picture of it', async () => {
  vi.useFakeTimers();
  const canvas = await sheet(true);
  await vi.advanceTimersByTimeAsync(150);
  canvas.put(PART, FROM_WORKER);
  await vi.advanceTimersByTimeAsync(0);
  expect(diary).toEqual([
    'a picture is laid on the canvas',
    'shown: of the canvas',
    'a picture is laid on the canvas',
    'shown: of the canvas',
  ]);
  vi.useRealTimers();
});

it('is painted stroke by stroke while the map moves', async () => {
  const canvas = await sheet(false);
  canvas.clear({ width: 400, height: 300, worldWidth: 512, origin: { x: 0, y: 0 } }, 1);
  canvas.paint(WHOLE, MARK);
  expect(diary).toEqual(['shown: from a worker', 'canvas is painted on']);
  expect(document.querySelectorAll('.trip-sheet')).toHaveLength(1);
});
