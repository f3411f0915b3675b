import { think, type ThoroughQuestion } from './think.ts';

addEventListener('message', ({ data }: MessageEvent<ThoroughQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers whoever made it
  postMessage(think(data));
});
