import type { SessionState } from '@fahrtwind/contract';
import { expect } from 'vitest';
import { startOf, type AccountServer } from './account-server.ts';
import type { Browser } from './browser.ts';

/** Reader and editor were invited to a trip of the owner; where no trip is meant they are strangers. */
export const ROLES = [
  'visitor',
  'guest',
  'stranger',
  'reader',
  'editor',
  'owner',
  'moderator',
  'admin',
] as const;

export type Role = (typeof ROLES)[number];

export type SignedIn = Exclude<SessionState, { state: 'visitor' }>;

export interface People {
  /** A person with a confirmed address. */
  register(): Promise<Browser>;
  /** A person who is this to the owner. */
  browserOf(role: Role, owner: Browser): Promise<Browser>;
}

/** The addresses that the people in the role of admin have. */
export const ADMINS = Array.from(
  { length: 5000 },
  (_, index) => `admin-${index}@example.org`,
).join();

/** Makes people for every role; each has a network address of their own, because sign-ins are counted by address. */
export function createPeople(server: AccountServer, tripId: (owner: SignedIn) => string): People {
  const { pool } = server.testDatabase.database;
  let people = 0;

  function signIn(browser: Browser, path: string, payload: object = {}) {
    people += 1;
    const remoteAddress = `10.0.${people >> 8}.${people & 255}`;
    return browser.send({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
  }

  async function register(who = 'person'): Promise<Browser> {
    const browser = server.browser();
    const person = { name: 'Ada', email: `${who}-${people}@example.org`, password: 'Wolke sieben' };
    const reply = await signIn(browser, 'sign-up/email', person);
    expect(reply.statusCode, reply.body).toBe(200);
    // Only who has confirmed the own address invites others by mail and publishes.
    const sql = 'update account set email_verified = true where email = $1';
    await pool.query(sql, [person.email]);
    return browser;
  }

  /** Where the owner has made a trip. */
  async function travelAlong(owner: Browser, browser: Browser, role: Role): Promise<void> {
    const id = tripId(await sessionOf(owner));
    const link = await owner.post(`/api/trips/${id}/invitations/link`, { role });
    if (link.statusCode === 404) return;
    const { token } = link.json<{ readonly token: string }>();
    const reply = await browser.post('/api/invitations/accept', { token });
    expect(reply.statusCode, reply.body).toBe(200);
  }

  async function browserOf(role: Role, owner: Browser): Promise<Browser> {
    if (role === 'owner') return owner;
    if (role === 'visitor') return server.browser();
    if (role === 'guest') {
      const guest = server.browser();
      await signIn(guest, 'sign-in/anonymous');
      return guest;
    }
    const browser = await register(role === 'admin' ? 'admin' : undefined);
    if (role === 'reader' || role === 'editor') await travelAlong(owner, browser, role);
    if (role !== 'moderator') return browser;
    const { user } = await sessionOf(browser);
    await pool.query('update account set is_moderator = true where id = $1', [user.uid]);
    expect(await sessionOf(browser)).toMatchObject({ isModerator: true });
    return browser;
  }

  return { register, browserOf };
}

export async function sessionOf(browser: Browser): Promise<SignedIn> {
  const { session } = await startOf(browser);
  if (session.state === 'visitor') throw new Error('nobody is signed in');
  return session;
}
