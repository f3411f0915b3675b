import { isHeld, plainText, type PostDocument, type Writer } from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import { deletedOwn, mayWrite, ownPost, visiblePost } from './post.policy.ts';
import {
  checkReferences,
  deletePost,
  differentVersion,
  findPost,
  insertPost,
  isTaken,
  updatePost,
  type WrittenPost,
} from './post.repository.ts';
import { readDocument } from './post-text-columns.ts';
import { viewerOf, type Viewer } from './viewer.ts';
import { checkNewcomer, checkQuota, lockWriter } from './writer.repository.ts';

export type PostEndpoints = 'createPost' | 'changePost' | 'deletePost';

export function createPostHandlers({ db }: Database): Handlers<PostEndpoints> {
  return {
    createPost: async ({ body, session }) => {
      mayWrite(session);
      const viewer = await viewerOf(db, session);
      const post = { ...body, document: textOf(body), uid: session.uid };
      await db.transaction((tx) => create(tx, viewer, post));
      return { post: await findPost(db, viewer, body.id) };
    },
    changePost: async ({ params: { id }, body, session }) => {
      mayWrite(session);
      const { uid } = session;
      const post = { ...body, document: textOf(body), id, uid };
      const viewer = await viewerOf(db, session);
      await db.transaction(async (tx) => {
        const writer = await lockWriter(tx, uid);
        await ownPost(tx, viewer, id);
        checkNewcomer(writer, post);
        await checkReferences(tx, uid, post);
        await updatePost(tx, post);
      });
      return { post: await findPost(db, viewer, id) };
    },
    deletePost: async ({ params: { id }, session }) => {
      const viewer = await viewerOf(db, session);
      await db.transaction(async (tx) => {
        if (await deletedOwn(tx, 'post', { id, uid: session.uid })) return;
        await ownPost(tx, viewer, id);
        await deletePost(tx, id);
      });
      return {};
    },
  };
}

type NewPost = WrittenPost & { readonly id: string; readonly uid: string };

/** Where there is a post of this id, it was sent again, whatever the limits say by now. */
async function create(tx: Queries, viewer: Viewer, post: NewPost): Promise<void> {
  const writer = await lockWriter(tx, post.uid);
  if (await isTaken(tx, post.id)) return sendAgain(tx, viewer, writer, post);
  checkQuota(writer, 'post', Buffer.byteLength(JSON.stringify(post.document)));
  checkNewcomer(writer, post);
  await checkReferences(tx, post.uid, post);
  const state = isHeld(writer, 'post') ? 'held' : 'shown';
  // Another request has taken the id at this moment.
  if (!(await insertPost(tx, { ...post, state }))) throw new AppError('conflict', 'id');
}

/** Its author has sent it before and perhaps lost the reply. What they wrote since is an edit. */
async function sendAgain(
  tx: Queries,
  viewer: Viewer,
  writer: Writer,
  post: NewPost,
): Promise<void> {
  const { authorId } = await visiblePost(tx, viewer, post.id);
  if (authorId !== viewer.uid) throw new AppError('conflict', 'id');
  const version = await differentVersion(tx, post);
  if (version === null) return;
  checkNewcomer(writer, post);
  await checkReferences(tx, post.uid, post);
  await updatePost(tx, { ...post, version });
}

/** A road trip may speak by its route alone; the others have something to say. */
function textOf(
  body: Pick<WrittenPost, 'kind' | 'tripId'> & { readonly document: unknown },
): PostDocument {
  const document = readDocument(body.document);
  const mayBeEmpty = body.kind === 'roadtrip' && body.tripId !== null;
  if (!mayBeEmpty && plainText(document) === '')
    throw new AppError('post-text-missing', 'document');
  return document;
}
