import { describe, expect, it } from 'vitest';
import { onUpdateReady, watchForUpdates } from './update.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** The service worker API, as far as updates use it. */
function browserWith(controller: object | null) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null as FakeWorker | null,
  });
  const container = Object.assign(new EventTarget(), { controller });
  const did: string[] = [];
  watchForUpdates(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands in for the browser
    registration as unknown as ServiceWorkerRegistration,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands in for the browser
    container as unknown as ServiceWorkerContainer,
    () => did.push('reloaded'),
  );
  const install = () => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.becomes('installed');
    return worker;
  };
  return { container, did, install };
}

describe('updates', () => {
  it('does not offer the very first version', () => {
    let offers = 0;
    const stop = onUpdateReady(() => (offers += 1));
    browserWith(null).install();
    stop();
    expect(offers).toBe(0);
  });

  it('offers a newer one, and reloads only after it was accepted and has taken over', () => {
    const { container, did, install } = browserWith({});
    const offers: (() => void)[] = [];
    const stop = onUpdateReady((accept) => offers.push(accept));
    const worker = install();
    expect(offers).toHaveLength(1);
    expect(worker.messages).toEqual([]);
    offers[0]?.();
    expect(worker.messages).toEqual(['skip-waiting']);
    expect(did).toEqual([]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(did).toEqual(['reloaded']);
    stop();
  });

  it('tells of a version that was ready before the first listener', () => {
    browserWith({}).install();
    let offers = 0;
    onUpdateReady(() => (offers += 1))();
    expect(offers).toBe(1);
  });
});
