import type { Endpoints, StartState } from '@fahrtwind/contract';
import { fallbackUser } from '@fahrtwind/domain';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../db/database.ts';
import { AppError } from '../app-error.ts';
import { buildApp, type AppParts } from '../app.ts';
import { createLog } from '../create-log.ts';
import type { Handlers } from '../handle.ts';
import { languageOfHost } from '../host.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { Session } from '../session.ts';
import { plainPostHandlers } from './plain-posts.ts';
import { plainShopHandlers } from './plain-shop.ts';

/** Sessions by the value of one cookie: the identity service has tests of its own. */
export function sessionOf(who: string): Session | null {
  if (!['guest', 'anna', 'moderator'].includes(who)) return null;
  const isAnonymous = who === 'guest';
  return {
    id: `session-of-${who}`,
    uid: who,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
    isModerator: who === 'moderator',
    isAdmin: false,
    suspendedUntil: null,
    account: {
      uid: who,
      email: isAnonymous ? '' : `${who}@example.org`,
      emailVerified: true,
      displayName: who,
      photoURL: '',
      isAnonymous,
      createdAt: '',
      lastLogin: '',
    },
  };
}

function startStateOf(host: string, session: Session | null): StartState {
  return {
    language: languageOfHost(host, 'https://en.fahrtwind.example'),
    theme: null,
    config: {
      mainUrl: 'https://www.fahrtwind.example',
      englishUrl: 'https://en.fahrtwind.example',
      forumUrl: 'https://forum.fahrtwind.example',
      previewUrl: null,
      languageUrls: { de: 'http://localhost:3000', en: 'http://en.localhost:3000' },
      identityProviders: [],
      analyticsScriptUrl: null,
      cookieBanner: 'always',
      accessibility: 'partial',
      bookingPartnerId: '',
      bookingSearchHost: null,
      hasAddresses: false,
      tokenSyncPath: null,
      outsideServices: [],
      operator: readConfig({}).operator,
    },
    session: session
      ? {
          state: session.account.isAnonymous ? 'guest' : 'registered',
          sessionId: session.id,
          expiresAt: session.expiresAt.toISOString(),
          emailVerified: true,
          signInMethods: ['credential'],
          isModerator: session.isModerator,
          isAdmin: session.isAdmin,
          hasProPass: false,
          unseen: 0,
          user: editableUser(session.uid),
        }
      : { state: 'visitor' },
  };
}

function editableUser(uid: string) {
  const user = fallbackUser(uid);
  return {
    ...user,
    highlightIds: [...user.highlightIds],
    notifications: [],
    followerIds: [],
    followingIds: [],
    originLocation: null,
  };
}

const INVITATION = {
  id: 'invitation',
  kind: 'link',
  email: null,
  role: 'reader',
  createdAt: '2026-07-12T10:00:00.000Z',
  expiresAt: '2026-08-11T10:00:00.000Z',
} as const;

const PUBLICATION = {
  title: 'Harz',
  text: '',
  country: '',
  place: '',
  photos: [],
  omit: [],
  url: 'http://localhost/reise-ansehen/harz',
  publishedAt: '2026-07-12T10:00:00.000Z',
  changedAt: '2026-07-12T10:00:00.000Z',
  revision: 2,
};

const SHARE = {
  id: 'abc-copy',
  url: 'http://localhost/reise-ansehen/abc-copy',
  createdAt: '2026-07-12T10:00:00.000Z',
  stand: '2026-07-12T10:00:00.000Z',
  follows: false,
  withoutDetails: false,
  expiresAt: null,
};

const NO_REGIONS = {
  regions: [],
  offered: [],
  files: [],
  source: null,
  means: { freeBytes: null, memoryBytes: 0, hasEngine: false, hasTilemaker: false },
  job: null,
  last: null,
};

const noSource = { source: 'nobody', attribution: [], isFallback: false };

/** Handlers that do as little as the contract lets them. */
export const plainHandlers: Handlers<keyof Endpoints> = {
  getStart: async ({ request, session }) => startStateOf(request.host, session),
  getUser: async ({ params }) => ({ uid: params.uid, name: 'Anna', photoURL: '' }),
  saveUser: async ({ body }) => body,
  getIdentityToken: async () => ({ token: 'a.b.c', issuedAt: '2026-07-12T10:00:00Z' }),
  getTokenKeys: async () => ({ keys: [] }),
  listSessions: async () => ({ sessions: [] }),
  revokeSession: async () => ({}),
  revokeOtherSessions: async () => ({ revoked: 0 }),
  readSignInLink: async () => ({ email: 'anna@example.org' }),
  confirmOwner: async () => ({}),
  exportAccount: async () => ({ exportedAt: '2026-07-12T10:00:00Z' }),
  deleteAccount: async () => ({}),
  getConversation: async () => ({
    messages: [],
    turns: { left: 30, perDay: 30 },
    answerer: { kind: 'rules' },
    mayPropose: true,
    ideas: [],
  }),
  askAssistant: async () => '',
  settleProposal: async () => ({}),
  deleteConversation: async () => ({}),
  setAssistantAccess: async () => ({}),
  listTrips: async () => ({ trips: [], next: null }),
  listDeletedTrips: async () => ({ trips: [] }),
  getTrip: async ({ params }) => ({
    revision: 1,
    trip: { id: params.id, title: '', days: [] },
    role: 'owner',
  }),
  listNotifications: async () => ({ notifications: [], next: null, unseen: 0 }),
  tellTripCopied: async () => ({}),
  getMailState: async () => ({ isRefused: false }),
  checkAddress: async () => ({}),
  confirmAddress: async () => ({}),
  stopMails: async () => ({}),
  getUsage: async () => ({ used: { trips: 0, bytes: 0 }, quota: { trips: 1, bytes: 1 } }),
  getPublicTrip: async () => {
    throw new AppError('object-not-found');
  },
  getTripPreview: async () => {
    throw new AppError('object-not-found');
  },
  listPublished: async () => ({ trips: [], next: null, countries: [] }),
  getPublication: async () => PUBLICATION,
  publishTrip: async ({ body: { photos: _sent, ...said } }) => ({ ...PUBLICATION, ...said }),
  previewPublication: async () => {
    throw new AppError('object-not-found');
  },
  withdrawTrip: async () => ({}),
  listShares: async () => ({ shares: [] }),
  shareTrip: async () => SHARE,
  endShare: async () => ({}),
  saveTrip: async () => ({ revision: 1 }),
  changeTrip: async () => ({ revision: 1 }),
  deleteTrip: async () => ({}),
  restoreTrip: async () => ({ revision: 1 }),
  markTripOpened: async () => ({ lastOpened: '2026-07-12T10:00:00.000Z' }),
  listCompanionTrips: async () => ({ trips: [] }),
  listCompanions: async () => ({
    ownRole: 'owner',
    owner: { uid: 'anna', name: 'Anna', photoURL: '' },
    companions: [],
    invitations: [],
    limit: 10,
  }),
  exportTrip: async () => '',
  sketchRoute: async () => ({ drawing: null, days: [], meters: 0, seconds: 0, isEstimate: true }),
  drawCover: async () => ({ drawing: null }),
  drawTripMaps: async () => ({ trip: null, days: [], attribution: [], publicUrl: null }),
  printTrip: async () => '',
  listCalendarLinks: async () => ({ links: [] }),
  makeTripCalendarLink: async () => ({ url: '', createdAt: '' }),
  endTripCalendarLink: async () => ({}),
  makeCalendarLink: async () => ({ url: '', createdAt: '' }),
  endCalendarLink: async () => ({}),
  readCalendar: async () => '',
  inviteByMail: async ({ body }) => ({ ...INVITATION, ...body, kind: 'mail' }),
  createInviteLink: async () => ({ invitation: INVITATION, token: 'token' }),
  revokeInvitation: async () => ({}),
  readInvitation: async () => ({
    tripTitle: 'Harz',
    ownerName: 'Anna',
    role: 'reader',
    startDate: '2027-07-03',
    endDate: '2027-07-09',
  }),
  acceptInvitation: async () => ({ tripId: 'harz' }),
  listReceivedInvitations: async () => ({ invitations: [] }),
  acceptReceivedInvitation: async () => ({ tripId: 'harz' }),
  declineInvitation: async () => ({}),
  changeCompanionRole: async () => ({}),
  removeCompanion: async () => ({}),
  sayPresence: async () => ({}),
  getProfile: async () => {
    throw new AppError('object-not-found');
  },
  listProfileTrips: async () => ({ trips: [], next: null }),
  listFollowers: async () => ({ people: [], next: null }),
  listFollowing: async () => ({ people: [], next: null }),
  saveAbout: async ({ body }) => body,
  followUser: async () => ({ followerCount: 1 }),
  unfollowUser: async () => ({ followerCount: 0 }),
  blockUser: async () => ({}),
  unblockUser: async () => ({}),
  listBlocked: async () => ({ people: [], next: null }),
  reportContent: async () => ({ needsConfirmation: true }),
  confirmReport: async () => ({}),
  listModerationCases: async () => ({ cases: [], next: null }),
  getModerationCase: async () => {
    throw new AppError('object-not-found');
  },
  decideCase: async () => {
    throw new AppError('object-not-found');
  },
  listOwnDecisions: async () => ({ decisions: [] }),
  objectToDecision: async () => {
    throw new AppError('object-not-found');
  },
  decideObjection: async () => {
    throw new AppError('object-not-found');
  },
  getMapStyle: async () => ({
    version: 8,
    sources: {},
    layers: [],
    metadata: {
      'fahrtwind:source': 'nobody',
      'fahrtwind:attribution': [],
      'fahrtwind:isFallback': false,
    },
  }),
  getMapSources: async () => ({ sources: [] }),
  getRegions: async () => NO_REGIONS,
  importRegion: async () => NO_REGIONS,
  removeRegion: async () => NO_REGIONS,
  planRoutes: async () => ({ legs: [], ...noSource }),
  planRouteMatrix: async () => ({ meters: [], seconds: [], isEstimate: true, ...noSource }),
  searchPlaces: async () => ({ places: [], isShortLink: false, ...noSource }),
  lookUpPlaces: async () => ({ lines: [], ...noSource }),
  findPlacesAt: async () => ({ places: [], ...noSource }),
  findPois: async () => ({ pois: [], ...noSource }),
  findAlong: async () => ({ finds: [] }),
  listPoiKinds: async () => ({ kinds: [] }),
  findLodgings: async () => ({ lodgings: [], links: [], ...noSource }),
  getLodgingPicture: async () => {
    throw new AppError('object-not-found');
  },
  ...plainPostHandlers,
  ...plainShopHandlers,
};

/** Plays the web package's rules: capitals, a slash at the end and parameters change nothing, but behind sign-in. */
export const sharedAddress: PageRenderer['sharedAddress'] = (url) => {
  const { pathname } = new URL(url, 'http://here');
  if (pathname === '/Profil') return null;
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return { url: path, isOpenEnded: path.startsWith('/hotel-'), hasData: path === '/forum' };
};

interface TestOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly handlers?: Partial<Handlers<keyof Endpoints>>;
  readonly parts?: Partial<AppParts>;
  readonly logLines?: string[];
}

/** The real app with the identity service and the features played by small fakes. */
export async function createTestApp(options: TestOptions = {}): Promise<FastifyInstance> {
  const { env = {}, handlers, parts, logLines } = options;
  const log = createLog(
    logLines
      ? { level: 'trace', stream: { write: (line) => logLines.push(line) } }
      : { level: 'silent' },
  );
  return buildApp({
    config: readConfig(env),
    // Nothing is asked of it unless a test brings its own.
    database: openDatabase('postgres://nobody@127.0.0.1:1/nothing'),
    readSession: async (headers) => {
      const who = /\bwho=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
      const setCookies = who === 'moderator' ? ['who=moderator; HttpOnly', 'fresh=1'] : [];
      return { session: sessionOf(who), setCookies };
    },
    handlers: { ...plainHandlers, ...handlers },
    mountAuth: (app) => {
      app.post('/api/auth/sign-in/email', async () => ({ status: true }));
      app.get('/api/auth/ok', async () => ({ status: true }));
    },
    startState: async (request, session) => startStateOf(request.host, session),
    pages: null,
    log,
    ...parts,
  });
}

/** Listens on a free port of this machine, for what only shows on the wire. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
