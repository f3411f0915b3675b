import type { ThoroughPreview } from '@fahrtwind/domain';
import type { OrderSearch } from './find-best-order.ts';

/** Optimises in a worker, so that the page stays responsive. */
export function findBestOrderInWorker(
  question: OrderSearch,
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
