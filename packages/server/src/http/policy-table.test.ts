import { createHash } from 'node:crypto';
import { endpoints, type Endpoints } from '@fahrtwind/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PLAIN_PASSWORDS,
  startAccountServer,
  type AccountServer,
} from '../../test/account-server.ts';
import type { Browser } from '../../test/browser.ts';
import {
  createPeople,
  ROLES,
  sessionOf,
  type People,
  type SignedIn,
} from '../../test/policy-people.ts';
import { createAssistantRows } from '../../test/policy-assistant.ts';
import { geoRows } from '../../test/policy-geo.ts';
import { moderationRows } from '../../test/policy-moderation.ts';
import { createNotificationRows } from '../../test/policy-notifications.ts';
import { peopleRows } from '../../test/policy-profiles.ts';
import { createPostRows } from '../../test/policy-posts.ts';
import { REGION_ROWS } from '../../test/policy-regions.ts';
import { createShopRows, shopOptions } from '../../test/policy-shop.ts';
import { statuses, type Row } from '../../test/policy-row.ts';

const everybody = statuses(200, 200, 200);
const ownThings = statuses(401, 200, 200);

const tripId = ({ user }: SignedIn): string => `trip-of-${user.uid}`;
const aTrip = (owner: SignedIn) => ({ id: tripId(owner), title: 'Harz', days: [{ id: 'd1' }] });
const onTrip =
  (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '') =>
  (owner: SignedIn): InjectOptions => ({ method, url: `/api/trips/${tripId(owner)}${path}` });

const saving =
  (method: 'PUT' | 'PATCH', payloadOf: (owner: SignedIn) => object) =>
  (owner: SignedIn): InjectOptions => ({
    method,
    url: `/api/trips/${tripId(owner)}`,
    headers: { 'if-match': '"1"' },
    payload: payloadOf(owner),
  });

async function saveTrip(browser: Browser, owner: SignedIn, parts: object = {}): Promise<void> {
  const reply = await browser.send({
    method: 'PUT',
    url: `/api/trips/${tripId(owner)}`,
    headers: { 'if-none-match': '*' },
    payload: { ...aTrip(owner), ...parts },
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

async function publishTrip(browser: Browser, owner: SignedIn): Promise<void> {
  await saveTrip(browser, owner);
  const reply = await browser.send({
    ...onTrip('PUT', '/publication')(owner),
    payload: { title: 'Harz' },
  });
  expect(reply.statusCode, reply.body).toBe(200);
}

// Not 403, which would tell that the trip exists.
const ownTrip = statuses(401, 404, 200);
/** For all who may see the trip. */
const ofThePeople = { ...ownTrip, reader: 200, editor: 200 };
const ofEditors = { ...ofThePeople, reader: 403 };
/** For the owner alone; who travels along knows that there is something. */
const ofTheOwner = { ...ownTrip, reader: 403, editor: 403 };
const byRegisteredOwner = { ...ofTheOwner, guest: 403 };

/** The token of an invitation by the owner, and another user who is a companion already. */
const tokenOf = ({ user }: SignedIn): string =>
  createHash('sha256').update(user.uid).digest('base64url');
const otherOf = ({ user }: SignedIn): string => `other-of-${user.uid}`;

async function saveTripWithPeople(browser: Browser, owner: SignedIn): Promise<void> {
  await saveTrip(browser, owner);
  const { pool } = server.testDatabase.database;
  const hash = createHash('sha256').update(tokenOf(owner)).digest('base64url');
  await pool.query(
    `insert into trip_invitation (id, trip_id, created_by, token_hash, role, expires_at)
     values ($1, $2, $3, $4, 'reader', now() + interval '1 day')`,
    [`invitation-to-${tripId(owner)}`, tripId(owner), owner.user.uid, hash],
  );
  const other = otherOf(owner);
  await pool.query(`insert into account (id, name, email) values ($1, 'Ole', $1)`, [other]);
  const sql = `insert into trip_companion (trip_id, user_id, role, invited_by) values ($1, $2, 'reader', 'link')`;
  await pool.query(sql, [tripId(owner), other]);
}

const aboutOther =
  (method: 'PATCH' | 'DELETE', payload: object = {}) =>
  (owner: SignedIn): InjectOptions => ({
    method,
    url: `/api/trips/${tripId(owner)}/companions/${otherOf(owner)}`,
    payload,
  });

const onTripWith =
  (path: string, payload: object) =>
  (owner: SignedIn): InjectOptions => ({ ...onTrip('POST', path)(owner), payload });

const withToken =
  (url: string) =>
  (owner: SignedIn): InjectOptions => ({
    method: 'POST',
    url,
    payload: { token: tokenOf(owner) },
  });

/** About an invitation to an address without an account. */
const onReceived =
  (method: 'POST' | 'DELETE', path = '') =>
  (owner: SignedIn): InjectOptions => ({
    method,
    url: `/api/invitations/invitation-to-${tripId(owner)}${path}`,
  });
const toAnotherAddress = { ...statuses(401, 410, 410), guest: 403 };

/** One row per endpoint of the contract: a new one without a row does not compile. */
const TABLE: Readonly<Record<keyof Endpoints, Row>> = {
  subscribeArticles: {
    call: () => ({ method: 'GET', url: '/api/blog.rss' }),
    status: everybody,
  },
  getStart: { call: () => ({ method: 'GET', url: '/api/start' }), status: everybody },
  getUser: {
    call: ({ user }) => ({ method: 'GET', url: `/api/user/${user.uid}` }),
    status: everybody,
  },
  saveUser: {
    call: ({ user }) => ({ method: 'PUT', url: `/api/user/${user.uid}`, payload: user }),
    status: statuses(401, 403, 200),
  },
  // Without a configured path there is nothing to be told.
  getIdentityToken: {
    call: () => ({ method: 'GET', url: '/api/account/token' }),
    status: statuses(401, 404, 404),
  },
  getTokenKeys: {
    call: () => ({ method: 'GET', url: '/api/account/token-keys' }),
    status: everybody,
  },
  listSessions: {
    call: () => ({ method: 'GET', url: '/api/account/sessions' }),
    status: ownThings,
  },
  revokeSession: {
    call: ({ sessionId }) => ({ method: 'DELETE', url: `/api/account/sessions/${sessionId}` }),
    // Not 403, which would tell that the session exists.
    status: statuses(401, 404, 200),
  },
  revokeOtherSessions: {
    call: () => ({ method: 'DELETE', url: '/api/account/sessions' }),
    status: ownThings,
  },
  readSignInLink: {
    call: () => ({
      method: 'POST',
      url: '/api/account/sign-in-link',
      payload: { token: 'made-up' },
    }),
    status: statuses(410, 410, 410),
  },
  confirmOwner: {
    call: () => ({
      method: 'POST',
      url: '/api/account/confirm',
      payload: { password: 'Wolke sieben' },
    }),
    status: { ...ownThings, guest: 403 },
  },
  exportAccount: {
    call: () => ({ method: 'GET', url: '/api/account/export' }),
    status: ownThings,
  },
  deleteAccount: {
    call: () => ({ method: 'DELETE', url: '/api/account', payload: {} }),
    status: ownThings,
  },
  ...createNotificationRows(publishTrip, onTrip('POST', '/copied')),
  ...createAssistantRows({
    saveTrip,
    onTrip,
    pool: () => server.testDatabase.database.pool,
  }),
  listTrips: {
    before: saveTrip,
    call: () => ({ method: 'GET', url: '/api/trips' }),
    status: everybody,
  },
  getUsage: { call: () => ({ url: '/api/account/usage' }), status: ownThings },
  listDeletedTrips: {
    before: saveTrip,
    call: () => ({ method: 'GET', url: '/api/trips/deleted' }),
    status: ownThings,
  },
  getTrip: { before: saveTrip, call: onTrip('GET'), status: ofThePeople },
  getPublicTrip: { before: publishTrip, call: onTrip('GET', '/public'), status: everybody },
  getTripPreview: {
    before: publishTrip,
    call: onTrip('GET', '/preview/2-1.png'),
    status: everybody,
  },
  listPublished: {
    before: publishTrip,
    call: () => ({ method: 'GET', url: '/api/published' }),
    status: everybody,
  },
  getPublication: {
    before: publishTrip,
    call: onTrip('GET', '/publication'),
    status: ofTheOwner,
  },
  publishTrip: {
    before: saveTrip,
    call: (owner) => ({ ...onTrip('PUT', '/publication')(owner), payload: { title: 'Harz' } }),
    status: byRegisteredOwner,
  },
  previewPublication: {
    before: saveTrip,
    call: (owner) => ({
      ...onTrip('POST', '/publication/preview')(owner),
      payload: { title: 'Harz' },
    }),
    status: byRegisteredOwner,
  },
  withdrawTrip: {
    before: publishTrip,
    call: onTrip('DELETE', '/publication'),
    status: ofTheOwner,
  },
  listShares: { before: saveTrip, call: onTrip('GET', '/shares'), status: ofTheOwner },
  shareTrip: {
    before: saveTrip,
    call: (owner) => ({ ...onTrip('PUT', '/share')(owner), payload: {} }),
    status: ofTheOwner,
  },
  endShare: { before: saveTrip, call: onTrip('DELETE', '/share'), status: ofTheOwner },
  saveTrip: { before: saveTrip, call: saving('PUT', aTrip), status: ofEditors },
  changeTrip: { before: saveTrip, call: saving('PATCH', () => ({})), status: ofEditors },
  deleteTrip: { before: saveTrip, call: onTrip('DELETE'), status: ownTrip },
  restoreTrip: { before: saveTrip, call: onTrip('POST', '/restore'), status: ownTrip },
  markTripOpened: { before: saveTrip, call: onTrip('POST', '/opened'), status: ownTrip },
  listCompanionTrips: {
    before: saveTrip,
    call: () => ({ method: 'GET', url: '/api/trips/shared-with-me' }),
    status: ownThings,
  },
  listCompanions: {
    before: saveTripWithPeople,
    call: onTrip('GET', '/companions'),
    status: ofThePeople,
  },
  inviteByMail: {
    before: saveTrip,
    call: onTripWith('/invitations/mail', { email: 'somebody@example.org', role: 'reader' }),
    status: byRegisteredOwner,
  },
  createInviteLink: {
    before: saveTrip,
    call: onTripWith('/invitations/link', { role: 'editor' }),
    status: byRegisteredOwner,
  },
  revokeInvitation: {
    before: saveTripWithPeople,
    call: (owner) => onTrip('DELETE', `/invitations/invitation-to-${tripId(owner)}`)(owner),
    status: ofTheOwner,
  },
  readInvitation: {
    before: saveTripWithPeople,
    call: withToken('/api/invitations/read'),
    status: everybody,
  },
  acceptInvitation: {
    before: saveTripWithPeople,
    call: withToken('/api/invitations/accept'),
    status: { ...statuses(401, 200, 200), guest: 403 },
  },
  listReceivedInvitations: {
    call: () => ({ method: 'GET', url: '/api/invitations' }),
    status: { ...statuses(401, 200, 200), guest: 403 },
  },
  acceptReceivedInvitation: {
    before: saveTripWithPeople,
    call: onReceived('POST', '/accept'),
    status: toAnotherAddress,
  },
  declineInvitation: {
    before: saveTripWithPeople,
    call: onReceived('DELETE'),
    status: toAnotherAddress,
  },
  changeCompanionRole: {
    before: saveTripWithPeople,
    call: aboutOther('PATCH', { role: 'editor' }),
    status: ofTheOwner,
  },
  removeCompanion: { before: saveTripWithPeople, call: aboutOther('DELETE'), status: ofTheOwner },
  sayPresence: {
    before: saveTrip,
    call: onTripWith('/presence', { selection: [], isHere: true }),
    status: ofThePeople,
  },
  sketchRoute: {
    call: () => ({ method: 'GET', url: '/api/route-sketch?stops=48.1,11.5,A;47.2,11.3,B' }),
    status: everybody,
  },
  drawCover: { call: () => ({ method: 'GET', url: '/api/cover?route=12,48' }), status: everybody },
  drawTripMaps: { before: saveTripWithPeople, call: onTrip('GET', '/maps'), status: ofThePeople },
  printTrip: {
    before: saveTripWithPeople,
    call: onTrip('GET', '/export.pdf'),
    status: ofThePeople,
  },
  listCalendarLinks: { call: () => ({ url: '/api/calendar-links' }), status: ownThings },
  makeTripCalendarLink: {
    before: saveTrip,
    call: (owner) => ({ method: 'PUT', url: `/api/trips/${tripId(owner)}/calendar-link` }),
    status: ofThePeople,
  },
  // Ends the caller's own link, if there is one: that tells nothing of the trip.
  endTripCalendarLink: {
    before: saveTrip,
    call: onTrip('DELETE', '/calendar-link'),
    status: ownThings,
  },
  makeCalendarLink: {
    call: () => ({ method: 'PUT', url: '/api/calendar-link' }),
    status: ownThings,
  },
  endCalendarLink: {
    call: () => ({ method: 'DELETE', url: '/api/calendar-link' }),
    status: ownThings,
  },
  readCalendar: {
    call: () => ({ method: 'GET', url: `/api/calendar/${'a'.repeat(43)}.ics` }),
    status: statuses(404, 404, 404),
  },
  exportTrip: { before: saveTrip, call: onTrip('GET', '/export.gpx'), status: ofThePeople },
  getMapStyle: {
    call: () => ({ method: 'GET', url: '/api/map/style.json?theme=dark&lang=en' }),
    status: everybody,
  },
  getMapSources: { call: () => ({ method: 'GET', url: '/api/map/sources' }), status: everybody },
  ...REGION_ROWS,
  ...geoRows,
  ...peopleRows,
  ...moderationRows,
  ...createPostRows(() => server.testDatabase.database.pool),
  ...createShopRows(() => server.testDatabase.database.pool),
};

let server: AccountServer;
let people: People;

beforeAll(async () => {
  server = await startAccountServer({ passwordHasher: PLAIN_PASSWORDS, ...shopOptions() });
  people = createPeople(server, tripId);
});
afterAll(() => server.close());

describe.each(Object.entries(TABLE))('%s', (_name, { before, call, status }) => {
  it.each(ROLES)('as %s', async (role) => {
    const owner = await people.register();
    const session = await sessionOf(owner);
    await before?.(owner, session);
    const browser = await people.browserOf(role, owner);
    const reply = await browser.send(call(session));
    expect(reply.statusCode, reply.body).toBe(status[role]);
    if (role !== 'owner') expect(ownOf(await sessionOf(owner))).toEqual(ownOf(session));
  });
});

/** What other people may not change; they do cause notifications, and they follow. */
function ownOf({ unseen: _unseen, user, ...session }: SignedIn): object {
  const { notifications: _notifications, followerIds: _followers, ...own } = user;
  return { ...session, user: own };
}

it('has a row for every endpoint of the contract', () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

it.each(['visitor', 'guest', 'stranger', 'moderator'] as const)(
  'shows a %s of another user only what everybody may see',
  async (role) => {
    const owner = await people.register();
    const session = await sessionOf(owner);
    const browser = await people.browserOf(role, owner);
    const reply = await browser.send(TABLE.getUser.call(session));
    expect(reply.json()).toEqual({ uid: session.user.uid, name: 'Ada', photoURL: '' });
  },
);
