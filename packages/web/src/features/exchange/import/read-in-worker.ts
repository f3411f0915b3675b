import { refuse, type Result } from '@fahrtwind/domain';
import { MAX_FILE_BYTES, type ImportedFile, type ImportProblem } from './read/imported-file.ts';

export type ReadResult = Result<ImportedFile, ImportProblem>;

/** Also slow phones read the largest file in less. */
const LONGEST_MS = 30_000;

/** Reads a file in a worker: the page stays responsive, and a file that never ends can be given up. */
export async function readInWorker(file: Blob, signal: AbortSignal): Promise<ReadResult> {
  if (file.size > MAX_FILE_BYTES) return refuse('file-too-large');
  const bytes = await file.arrayBuffer();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const timer = setTimeout(() => {
      end();
      resolve(refuse('reading-too-long'));
    }, LONGEST_MS);
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadResult>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(bytes, [bytes]);
  });
}
