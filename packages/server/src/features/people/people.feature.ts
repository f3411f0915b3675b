import type { PublishedTrip } from '@fahrtwind/contract';
import type { Database } from '../../db/database.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import {
  block,
  follow,
  listPeople,
  unblock,
  unfollow,
  type PeoplePage,
} from './follow.repository.ts';
import {
  countFollowers,
  exportPeople,
  findProfile,
  isRegistered,
  saveAbout,
  type Travels,
} from './profile.repository.ts';

export interface PeopleParts {
  readonly database: Database;
  readonly notify: Notify;
  /** Removes what two people were told of each other. */
  readonly forgetNews: (tx: Queries, one: string, other: string) => Promise<void>;
  /** Ends that two people travel along with each other. */
  readonly separate: (tx: Queries, one: string, other: string) => Promise<void>;
  /** What a person's published trips add up to, and a page of them. */
  readonly travelsOf: (queries: Queries, uid: string) => Promise<Travels>;
  readonly listTripsOf: (
    queries: Queries,
    filter: { readonly uid: string; readonly after: string | undefined },
  ) => Promise<{ readonly trips: PublishedTrip[]; readonly next: string | null }>;
}

type ReadEndpoints = 'getProfile' | 'listProfileTrips' | 'listFollowers' | 'listFollowing';
type OwnEndpoints = 'saveAbout' | 'listBlocked';
type BetweenEndpoints = 'followUser' | 'unfollowUser' | 'blockUser' | 'unblockUser';

export interface PeopleFeature {
  readonly handlers: Handlers<ReadEndpoints | OwnEndpoints | BetweenEndpoints>;
  /** For the account's hooks. Everything else goes with the account's row. */
  readonly exportPart: (queries: Queries, uid: string) => Promise<unknown>;
}

export function createPeopleFeature(parts: PeopleParts): PeopleFeature {
  return {
    handlers: {
      ...createReadHandlers(parts),
      ...createOwnHandlers(parts.database),
      ...createBetweenHandlers(parts),
    },
    exportPart: exportPeople,
  };
}

function createReadHandlers(parts: PeopleParts): Handlers<ReadEndpoints> {
  const { db } = parts.database;
  const { travelsOf } = parts;
  async function isOpenTo(uid: string, viewer: string): Promise<boolean> {
    const seen = await countFollowers(db, uid, viewer);
    if (!seen) throw new AppError('object-not-found');
    return seen.isOpen;
  }
  /** Lists of people who show only name, picture and posts are empty for others. */
  async function listOf(
    list: 'followers' | 'following',
    { uid, viewer, after }: { uid: string; viewer: string; after: string | undefined },
  ): Promise<PeoplePage> {
    return (await isOpenTo(uid, viewer))
      ? listPeople(db, list, { of: uid, viewer, after })
      : { people: [], next: null };
  }
  return {
    getProfile: async ({ params: { uid }, session: { uid: viewer } }) => {
      const profile = await findProfile(db, { uid, viewer, travelsOf });
      if (!profile) throw new AppError('object-not-found');
      return { profile };
    },
    listProfileTrips: async ({ params: { uid }, query: { after }, session }) =>
      (await isOpenTo(uid, session.uid))
        ? parts.listTripsOf(db, { uid, after })
        : { trips: [], next: null },
    listFollowers: ({ params: { uid }, query: { after }, session }) =>
      listOf('followers', { uid, viewer: session.uid, after }),
    listFollowing: ({ params: { uid }, query: { after }, session }) =>
      listOf('following', { uid, viewer: session.uid, after }),
  };
}

function createOwnHandlers({ db }: Database): Handlers<OwnEndpoints> {
  return {
    saveAbout: async ({ body: { about }, session }) => {
      await saveAbout(db, session.uid, about);
      return { about };
    },
    listBlocked: ({ query: { after }, session }) =>
      listPeople(db, 'blocked', { of: session.uid, viewer: session.uid, after }),
  };
}

function createBetweenHandlers(parts: PeopleParts): Handlers<BetweenEndpoints> {
  const { notify, forgetNews, separate } = parts;
  const { db } = parts.database;
  /** As the profile says; none where it does not. */
  async function followersSeen(uid: string, viewer: string) {
    return { followerCount: (await countFollowers(db, uid, viewer))?.followerCount ?? 0 };
  }
  return {
    followUser: async ({ params: { uid: followed }, session: { uid, account } }) => {
      await otherPerson(db, uid, followed);
      if (!account.emailVerified) throw new AppError('email-not-verified');
      await db.transaction((tx) => follow(tx, { uid, followed, notify }));
      return followersSeen(followed, uid);
    },
    unfollowUser: async ({ params: { uid: followed }, session: { uid } }) => {
      await unfollow(db, uid, followed);
      return followersSeen(followed, uid);
    },
    blockUser: async ({ params: { uid: blocked }, session: { uid } }) => {
      await otherPerson(db, uid, blocked);
      await db.transaction(async (tx) => {
        await block(tx, uid, blocked);
        await separate(tx, uid, blocked);
        await forgetNews(tx, uid, blocked);
      });
      return {};
    },
    unblockUser: async ({ params: { uid: blocked }, session: { uid } }) => {
      await unblock(db, uid, blocked);
      return {};
    },
  };
}

/** Refuses oneself, guests and people who are not there. */
async function otherPerson(queries: Queries, uid: string, other: string): Promise<void> {
  if (uid === other) throw new AppError('invalid-argument', 'uid');
  if (!(await isRegistered(queries, other))) throw new AppError('object-not-found');
}
