import type { LightMyRequestResponse } from 'fastify';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  startOf,
  type AccountServer,
  type ServerOptions,
} from './account-server.ts';
import type { Browser } from './browser.ts';
import type { TestDatabase } from './test-database.ts';

type Reply = Promise<LightMyRequestResponse>;
type Document = Readonly<Record<string, unknown>> & { readonly id: string };

/** A user with a browser, and what they do with trips. */
export interface Traveller {
  readonly browser: Browser;
  readonly uid: string;
  /** Saves a trip that must not be there yet. */
  create(trip: Document, key?: string): Reply;
  /** Saves a trip on a revision. */
  update(trip: Document, revision: number, key?: string): Reply;
  /** Saves what has changed since a revision. */
  change(id: string, changes: object, revision: number, key?: string): Reply;
  on(method: 'GET' | 'POST' | 'DELETE', path: string): Reply;
}

export interface TripServer extends AccountServer {
  register(): Promise<Traveller>;
  /** With a confirmed address. */
  registerConfirmed(): Promise<Traveller>;
  openGuest(): Promise<Traveller>;
  visitor(): Traveller;
}

let people = 0;

/** The real server on a database of its own, with people who have trips. */
export async function startTripServer(
  testDatabase?: TestDatabase,
  options: Pick<ServerOptions, 'pages' | 'env' | 'logLines' | 'modelLimits'> = {},
): Promise<TripServer> {
  const server = await startAccountServer({
    ...options,
    ...(testDatabase && { testDatabase }),
    passwordHasher: PLAIN_PASSWORDS,
  });
  const register = async (): Promise<Traveller> => {
    const browser = server.browser();
    await signUp(browser);
    return travellerOf(browser);
  };
  return {
    ...server,
    register,
    registerConfirmed: async () => {
      const one = await register();
      const { pool } = server.testDatabase.database;
      await pool.query('update account set email_verified = true where id = $1', [one.uid]);
      return one;
    },
    openGuest: async () => {
      const browser = server.browser();
      await signIn(browser, 'sign-in/anonymous');
      return travellerOf(browser);
    },
    visitor: () => tripsOf(server.browser(), ''),
  };
}

/** Registers the user of a browser, also a guest; answers the new id. */
export async function signUp(browser: Browser): Promise<string> {
  const email = `traveller-${people}@example.org`;
  await signIn(browser, 'sign-up/email', { name: 'Rita', email, password: 'Wolke sieben' });
  return uidOf(browser);
}

/** Every user has their own network address, because sign-ins are counted by address. */
async function signIn(browser: Browser, path: string, payload: object = {}): Promise<void> {
  people += 1;
  const remoteAddress = `10.1.${people >> 8}.${people & 255}`;
  const url = `/api/auth/${path}`;
  const reply = await browser.send({ method: 'POST', url, payload, remoteAddress });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

async function uidOf(browser: Browser): Promise<string> {
  const { session } = await startOf(browser);
  if (session.state === 'visitor') throw new Error('nobody is signed in');
  return session.user.uid;
}

async function travellerOf(browser: Browser): Promise<Traveller> {
  return tripsOf(browser, await uidOf(browser));
}

function tripsOf(browser: Browser, uid: string): Traveller {
  const send = (
    method: 'PUT' | 'PATCH',
    { id, payload }: { readonly id: string; readonly payload: object },
    { key, ...revision }: { readonly [name: string]: string | undefined },
  ): Reply =>
    browser.send({
      method,
      url: `/api/trips/${id}`,
      headers: { ...revision, ...(key !== undefined && { 'idempotency-key': key }) },
      payload,
    });
  const put = (trip: Document, headers: Readonly<Record<string, string>>, key?: string): Reply =>
    send('PUT', { id: trip.id, payload: trip }, { ...headers, key });
  return {
    browser,
    uid,
    create: (trip, key) => put(trip, { 'if-none-match': '*' }, key),
    update: (trip, revision, key) => put(trip, { 'if-match': `"${revision}"` }, key),
    change: (id, payload, revision, key) =>
      send('PATCH', { id, payload }, { 'if-match': `"${revision}"`, key }),
    on: (method, path) => browser.send({ method, url: `/api/trips${path}` }),
  };
}
