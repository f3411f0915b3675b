import { describe, expect, it } from 'vitest';
import { registerServiceWorker } from './register.ts';

interface Surroundings {
  readonly hostname?: string;
  readonly status?: number;
  readonly type?: string;
  readonly isOffline?: boolean;
}

async function register({
  hostname = 'localhost',
  status = 200,
  type = 'text/javascript',
  isOffline,
}: Surroundings) {
  const did: string[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what is called of the browser's registration
  const registration = {
    unregister: () => Promise.resolve(did.push('unregistered') > 0),
  } as unknown as ServiceWorkerRegistration;
  const result = await registerServiceWorker({
    hostname,
    container: {
      register: (script) => {
        did.push(`registered ${String(script)}`);
        return Promise.resolve(registration);
      },
      getRegistrations: () => Promise.resolve([registration]),
    },
    fetch: (path) => {
      did.push(`checked ${path}`);
      if (isOffline) return Promise.reject(new TypeError('offline'));
      return Promise.resolve(new Response('', { status, headers: { 'content-type': type } }));
    },
    report: (message) => did.push(message),
  });
  return { did, isRegistered: result !== null };
}

describe('registering the service worker', () => {
  it('registers the script of the site root without a check on real hosts [SW-1]', async () => {
    const { did } = await register({ hostname: 'www.fahrtwind.example' });
    expect(did).toEqual(['registered /service-worker.js']);
  });

  it.each(['localhost', 'en.localhost', '127.0.0.1', '[::1]'])(
    'checks first that it exists on %s [SW-2]',
    async (hostname) => {
      const { did } = await register({ hostname });
      expect(did).toEqual(['checked /service-worker.js', 'registered /service-worker.js']);
    },
  );

  it('reports a missing one and unregisters the former [SW-3, ER-12]', async () => {
    const { did, isRegistered } = await register({ status: 404 });
    expect(did).toEqual([
      'checked /service-worker.js',
      'Service worker not found at /service-worker.js',
      'unregistered',
    ]);
    expect(isRegistered).toBe(false);
  });

  it('reports one that is no JavaScript and unregisters the former [SW-3, ER-12]', async () => {
    const { did } = await register({ type: 'text/html; charset=utf-8' });
    expect(did).toEqual([
      'checked /service-worker.js',
      'Service worker at /service-worker.js is not JavaScript but text/html; charset=utf-8',
      'unregistered',
    ]);
  });

  it('keeps the worker while there is no network to check with', async () => {
    const { did } = await register({ isOffline: true });
    expect(did).toEqual(['checked /service-worker.js']);
  });
});
