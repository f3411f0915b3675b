// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registered, visitor } from '../store/session/session-fakes.ts';
import { noOperator, startWith } from '../store/session/start-fakes.ts';
import { readStart } from './read-start.ts';

const visitorStart = startWith(visitor);
const memberStart = startWith({
  ...registered('u1'),
  expiresAt: '2999-01-01T00:00:00Z',
});

function serveStart(start: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(start)));
}

function goOffline(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the start state', () => {
  it('is read from the page without asking the server', async () => {
    goOffline();
    document.body.innerHTML = `<script type="application/json" id="start">${JSON.stringify(visitorStart)}</script>`;
    expect(await readStart()).toEqual({ start: visitorStart, isProvisional: false });
  });

  it('comes from the server where the page has none', async () => {
    serveStart(memberStart);
    expect(await readStart()).toMatchObject({ isProvisional: false, start: memberStart });
  });

  it('comes from the last visit of a signed-in person when there is no network', async () => {
    serveStart(memberStart);
    await readStart();
    goOffline();
    expect(await readStart()).toEqual({ start: memberStart, isProvisional: true });
  });

  it('keeps nothing of a visitor', async () => {
    serveStart(visitorStart);
    await readStart();
    expect(localStorage).toHaveLength(0);
  });

  it('lets even a first visit without network begin', async () => {
    goOffline();
    const { start, isProvisional } = await readStart();
    expect(isProvisional).toBe(true);
    expect(start.session).toEqual({ state: 'visitor' });
    expect(start.config.cookieBanner).toBe('when-needed');
  });

  it('takes the configuration of the site from the app shell when there is no network', async () => {
    goOffline();
    const { config } = startWith(visitor, { operator: { ...noOperator, name: 'Wind GmbH' } });
    document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify(config)}</script>`;
    const { start, isProvisional } = await readStart();
    expect(start.config).toEqual(config);
    expect([start.session.state, isProvisional]).toEqual(['visitor', true]);
  });
});
