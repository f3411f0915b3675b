// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { signInEmail, signInWithProvider } from './auth.ts';
import { call } from './client.ts';

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

let sent: Sent[] = [];

/** Only the network is faked; everything else is our own code. */
function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer();
  });
}

const json = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the API client', () => {
  it('fills the path and sends no body where there is none', async () => {
    answerWith(json(200, { uid: 'a/b' }));
    await call('getUser', { params: { uid: 'a/b' } });
    expect(sent[0]?.path).toBe('/api/user/a%2Fb');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', body: null });
  });

  it.each([10, 100_000])(
    'sends a note of %i letters whole, and says that it is JSON',
    async (length) => {
      answerWith(json(200, { revision: 2 }));
      const title = 'ü'.repeat(length);
      await call('saveTrip', { params: { id: 'reise' }, body: { id: 'reise', title, days: [] } });
      const { body, headers } = sent[0]?.init ?? {};
      expect(await new Response(body).json()).toMatchObject({ title });
      expect(headers).toMatchObject({ 'content-type': 'application/json' });
    },
  );

  it.each([
    [10, true, true],
    [10, false, false],
    // More than browsers send of a page that is gone: better with the page than not at all.
    [40_000, true, false],
  ])(
    'of a title of %i letters that outlives the page (%s) lets the browser finish it: %s',
    async (length, outlivesPage, keepalive) => {
      answerWith(json(200, { revision: 2 }));
      const body = { id: 'reise', title: 'ü'.repeat(length), days: [] };
      await call('saveTrip', { params: { id: 'reise' }, body, outlivesPage });
      expect(sent[0]?.init.keepalive).toBe(keepalive);
    },
  );

  it('turns a refusal into an error with its code and field, without the German text of the API', async () => {
    answerWith(json(422, { code: 'invalid-argument', message: 'Zu lang.', field: 'name' }));
    const failure: unknown = await call('getStart').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: 'invalid-argument',
      message: 'invalid-argument',
      field: 'name',
      status: 422,
    });
  });

  it('sends the headers that an endpoint knows, and gives back what is stored beside a conflict', async () => {
    const current = { revision: 8, trip: { id: 'reise', title: 'Alpen', days: [] } };
    answerWith(json(409, { code: 'trip-changed', message: 'Geändert.', current }));
    const failure: unknown = await call('saveTrip', {
      params: { id: 'reise' },
      headers: { 'if-match': '"7"', 'idempotency-key': 'key-1234' },
      body: { id: 'reise', title: 'Meer', days: [] },
    }).catch((error: unknown) => error);
    expect(sent[0]?.init.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'if-match': '"7"',
      'idempotency-key': 'key-1234',
    });
    expect(failure).toMatchObject({ code: 'trip-changed', status: 409, current });
  });

  it('says network-request-failed when nothing answers [ER-14]', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('getStart')).rejects.toMatchObject({
      code: 'network-request-failed',
      status: 0,
    });
  });

  it('makes do with a proxy’s page instead of our reply', async () => {
    answerWith(() => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(call('getStart')).rejects.toMatchObject({ code: 'internal-error', status: 502 });
  });

  it.each([
    [390, 60_000],
    [1023, 60_000],
    [1024, 30_000],
  ])('gives up at a width of %d px after %d ms [CN-7, CN-2]', async (width, milliseconds) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: width <= Number(/max-width: (\d+)px/.exec(media)?.[1]),
    }));
    answerWith(json(200, {}));
    await call('getStart');
    expect(timeout).toHaveBeenCalledWith(milliseconds);
  });

  it('gives an own abort back as it is', async () => {
    const abort = new AbortController();
    abort.abort(new Error('left the page'));
    answerWith(() => Promise.reject(new Error('left the page')));
    await expect(call('getStart', { signal: abort.signal })).rejects.toThrow('left the page');
  });
});

describe('signing in', () => {
  it('posts to the identity service on the same origin [CA-11]', async () => {
    answerWith(json(200, {}));
    await signInEmail({ email: 'mara@example.org', password: 'geheim' });
    expect(sent[0]?.path).toBe('/api/auth/sign-in/email');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  });

  it('answers the provider’s address, and fails when there is none', async () => {
    answerWith(json(200, { url: 'https://id.example/authorize' }));
    const request = { provider: 'id', target: '/Home', errorTarget: '/anmelden' };
    expect(await signInWithProvider(request)).toBe('https://id.example/authorize');
    answerWith(json(200, {}));
    await expect(signInWithProvider(request)).rejects.toMatchObject({ code: 'internal-error' });
  });
});
