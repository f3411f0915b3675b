import type { ThoroughPreview } from '@fahrtwind/domain';
import type { ThoroughQuestion } from './think.ts';

/** Thinks in a thread of its own, so that the page stays fluent meanwhile. */
export function thinkAside(
  question: ThoroughQuestion,
  signal: AbortSignal,
): Promise<ThoroughPreview> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./optimise.worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({ data }: MessageEvent<ThoroughPreview>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
}
