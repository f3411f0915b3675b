// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStill } from './still.ts';

interface FakePicture {
  readonly number: number;
  readonly isClosed: () => boolean;
}

const shown: number[] = [];
const answers: (() => Promise<void>)[] = [];
let taken: FakePicture[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  answers.length = 0;
  taken = [];
  vi.stubGlobal('createImageBitmap', () => {
    const picture = fakePicture(taken.length + 1);
    taken.push(picture);
    return new Promise((resolve) => {
      answers.push(async () => {
        resolve(picture);
        await vi.advanceTimersByTimeAsync(0);
      });
    });
  });
  const frame = { transferFromImageBitmap: ({ number }: FakePicture) => shown.push(number) };
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => frame });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function fakePicture(number: number): FakePicture & ImageBitmap {
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
  };
  return { number, close, isClosed: () => isClosed, width: 1, height: 1 };
}

function sheet() {
  const canvas = document.createElement('canvas');
  canvas.className = 'sheet';
  document.body.append(canvas);
  const still = createStill(canvas);
  if (!still) throw new Error('There is no picture');
  /** What is to be seen: the canvas itself, or a picture in its place. */
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('.sheet')].map((one) =>
      one === canvas ? `canvas ${canvas.style.display}` : 'picture',
    );
  return { still, seen };
}

it('shows a picture of the canvas a moment after the last stroke', async () => {
  const { still, seen } = sheet();
  still.follow();
  await vi.advanceTimersByTimeAsync(100);
  still.follow();
  await vi.advanceTimersByTimeAsync(149);
  expect([taken.length, seen()]).toEqual([0, ['canvas ']]);
  await vi.advanceTimersByTimeAsync(1);
  await answers[0]?.();
  expect([shown, seen()]).toEqual([[1], ['canvas none', 'picture']]);
});

it('brings the picture up to date at once while it is shown', async () => {
  const { still } = sheet();
  still.show(fakePicture(7));
  still.follow();
  await answers[0]?.();
  expect(shown).toEqual([7, 1]);
});

it('shows the canvas itself while the map moves, and drops the picture that was under way', async () => {
  const { still, seen } = sheet();
  still.show(fakePicture(7));
  still.follow();
  still.leave();
  await answers[0]?.();
  expect([shown, seen(), still.isShown()]).toEqual([[7], ['canvas '], false]);
  expect(taken[0]?.isClosed()).toBe(true);
});

it('leaves nothing behind', async () => {
  const { still, seen } = sheet();
  still.show(fakePicture(7));
  still.remove();
  expect(seen()).toEqual(['canvas none']);
});

it('is not there where the browser cannot show pictures', () => {
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  expect(createStill(document.createElement('canvas'))).toBeNull();
});
