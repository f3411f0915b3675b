import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { Outage } from './outage.ts';
import { addressOf, createOutsideService, type OutsideSettings } from './outside-service.ts';
import { answerJson, startLocalService, type LocalService } from './testing/local-service.ts';

const services: LocalService[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
});

type Respond = Parameters<typeof startLocalService>[0];

async function serviceThat(respond: Respond, settings: Partial<OutsideSettings> = {}) {
  const local = await startLocalService(respond);
  services.push(local);
  const ask = createOutsideService({ name: 'test', url: local.url, timeLimitMs: 300, ...settings });
  return { local, ask };
}

const raw = ({ json }: { json: unknown }): unknown => json;

const endless = (response: ServerResponse): void => {
  const more = (): void => {
    if (!response.destroyed) response.write('x'.repeat(10_000), () => setImmediate(more));
  };
  more();
};

describe('an outside service', () => {
  it('is asked below its configured address, by GET or with JSON', async () => {
    const { local, ask } = await serviceThat((_request, response) => answerJson(response, [1]), {
      userAgent: 'Fahrtwind test',
    });
    expect(await ask({ path: 'a/b', query: { q: 'Köln & Bonn' } }, raw)).toEqual([1]);
    expect(await ask({ path: 'c', body: { x: 1 } }, raw)).toEqual([1]);
    expect(await ask({ path: 'd', form: { data: 'ä=1' } }, raw)).toEqual([1]);
    const [get, post, form] = local.requests;
    expect(get).toMatchObject({ method: 'GET', path: '/a/b' });
    expect(get?.query.get('q')).toBe('Köln & Bonn');
    expect(get?.headers['user-agent']).toBe('Fahrtwind test');
    expect(post).toMatchObject({ method: 'POST', body: '{"x":1}' });
    expect(post?.headers['content-type']).toBe('application/json');
    expect(new URLSearchParams(form?.body).get('data')).toBe('ä=1');
  });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['status', 'fails inside', (response) => answerJson(response, {}, 500)],
    ['status', 'has had enough of us', (response) => answerJson(response, {}, 429)],
    ['status', 'refuses us', (response) => answerJson(response, {}, 403)],
    ['nonsense', 'answers with a page', (response) => response.end('<html>')],
    ['nonsense', 'answers with half of its JSON', (response) => response.end('{"a":')],
    ['nonsense', 'answers with nothing', (response) => response.end()],
    ['timeout', 'never answers', () => undefined],
    ['timeout', 'stops in the middle', (response) => void response.write('{"a":')],
    ['unreachable', 'hangs up', (response) => void response.destroy()],
    [
      'redirect',
      'sends us elsewhere',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['too-large', 'does not stop', endless],
    [
      'too-large',
      'announces too much',
      (response) => response.writeHead(200, { 'content-length': '9999999' }).write('x'),
    ],
  ])('is out (%s) when it %s', async (reason, _, respond) => {
    const { ask } = await serviceThat((_request, response) => respond(response), {
      maxBytes: 100_000,
    });
    await expect(ask({ path: 'x' }, raw)).rejects.toMatchObject({ name: 'Outage', reason });
  });

  it('is out when no server listens there', async () => {
    const { local, ask } = await serviceThat(() => undefined);
    await local.close();
    await expect(ask({ path: 'x' }, raw)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('is out when what it says has another form than expected', async () => {
    const { ask } = await serviceThat((_request, response) => answerJson(response, { a: 1 }));
    const wanted = ask({ path: 'x' }, () => {
      throw new TypeError('not a list');
    });
    await expect(wanted).rejects.toMatchObject({ reason: 'nonsense' });
  });

  it('may answer with a status that means an answer there', async () => {
    const { ask } = await serviceThat(
      (_request, response) => answerJson(response, { code: 442 }, 400),
      { answers: [400] },
    );
    expect(await ask({ path: 'x' }, (reply) => reply)).toEqual({
      status: 400,
      json: { code: 442 },
    });
  });

  it('is not blamed when the asker leaves', async () => {
    const { ask } = await serviceThat(() => undefined, { circuit: { failures: 1, pauseMs: 1e9 } });
    const leaving = async (): Promise<unknown> => {
      const controller = new AbortController();
      const asking = ask({ path: 'x', signal: controller.signal }, raw);
      setTimeout(() => controller.abort(), 20);
      return await asking.catch((error: unknown) => error);
    };
    expect(await leaving()).toMatchObject({ name: 'AbortError' });
    expect(await leaving()).toMatchObject({ name: 'AbortError' });
  });

  it('is left alone after failures in a row, and costs no time then', async () => {
    const { local, ask } = await serviceThat((_request, response) => answerJson(response, 1, 503), {
      circuit: { failures: 2, pauseMs: 1e9 },
    });
    const reasons: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      const error: unknown = await ask({ path: 'x' }, raw).catch((caught: unknown) => caught);
      reasons.push(error instanceof Outage ? error.reason : error);
    }
    expect(reasons).toEqual(['status', 'status', 'paused', 'paused']);
    expect(local.requests).toHaveLength(2);
  });
});

const at = (url: string, path: string): string => addressOf({ name: 'test', url }, { path }).href;

describe('the address of a request', () => {
  it.each([
    ['https://a.example', 'route', 'https://a.example/route'],
    ['https://a.example/', 'route', 'https://a.example/route'],
    ['https://a.example/valhalla', 'route', 'https://a.example/valhalla/route'],
    ['https://a.example/valhalla/', 'a/b;c', 'https://a.example/valhalla/a/b;c'],
  ])('at %s is %s → %s', (url, path, address) => {
    expect(at(url, path)).toBe(address);
  });

  it.each(['//b.example/route', 'http://b.example/', '/route', '../route', 'a/../../x'])(
    'cannot lead elsewhere by %s',
    (path) => {
      expect(() => at('https://a.example/valhalla', path)).toThrow('not below');
    },
  );
});
