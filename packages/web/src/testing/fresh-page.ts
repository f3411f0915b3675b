import { threadId } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine may need longer than the library's second for what is only waited for.
configure({ asyncUtilTimeout: 15_000 });

// Node's channels reach other threads, where other files are tested at the same time. This file runs once for each.
const SharedChannel = globalThis.BroadcastChannel;
if (SharedChannel.name !== 'ThreadChannel') {
  globalThis.BroadcastChannel = class ThreadChannel extends SharedChannel {
    constructor(name: string) {
      super(`${name} ${threadId}`);
    }
  };
}

// Test files share a window and the libraries. The product's own modules are loaded anew for each file, because some have state.
afterEach(cleanup);
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
