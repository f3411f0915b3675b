import type { Post, PostAnswer } from '@fahrtwind/contract';
import type { ThreadState } from '@fahrtwind/domain';
import { call } from '../../../api/client.ts';
import {
  liked,
  withAnswer,
  withAnswerBack,
  withBestAnswer,
  withGapPage,
  withLaterPage,
  withMoreAnswers,
  withoutAnswer,
  withPost,
  type Thread,
  type ThreadChange,
} from './thread.ts';

/** Something that people do with a post, as it shows and as it is sent. */
export interface Step {
  /** One at a time for each. */
  readonly name: string;
  /** What is shown at once; nothing where the server is waited for. */
  readonly change?: ThreadChange;
  /** Takes that back. */
  readonly undo?: ThreadChange;
  /** What the server says in the end. */
  readonly send: () => Promise<ThreadChange | null>;
}

export const likePost = ({ id }: Post, isLiked: boolean): Step => ({
  name: 'like',
  change: withPost((now) => liked(now, isLiked)),
  undo: withPost((now) => liked(now, !isLiked)),
  send: async () => {
    const likes = await call(isLiked ? 'likePost' : 'unlikePost', { params: { id } });
    return withPost(() => likes);
  },
});

export const savePost = ({ id }: Post, isSaved: boolean): Step => ({
  name: 'save',
  change: withPost(() => ({ isSaved })),
  undo: withPost(() => ({ isSaved: !isSaved })),
  send: async () => {
    await call(isSaved ? 'savePost' : 'unsavePost', { params: { id } });
    return null;
  },
});

export const setThread = ({ id, thread: before }: Post, thread: ThreadState): Step => ({
  name: 'thread',
  change: withPost(() => ({ thread })),
  undo: withPost(() => ({ thread: before })),
  send: async () => {
    const reply = await call('setThread', { params: { id }, body: { thread } });
    return withPost(() => reply);
  },
});

export const setBest = ({ id, bestAnswerId: before }: Post, answerId: string | null): Step => ({
  name: 'best',
  change: withBestAnswer(answerId),
  undo: withBestAnswer(before),
  send: async () => {
    const { bestAnswerId } = await call('setBestAnswer', { params: { id }, body: { answerId } });
    return withBestAnswer(bestAnswerId);
  },
});

export const deletePost = ({ id }: Post): Step => ({
  name: 'delete',
  send: async () => {
    await call('deletePost', { params: { id } });
    return null;
  },
});

export const likeAnswer = ({ id }: PostAnswer, isLiked: boolean): Step => ({
  name: `like ${id}`,
  change: withAnswer(id, (now) => liked(now, isLiked)),
  undo: withAnswer(id, (now) => liked(now, !isLiked)),
  send: async () => {
    const likes = await call(isLiked ? 'likeAnswer' : 'unlikeAnswer', { params: { id } });
    return withAnswer(id, () => likes);
  },
});

export const deleteAnswer = (before: Thread, { id }: PostAnswer): Step => ({
  name: `delete ${id}`,
  change: withoutAnswer(id),
  undo: withAnswerBack(before, id),
  send: async () => {
    await call('deleteAnswer', { params: { id } });
    return null;
  },
});

/** The page with an answer that the address names. */
export const loadAnswer = ({ id }: Post, answer: string): Step => ({
  name: 'more',
  send: async () => withLaterPage(await call('listAnswers', { params: { id }, query: { answer } })),
});

export const loadGap = ({ id }: Post, after: string): Step => ({
  name: 'more',
  send: async () => withGapPage(await call('listAnswers', { params: { id }, query: { after } })),
});

export const loadMore = ({ id }: Post, after: string): Step => ({
  name: 'more',
  send: async () => {
    const page = await call('listAnswers', { params: { id }, query: { after } });
    return withMoreAnswers(page);
  },
});
