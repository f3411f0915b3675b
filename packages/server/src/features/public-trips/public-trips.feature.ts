import type { Share, TripPublication } from '@fahrtwind/contract';
import { publicTripPath, type PublicTrip } from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { hasPhotos } from '../../shared/photos/shown-photos.ts';
import { findTripRole } from '../../shared/trip-access/trip-people.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import { networkOf } from '../../http/network.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';
import type { Session } from '../../http/session.ts';
import type { Log } from '../../jobs/log.ts';
import { repeatCleanUp } from '../../jobs/repeat.ts';
import { createPreviewMaker, type PreviewParts } from './preview/preview-maker.ts';
import {
  findPublicTrip,
  previewPublicTrip,
  todayOf,
  type BestMonthsOf,
  type MeasureLegs,
} from './public-trip.repository.ts';
import { publishTrip, withdrawTrip, type TripPosts } from './publish-trip.ts';
import { exportPublications, findPublication } from './publication.repository.ts';
import { listCountries, listPublished } from './published-list.ts';
import { createPublishedSitemap } from './published-sitemap.ts';
import { cleanUpShares, endShare, exportShares, listShares } from './share.repository.ts';
import { shareTrip } from './share-trip.ts';
import { travelsOf, type Travels } from './travels-of.ts';

const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;

export interface PublicTripsParts extends PreviewParts {
  readonly database: Database;
  readonly log: Log;
  /** The variant of the site at a host, where links lead to. */
  readonly siteOf: (host: string) => { readonly origin: string };
  readonly measureLegs: MeasureLegs;
  readonly routeIdeas: { readonly monthsOf: BestMonthsOf };
  readonly tripPosts: TripPosts;
}

type ReadEndpoints = 'getPublicTrip' | 'getTripPreview' | 'listPublished';
type PublicationEndpoints =
  | 'getPublication'
  | 'publishTrip'
  | 'previewPublication'
  | 'withdrawTrip';
type ShareEndpoints = 'listShares' | 'shareTrip' | 'endShare';

export interface PublicTripsFeature {
  readonly handlers: Handlers<ReadEndpoints | PublicationEndpoints | ShareEndpoints>;
  /** For the account's hooks. Publications and links belong to trips: they are handed on and deleted with these. */
  readonly exportPart: (queries: Queries, uid: string) => Promise<unknown>;
  /** A published trip or a shared copy as strangers see it; null for everything else. */
  readonly readPublic: (id: string) => Promise<PublicTrip | null>;
  /** For profiles. */
  readonly travelsOf: (queries: Queries, uid: string) => Promise<Travels>;
  readonly listTripsOf: (queries: Queries, filter: OfPerson) => ReturnType<typeof listPublished>;
  readonly sitemap: SitemapSource;
  start(): void;
  close(): Promise<void>;
}

interface OfPerson {
  readonly uid: string;
  readonly after: string | undefined;
}

export function createPublicTripsFeature(parts: PublicTripsParts): PublicTripsFeature {
  const { database, log } = parts;
  const cleanUpNow = (): Promise<void> =>
    cleanUpShares(database.background.db, todayOf(new Date()));
  let cleanUp: ReturnType<typeof repeatCleanUp> | null = null;
  return {
    handlers: {
      ...createReadHandlers(parts, createPreviewMaker(parts)),
      ...createPublicationHandlers(parts),
      ...createShareHandlers(parts),
    },
    exportPart: async (queries, uid) => ({
      publications: await exportPublications(queries, uid),
      shares: await exportShares(queries, uid),
    }),
    readPublic: (id) =>
      findPublicTrip(database.db, id, { now: new Date(), measureLegs: parts.measureLegs }),
    travelsOf,
    listTripsOf: listPublished,
    sitemap: createPublishedSitemap(database.db),
    start: () => {
      cleanUp ??= repeatCleanUp('clean up shares', CLEAN_UP_PAUSE_MS, cleanUpNow, log);
    },
    close: async () => {
      await cleanUp?.close();
    },
  };
}

function createReadHandlers(
  { database: { db }, measureLegs, routeIdeas: { monthsOf } }: PublicTripsParts,
  makePreview: ReturnType<typeof createPreviewMaker>,
): Handlers<ReadEndpoints> {
  return {
    getPublicTrip: async ({ params: { id } }) => ({
      trip: await publicTripOf(db, id, { measureLegs, bestMonthsOf: monthsOf }),
    }),
    // Whatever version is asked for, the picture shows the trip as it is now: links in old messages stay good.
    getTripPreview: async ({ params: { id }, request, reply }) => {
      const trip = await publicTripOf(db, id, { measureLegs });
      const { etag, png } = await makePreview(trip, networkOf(request.ip));
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/png').send(png);
    },
    listPublished: async ({ query }) => ({
      ...(await listPublished(db, query)),
      countries: query.after === undefined ? await listCountries(db) : [],
    }),
  };
}

/** Ended, expired, private, deleted and made up: one answer for all. */
async function publicTripOf(
  queries: Queries,
  id: string,
  more: { readonly measureLegs: MeasureLegs; readonly bestMonthsOf?: BestMonthsOf },
): Promise<PublicTrip> {
  const trip = await findPublicTrip(queries, id, { now: new Date(), ...more });
  if (!trip) throw new AppError('object-not-found');
  return trip;
}

function createPublicationHandlers({
  database: { db },
  siteOf,
  tripPosts,
  measureLegs,
  routeIdeas: { monthsOf },
}: PublicTripsParts): Handlers<PublicationEndpoints> {
  async function publicationOf(id: string, host: string): Promise<TripPublication> {
    const found = await findPublication(db, id);
    if (!found) throw new AppError('object-not-found');
    return { ...found, url: `${siteOf(host).origin}${publicTripPath(id)}` };
  }
  return {
    getPublication: async ({ params: { id }, session, request }) => {
      await ownerOnly(db, id, session.uid);
      return publicationOf(id, request.host);
    },
    publishTrip: async ({ params: { id }, body, session, request }) => {
      await publisherOnly(db, id, session);
      await db.transaction((tx) =>
        publishTrip(tx, tripPosts, { id, uid: session.uid, said: body }),
      );
      return publicationOf(id, request.host);
    },
    previewPublication: async ({ params: { id }, body, session }) => {
      await publisherOnly(db, id, session);
      // The address of another person's photo is a secret.
      if (!(await hasPhotos(db, session.uid, body.photos)))
        throw new AppError('photo-missing', 'photos');
      const trip = await previewPublicTrip(db, id, body, { measureLegs, bestMonthsOf: monthsOf });
      if (!trip) throw new AppError('object-not-found');
      return { trip };
    },
    withdrawTrip: async ({ params: { id }, session }) => {
      await ownerOnly(db, id, session.uid);
      await db.transaction((tx) => withdrawTrip(tx, tripPosts, { id, uid: session.uid }));
      return {};
    },
  };
}

function createShareHandlers({
  database: { db },
  siteOf,
}: PublicTripsParts): Handlers<ShareEndpoints> {
  const sharesOf = async (id: string, host: string): Promise<Share[]> => {
    const { origin } = siteOf(host);
    const shares = await listShares(db, id, todayOf(new Date()));
    return shares.map((share) => ({ ...share, url: `${origin}${publicTripPath(share.id)}` }));
  };
  return {
    listShares: async ({ params: { id }, session, request }) => {
      await ownerOnly(db, id, session.uid);
      return { shares: await sharesOf(id, request.host) };
    },
    shareTrip: async (call) => {
      const { id } = call.params;
      await ownerOnly(db, id, call.session.uid);
      const { isAnonymous } = call.session.account;
      await shareTrip(db, { tripId: id, wanted: call.body, isAnonymous, now: new Date() });
      const [made] = await sharesOf(id, call.request.host);
      // Ended at the same moment by another device.
      if (!made) throw new AppError('conflict');
      return made;
    },
    endShare: async ({ params: { id }, session }) => {
      await ownerOnly(db, id, session.uid);
      await endShare(db, id);
      return {};
    },
  };
}

/** Not 403 for strangers, which would tell that the trip exists. */
async function ownerOnly(queries: Queries, id: string, uid: string): Promise<void> {
  const role = await findTripRole(queries, id, uid);
  if (role === null) throw new AppError('object-not-found');
  if (role !== 'owner') throw new AppError('unauthorized');
}

async function publisherOnly(
  queries: Queries,
  id: string,
  { uid, account }: Session,
): Promise<void> {
  await ownerOnly(queries, id, uid);
  if (!account.emailVerified) throw new AppError('email-not-verified');
}
