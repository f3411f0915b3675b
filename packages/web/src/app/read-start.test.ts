// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guest, registered, visitor } from '../store/session/session-fakes.ts';
import { noOperator, startWith } from '../store/session/start-fakes.ts';
import { noteUnsentEdits } from '../store/session/unsent-edits.ts';
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

async function leaveTraces(): Promise<void> {
  serveStart(memberStart);
  await readStart();
  localStorage.setItem('private-notes', 'geheim');
  localStorage.setItem('consent', 'yes');
}

const traces = (): readonly string[] => Object.keys(localStorage).toSorted();

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

  describe('after a session that has ended elsewhere', () => {
    it('clears what the device holds, also where the page itself says it', async () => {
      for (const page of ['', JSON.stringify(visitorStart)]) {
        await leaveTraces();
        serveStart(visitorStart);
        document.body.innerHTML = `<script type="application/json" id="start">${page}</script>`;
        expect(await readStart()).toEqual({ start: visitorStart, isProvisional: false });
        expect(traces()).toEqual(['consent']);
      }
    });

    it('clears it for the next user too, and knows that one then', async () => {
      await leaveTraces();
      const other = startWith({ ...registered('u2'), expiresAt: '2999-01-01T00:00:00Z' });
      serveStart(other);
      await readStart();
      expect(traces()).toEqual(['consent', 'private-start-1']);
      goOffline();
      expect((await readStart()).start).toEqual(other);
    });

    it('clears it without a network once the session is past its end, and not before', async () => {
      await leaveTraces();
      goOffline();
      expect((await readStart()).start).toEqual(memberStart);
      expect(traces()).toContain('private-notes');
      vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2999-01-02T00:00:00Z'));
      expect((await readStart()).start.session).toEqual({ state: 'visitor' });
      expect(traces()).toEqual(['consent']);
    });

    it('keeps it for an old page of the same user, whom the server still knows', async () => {
      await leaveTraces();
      document.body.innerHTML = `<script type="application/json" id="start">${JSON.stringify(visitorStart)}</script>`;
      expect((await readStart()).start).toEqual(memberStart);
      expect(traces()).toContain('private-notes');
    });

    it('keeps it for a guest who has registered', async () => {
      const expiresAt = '2999-01-01T00:00:00Z';
      serveStart(startWith({ ...guest('g1'), expiresAt }));
      await readStart();
      localStorage.setItem('private-notes', 'geheim');
      serveStart(memberStart);
      await readStart();
      expect(traces()).toContain('private-notes');
    });

    it('keeps edits that were never sent, for their owner', async () => {
      await leaveTraces();
      noteUnsentEdits(1);
      serveStart(visitorStart);
      await readStart();
      expect(traces()).toEqual(['consent', 'private-unsent-trips']);
    });
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
