// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPaintAside } from './paint-aside.ts';
import type { FromPainter, PaintJob, ToPainter } from './paint-job.ts';

const COLOURS = { days: [], lines: [], surface: '', text: '', muted: '', accent: '', here: '' };
const JOB: PaintJob = {
  area: { x: 0, y: 0, width: 10, height: 10, scale: 1 },
  drawing: { kind: 'stops', markers: [], colours: COLOURS },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pictures are only handed on here
const PICTURE = {} as ImageBitmap;

/** A worker that keeps what it is told, and says what the test wants. */
function fakeWorker() {
  const room = new EventTarget();
  const told: ToPainter[] = [];
  const painter = {
    addEventListener: room.addEventListener.bind(room),
    postMessage: (message: ToPainter) => told.push(message),
    terminate: vi.fn<() => void>(),
  };
  return {
    told,
    painter,
    says: (data: FromPainter) => room.dispatchEvent(new MessageEvent('message', { data })),
    breaks: () => room.dispatchEvent(new ErrorEvent('error', { message: 'broken' })),
  };
}

function startedAside() {
  const worker = fakeWorker();
  const start = vi.fn(() => worker.painter);
  const aside = createPaintAside(start);
  void aside.paint(JOB);
  return { ...worker, start, aside };
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  const style = document.createElement('style');
  style.textContent = `@font-face { font-family: 'Noto Sans'; src: url('/noto.woff2'); }`;
  document.head.append(style);
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  warn.mockClear();
});

it('starts one worker with the first wish and gives it the fonts, but no job before it has them', () => {
  const { aside, told, start, says } = startedAside();
  expect(aside.paint(JOB)).toBeNull();
  expect(told.map(({ kind }) => kind)).toEqual(['fonts']);
  says({ kind: 'ready' });
  expect(aside.paint(JOB)).not.toBeNull();
  expect(told.at(-1)).toEqual({ kind: 'paint', id: 1, job: JOB });
  expect(start).toHaveBeenCalledTimes(1);
});

it('hands each picture to whoever asked for it', async () => {
  const { aside, says } = startedAside();
  says({ kind: 'ready' });
  const [, second] = [aside.paint(JOB), aside.paint(JOB)];
  says({ kind: 'picture', id: 2, picture: PICTURE });
  expect(await second).toBe(PICTURE);
  vi.advanceTimersByTime(4000);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['has an error', ({ breaks }) => breaks()],
  ['cannot have fonts', ({ says }) => says({ kind: 'unable', reason: 'no fonts' })],
  ['does not answer', () => vi.advanceTimersByTime(5000)],
] satisfies [string, (worker: ReturnType<typeof startedAside>) => void][])(
  'is not asked again when the worker %s, and says so once',
  async (_, fail) => {
    const worker = startedAside();
    worker.says({ kind: 'ready' });
    const [one, other] = [worker.aside.paint(JOB), worker.aside.paint(JOB)];
    expect([one, other]).not.toContain(null);
    fail(worker);
    worker.breaks();
    expect([await one, await other]).toEqual([null, null]);
    expect(worker.aside.paint(JOB)).toBeNull();
    expect(worker.painter.terminate).toHaveBeenCalled();
    expect([warn.mock.calls.length, worker.start.mock.calls.length]).toEqual([1, 1]);
  },
);

it('is not asked again where no worker can be started, or the page has no font to give', () => {
  const refusing = vi.fn(() => {
    throw new TypeError('no workers');
  });
  const aside = createPaintAside(refusing);
  expect([aside.paint(JOB), aside.paint(JOB)]).toEqual([null, null]);
  expect(refusing).toHaveBeenCalledTimes(1);
  document.head.replaceChildren();
  const { painter } = startedAside();
  expect(painter.terminate).toHaveBeenCalled();
  expect(warn).toHaveBeenCalledTimes(2);
});
