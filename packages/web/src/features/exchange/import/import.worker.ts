import { readFile } from './read/read-file.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers the page that made it
  postMessage(readFile(new Uint8Array(data)));
});
