import { describe, expect, it } from 'vitest';
import { createFakeDependencies, guest, registered, userOf, visitor } from './session-fakes.ts';
import { isSignedIn, type SessionUser } from './session-state.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

function nameIn(store: SessionStore): string {
  const session = store.get();
  return isSignedIn(session) ? session.user.name : '-';
}

const unseen: SessionUser['notifications'][number] = {
  id: 'n1',
  kind: 'liked',
  seen: false,
  createdAt: '2026-06-30T10:00:00Z',
  triggerUserId: 'jonas',
  otherCount: 0,
  about: '',
  target: '/frage/abc',
};

describe('settling', () => {
  it('tells a listener exactly once, after the server said who this is [AU-1]', async () => {
    const { dependencies } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, visitor, false);
    const told: string[] = [];
    store.onSettled((session) => told.push(session.state));
    expect(told).toEqual([]);
    await store.reload();
    await store.reload();
    expect(told).toEqual(['registered']);
  });

  it('tells a late listener at once and once [AU-1]', async () => {
    const { dependencies } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    const told: string[] = [];
    store.onSettled((session) => told.push(session.state));
    await store.reload();
    expect(told).toEqual(['registered']);
  });

  it('tells no listener while the server cannot be reached [AU-1]', async () => {
    const { dependencies, server } = createFakeDependencies(registered('mara'));
    server.failWith = 'network-request-failed';
    const store = createSessionStore(dependencies, registered('mara'), false);
    const told: string[] = [];
    store.onSettled(() => told.push('settled'));
    await expect(store.reload()).rejects.toMatchObject({ code: 'network-request-failed' });
    expect(told).toEqual([]);
    expect(nameIn(store)).toBe('Mara');
  });

  it('ignores an answer that was asked for before a later one', async () => {
    const { dependencies } = createFakeDependencies(registered('mara'));
    const answers: ((session: typeof visitor) => void)[] = [];
    const api = {
      ...dependencies.api,
      load: () => new Promise<typeof visitor>((resolve) => answers.push(resolve)),
    };
    const store = createSessionStore({ ...dependencies, api }, visitor);
    const both = Promise.all([store.reload(), store.reload()]);
    answers[1]?.(registered('mara'));
    answers[0]?.(visitor);
    await both;
    expect(store.get().state).toBe('registered');
  });
});

describe('saving the user', () => {
  it('shows a change at once and sends the whole document [CA-7]', async () => {
    const { dependencies, server } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    const saving = store.saveUser({ name: 'Mara K.' });
    expect(nameIn(store)).toBe('Mara K.');
    expect(await saving).toBe(true);
    expect(server.session).toMatchObject({ user: { uid: 'mara', email: 'mara@example.org' } });
    expect(nameIn(store)).toBe('Mara K.');
  });

  it('reports a failed save by its code and loads the user again [ER-3]', async () => {
    const { dependencies, server, diary } = createFakeDependencies(registered('mara'));
    const refused = Object.assign(new Error('refused'), { code: 'conflict' });
    const api = { ...dependencies.api, saveUser: () => Promise.reject(refused) };
    const store = createSessionStore({ ...dependencies, api }, registered('mara'));
    server.session = registered('mara', { user: userOf('mara', { name: 'Mara vom Handy' }) });
    expect(await store.saveUser({ name: 'Neu' })).toBe(false);
    expect(diary).toEqual(['reported user-not-saved conflict']);
    expect(nameIn(store)).toBe('Mara vom Handy');
  });

  it('goes back to the last saved user when the network is gone for the reload too [ER-3]', async () => {
    const { dependencies, server, diary } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    server.failWith = 'network-request-failed';
    await store.saveUser({ name: 'Neu' });
    expect(nameIn(store)).toBe('Mara');
    expect(diary).toEqual([
      'reported user-not-saved network-request-failed',
      'logged User not loaded again',
    ]);
  });

  it('saves two quick changes one after the other and loses neither', async () => {
    const { dependencies, server } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    await Promise.all([store.saveUser({ name: 'Neu' }), store.saveUser({ darkMode: true })]);
    expect(server.session).toMatchObject({ user: { name: 'Neu', darkMode: true } });
  });

  it('keeps a good change when the one before it fails', async () => {
    const { dependencies, server } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    server.failWith = 'internal-error';
    const first = store.saveUser({ name: 'Neu' });
    const second = store.saveUser({ darkMode: true });
    await first;
    server.failWith = null;
    expect([await first, await second]).toEqual([false, true]);
    expect(server.session).toMatchObject({ user: { name: 'Mara', darkMode: true } });
  });

  it('does not let an older reading overwrite what was just saved', async () => {
    const { dependencies } = createFakeDependencies(registered('mara'));
    const answers: ((session: typeof visitor) => void)[] = [];
    const load = () => new Promise<typeof visitor>((resolve) => answers.push(resolve));
    const api = { ...dependencies.api, load };
    const store = createSessionStore({ ...dependencies, api }, registered('mara'));
    const loading = store.reload();
    await store.saveUser({ name: 'Neu' });
    answers[0]?.(registered('mara'));
    await loading;
    expect(nameIn(store)).toBe('Neu');
  });

  it('only logs without a session [RO-7]', async () => {
    const { dependencies, diary } = createFakeDependencies(visitor);
    const store = createSessionStore(dependencies, visitor);
    expect(await store.saveUser({ name: 'Neu' })).toBe(false);
    expect(await store.markNotificationsSeen()).toBe(false);
    expect(await store.signOut()).toBe(false);
    expect(diary).toEqual([
      'logged User not saved: nobody is signed in',
      'logged User not saved: nobody is signed in',
      'logged Not signed out: nobody is signed in',
    ]);
  });

  it('refreshes a session that counts as expired before it saves [CN-8]', async () => {
    const { dependencies, server, time } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    await time.advance(7 * 24 * 3_600_000 - 29_000);
    server.session = visitor;
    expect(await store.saveUser({ name: 'Neu' })).toBe(false);
    expect(store.get()).toEqual(visitor);
  });
});

describe('notifications', () => {
  it('marks all as seen and saves them [AU-5]', async () => {
    const user = userOf('mara', { notifications: [unseen, { ...unseen, id: 'n2' }] });
    const { dependencies, server, diary } = createFakeDependencies(registered('mara', { user }));
    const store = createSessionStore(dependencies, registered('mara', { user }));
    expect(await store.markNotificationsSeen()).toBe(true);
    expect(server.session).toMatchObject({
      user: {
        notifications: [
          { id: 'n1', seen: true },
          { id: 'n2', seen: true },
        ],
      },
    });
    await store.markNotificationsSeen();
    expect(diary).toEqual(['saved Anonym']);
  });
});

describe('signing out', () => {
  it('forgets private data, tells the other tabs and leaves', async () => {
    const { dependencies, diary } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    expect(await store.signOut()).toBe(true);
    expect(diary).toEqual(['forgot private data', 'told other tabs signed-out', 'left']);
  });

  it('stays signed in when edits would be lost and the person wants to keep them', async () => {
    const { dependencies, diary } = createFakeDependencies(registered('mara'));
    const asking = { ...dependencies, mayLose: () => Promise.resolve(false) };
    const store = createSessionStore(asking, registered('mara'));
    expect(await store.signOut()).toBe(false);
    expect([store.get().state, diary]).toEqual(['registered', []]);
  });

  it('keeps edits that were never sent when the session has ended by itself', async () => {
    const { dependencies, server } = createFakeDependencies(registered('mara'));
    const forgotten: string[] = [];
    const clear = (what: string) => Promise.resolve(void forgotten.push(what));
    const store = createSessionStore({ ...dependencies, clear }, registered('mara'));
    server.session = visitor;
    await store.reload();
    server.session = registered('mara');
    await store.reload();
    await store.signOut();
    expect(forgotten).toEqual(['all-but-unsent', 'everything']);
  });

  it('stays signed in and says so when the server cannot be reached', async () => {
    const { dependencies, server, diary } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, registered('mara'));
    server.failWith = 'network-request-failed';
    expect(await store.signOut()).toBe(false);
    expect(store.get().state).toBe('registered');
    expect(diary).toEqual(['reported not-signed-out network-request-failed']);
  });
});

describe('several tabs', () => {
  it('tells the others about a sign-in and about a session that ended', async () => {
    const { dependencies, server, diary } = createFakeDependencies(registered('mara'));
    const store = createSessionStore(dependencies, visitor);
    await store.reload();
    await store.reload();
    server.session = visitor;
    await store.reload();
    expect(diary).toEqual([
      'told other tabs signed-in',
      'forgot private data',
      'told other tabs signed-out',
    ]);
  });

  it.each([
    ['signed-in', visitor, registered('mara'), []],
    ['signed-out', registered('mara'), visitor, ['forgot private data']],
    ['signed-in', guest('g1'), registered('mara'), []],
    ['signed-in', registered('mara'), registered('jonas'), ['forgot private data']],
  ] as const)(
    'follows another tab that %s without answering it',
    async (message, from, to, events) => {
      const { dependencies, server, diary, otherTab } = createFakeDependencies(from);
      const store = createSessionStore(dependencies, from);
      const stop = store.followOtherTabs();
      server.session = to;
      otherTab(message);
      await turn();
      expect(store.get()).toEqual(to);
      expect(diary).toEqual(events);
      stop();
      server.session = visitor;
      otherTab('signed-out');
      await turn();
      expect(store.get()).toEqual(to);
    },
  );
});
