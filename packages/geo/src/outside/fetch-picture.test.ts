import { afterEach, expect, it } from 'vitest';
import { createFetchPicture } from './fetch-picture.ts';
import { startLocalService, type LocalService } from './testing/local-service.ts';

const running: LocalService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

async function startHost() {
  const service = await startLocalService(({ path }, response) => {
    if (path === '/never') return;
    if (path === '/moved') response.writeHead(302, { location: '/picture' }).end();
    else response.end('x'.repeat(path === '/large' ? 5000 : 100));
  });
  running.push(service);
  return service;
}

const LIMITS = { timeLimitMs: 300, maxBytes: 1000 };

it('reads from the configured service, also in the own network', async () => {
  const { url } = await startHost();
  const fetchPicture = createFetchPicture({ ...LIMITS, trustedOrigin: url });
  expect((await fetchPicture(new URL('/picture', url))).byteLength).toBe(100);
});

it.each([
  ['/large', 'too-large'],
  ['/moved', 'status'],
  ['/never', 'timeout'],
])('refuses %s: %s', async (path, reason) => {
  const { url } = await startHost();
  const fetchPicture = createFetchPicture({ ...LIMITS, trustedOrigin: url });
  await expect(fetchPicture(new URL(path, url))).rejects.toMatchObject({ name: 'Outage', reason });
});

it.each([
  ['an address of the own network', 'http://127.0.0.1:{port}/picture', undefined],
  ['a name that leads there', 'http://bilder.example:{port}/picture', ['127.0.0.1']],
  ['a name that leads there too', 'http://bilder.example:{port}/picture', ['8.8.8.8', '::1']],
  ['a name without an address', 'http://bilder.example:{port}/picture', []],
])('asks nothing at %s', async (_what, address, addresses) => {
  const service = await startHost();
  const fetchPicture = createFetchPicture({
    ...LIMITS,
    trustedOrigin: 'https://buchen.example',
    ...(addresses && { lookup: async () => addresses }),
  });
  const url = new URL(address.replace('{port}', new URL(service.url).port));
  await expect(fetchPicture(url)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(service.requests).toEqual([]);
});
