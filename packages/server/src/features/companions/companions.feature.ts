import type { Language } from '@fahrtwind/contract';
import { invitationPath, PATHS, type TripRole } from '@fahrtwind/domain';
import { announce } from '../../shared/live/announce.ts';
import type { Database } from '../../db/database.ts';
import type { NewNotification, Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';
import { findTripRole } from '../../shared/trip-access/trip-people.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import type { MailOutbox } from '../../jobs/mail-outbox.ts';
import { repeatCleanUp } from '../../jobs/repeat.ts';
import {
  changeRole,
  findOwner,
  listCompanions,
  listCompanionTrips,
  removeCompanion,
  separate,
} from './companion.repository.ts';
import {
  acceptInvitation,
  cleanUpInvitations,
  companionLimit,
  createInvitation,
  findInvitation,
  listInvitations,
  revokeInvitation,
} from './invitation.repository.ts';
import {
  announceToAddress,
  declineInvitation,
  findReceivedInvitation,
  listReceivedInvitations,
} from './received-invitation.repository.ts';
import { writeInvitationMail } from './mails/invitation-mail.ts';
import { exportCompanions, forgetCompanion } from './personal-data.ts';

const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;

export interface CompanionsParts {
  readonly database: Database;
  readonly mail: MailOutbox;
  readonly log: Log;
  readonly notify: Notify;
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
}

type PeopleEndpoints =
  | 'listCompanionTrips'
  | 'listCompanions'
  | 'changeCompanionRole'
  | 'removeCompanion'
  | 'sayPresence';

type InvitationEndpoints =
  | 'inviteByMail'
  | 'createInviteLink'
  | 'revokeInvitation'
  | 'readInvitation'
  | 'acceptInvitation';

type ReceivedEndpoints =
  | 'listReceivedInvitations'
  | 'acceptReceivedInvitation'
  | 'declineInvitation';

export interface CompanionsFeature {
  readonly handlers: Handlers<PeopleEndpoints | InvitationEndpoints | ReceivedEndpoints>;
  /** For the account's hooks. Guests neither invite nor travel along, so an upgrade has nothing to move. */
  readonly exportPart: (queries: Queries, uid: string) => Promise<unknown>;
  readonly forget: (tx: Queries, uid: string) => Promise<void>;
  /** Ends that two people travel along with each other. */
  readonly separate: (tx: Queries, one: string, other: string) => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

export function createCompanionsFeature(parts: CompanionsParts): CompanionsFeature {
  const { database, log } = parts;
  const cleanUpNow = (): Promise<void> => cleanUpInvitations(database.background.db, new Date());
  let cleanUp: ReturnType<typeof repeatCleanUp> | null = null;
  return {
    handlers: {
      ...createPeopleHandlers(database),
      ...createInvitationHandlers(parts),
      ...createReceivedHandlers(database),
    },
    exportPart: exportCompanions,
    forget: forgetCompanion,
    separate,
    start: () => {
      cleanUp ??= repeatCleanUp('clean up invitations', CLEAN_UP_PAUSE_MS, cleanUpNow, log);
    },
    close: async () => {
      await cleanUp?.close();
    },
  };
}

function createPeopleHandlers({ db }: Database): Handlers<PeopleEndpoints> {
  return {
    listCompanionTrips: async ({ session }) => ({
      trips: await listCompanionTrips(db, session.uid),
    }),
    listCompanions: async ({ params: { id }, session }) => {
      const ownRole = await roleOn(db, id, session.uid);
      return {
        ownRole,
        owner: orNotFound(await findOwner(db, id)),
        companions: await listCompanions(db, id),
        invitations: ownRole === 'owner' ? await listInvitations(db, id, new Date()) : [],
        limit: await companionLimit(db, id),
      };
    },
    changeCompanionRole: async ({ params: { id, uid }, body, session }) => {
      await ownerOnly(db, id, session.uid);
      const isDone = await db.transaction((tx) => changeRole(tx, id, uid, body.role));
      if (!isDone) throw new AppError('object-not-found');
      return {};
    },
    removeCompanion: async ({ params: { id, uid }, session }) => {
      const by = uid === session.uid ? 'themselves' : 'owner';
      if (by === 'owner') await ownerOnly(db, id, session.uid);
      const isDone = await db.transaction((tx) => removeCompanion(tx, id, uid, by));
      if (!isDone) throw new AppError('object-not-found');
      return {};
    },
    sayPresence: async ({ params: { id }, body, session }) => {
      await roleOn(db, id, session.uid);
      await announce(db, { event: 'presence', data: { id, uid: session.uid, ...body } });
      return {};
    },
  };
}

function createInvitationHandlers({
  database: { db },
  mail,
  notify,
  siteOf,
}: CompanionsParts): Handlers<InvitationEndpoints> {
  return {
    inviteByMail: async ({ params: { id }, body, session, request }) => {
      const { uid } = session;
      await ownerOnly(db, id, uid);
      if (!session.account.emailVerified) throw new AppError('email-not-verified');
      const email = body.email.toLowerCase();
      const wanted = { tripId: id, uid, email, role: body.role, now: new Date() };
      const { origin, language } = siteOf(request.host);
      return db.transaction(async (tx) => {
        const { invitation, token } = await createInvitation(tx, wanted);
        const { tripTitle } = await findInvitation(tx, token, null, wanted.now);
        const owner = await findOwner(tx, id);
        const link = `${origin}${invitationPath(token)}`;
        const people = { recipient: email, uid, ownerName: owner?.name ?? '' };
        const letter = { language, ...people, tripTitle, role: body.role, link };
        await mail.enqueue(tx, writeInvitationMail(letter));
        const to = await announceToAddress(tx, id, email);
        if (to !== null) await notify(tx, [invitationNews(to, uid, id, tripTitle)]);
        return invitation;
      });
    },
    createInviteLink: async ({ params: { id }, body, session: { uid } }) => {
      await ownerOnly(db, id, uid);
      const wanted = { tripId: id, uid, email: null, role: body.role, now: new Date() };
      return db.transaction((tx) => createInvitation(tx, wanted));
    },
    revokeInvitation: async ({ params: { id, invitationId }, session }) => {
      await ownerOnly(db, id, session.uid);
      await db.transaction(async (tx) => {
        const revoked = orNotFound(await revokeInvitation(tx, id, invitationId, new Date()));
        if (revoked.email !== null) await announceToAddress(tx, id, revoked.email);
      });
      return {};
    },
    readInvitation: async ({ body: { token }, session }) => {
      const uid = session?.uid ?? null;
      const found = await findInvitation(db, token, uid, new Date());
      const { tripId, tripTitle, role, startDate, endDate } = found;
      const owner = orNotFound(await findOwner(db, tripId));
      return { tripTitle, ownerName: owner.name, role, startDate, endDate };
    },
    acceptInvitation: async ({ body: { token }, session }) => ({
      tripId: await db.transaction((tx) => {
        const now = new Date();
        const find = () => findInvitation(tx, token, session.uid, now);
        return acceptInvitation(tx, { uid: session.uid, find, now });
      }),
    }),
  };
}

function createReceivedHandlers({ db }: Database): Handlers<ReceivedEndpoints> {
  return {
    listReceivedInvitations: async ({ session }) => ({
      invitations: await listReceivedInvitations(db, session.uid, new Date()),
    }),
    acceptReceivedInvitation: async ({ params: { invitationId: id }, session: { uid } }) => ({
      tripId: await db.transaction((tx) => {
        const now = new Date();
        const find = () => findReceivedInvitation(tx, { id, uid, now });
        return acceptInvitation(tx, { uid, find, now });
      }),
    }),
    declineInvitation: async ({ params: { invitationId: id }, session: { uid } }) => {
      await db.transaction((tx) => declineInvitation(tx, { id, uid, now: new Date() }));
      return {};
    },
  };
}

/** Received invitations are shown with the own trips. */
function invitationNews(to: string, by: string, tripId: string, about: string): NewNotification {
  return { to, kind: 'invited', by, thing: `invited:trip:${tripId}`, target: PATHS.trips, about };
}

/** What a user may do on a trip. Not 403 for strangers, which would tell that the trip exists. */
async function roleOn(queries: Queries, id: string, uid: string): Promise<TripRole> {
  return orNotFound(await findTripRole(queries, id, uid));
}

async function ownerOnly(queries: Queries, id: string, uid: string): Promise<void> {
  if ((await roleOn(queries, id, uid)) !== 'owner') throw new AppError('unauthorized');
}

function orNotFound<T>(found: T | null): T {
  if (found === null) throw new AppError('object-not-found');
  return found;
}
