import { findBestOrder, type OrderSearch } from './find-best-order.ts';

addEventListener('message', ({ data }: MessageEvent<OrderSearch>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers the page that made it
  postMessage(findBestOrder(data));
});
