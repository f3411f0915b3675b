import type { Post, PostAnswer } from '@fahrtwind/contract';
import type { ThreadState } from '@fahrtwind/domain';
import { useRef } from 'react';
import { call } from '../../../api/client.ts';
import { useToldFailure } from '../failures/failure-text.ts';
import {
  liked,
  withAnswer,
  withBestAnswer,
  withMoreAnswers,
  withNewAnswer,
  withoutAnswer,
  withPost,
  type Thread,
  type ThreadChange,
} from './thread.ts';

interface Step {
  /** One at a time for each. */
  readonly name: string;
  /** What is shown at once. */
  readonly change: ThreadChange;
  readonly undo: ThreadChange;
  /** What the server says in the end. */
  readonly send: () => Promise<ThreadChange>;
}

const AS_IT_IS: ThreadChange = (thread) => thread;

/**
 * What people do on the page of a post. It shows at once; where the server refuses, it is taken back and a toast says why.
 */
export function useThreadActions(thread: Thread, update: (change: ThreadChange) => void) {
  const tell = useToldFailure();
  const running = useRef(new Set<string>());
  const { post } = thread;
  const params = { id: post.id };

  async function run({ name, change, undo, send }: Step): Promise<boolean> {
    if (running.current.has(name)) return false;
    running.current.add(name);
    update(change);
    try {
      update(await send());
      return true;
    } catch (cause) {
      update(undo);
      tell(cause);
      return false;
    } finally {
      running.current.delete(name);
    }
  }

  return {
    like: (isLiked: boolean) =>
      run({
        name: 'like',
        change: withPost((now) => liked(now, isLiked)),
        undo: withPost((now) => liked(now, !isLiked)),
        send: async () => {
          const likes = await call(isLiked ? 'likePost' : 'unlikePost', { params });
          return withPost(() => likes);
        },
      }),
    save: (isSaved: boolean) =>
      run({
        name: 'save',
        change: withPost(() => ({ isSaved })),
        undo: withPost(() => ({ isSaved: !isSaved })),
        send: async () => {
          await call(isSaved ? 'savePost' : 'unsavePost', { params });
          return AS_IT_IS;
        },
      }),
    setThread: (state: ThreadState) =>
      run({
        name: 'thread',
        change: withPost(() => ({ thread: state })),
        undo: withPost(() => ({ thread: post.thread })),
        send: async () => {
          const reply = await call('setThread', { params, body: { thread: state } });
          return withPost(() => reply);
        },
      }),
    setBest: (answerId: string | null) =>
      run({
        name: 'best',
        change: withBestAnswer(answerId),
        undo: withBestAnswer(post.bestAnswerId),
        send: async () => {
          const { bestAnswerId } = await call('setBestAnswer', { params, body: { answerId } });
          return withBestAnswer(bestAnswerId);
        },
      }),
    likeAnswer: ({ id }: PostAnswer, isLiked: boolean) =>
      run({
        name: `like ${id}`,
        change: withAnswer(id, (now) => liked(now, isLiked)),
        undo: withAnswer(id, (now) => liked(now, !isLiked)),
        send: async () => {
          const likes = await call(isLiked ? 'likeAnswer' : 'unlikeAnswer', { params: { id } });
          return withAnswer(id, () => likes);
        },
      }),
    deleteAnswer: ({ id }: PostAnswer) =>
      run({
        name: `delete ${id}`,
        change: withoutAnswer(id),
        undo: () => thread,
        send: async () => {
          await call('deleteAnswer', { params: { id } });
          return AS_IT_IS;
        },
      }),
    loadMore: (after: string) =>
      run({
        name: 'more',
        change: AS_IT_IS,
        undo: AS_IT_IS,
        send: async () => withMoreAnswers(await call('listAnswers', { params, query: { after } })),
      }),
    deletePost: () =>
      run({
        name: 'delete',
        change: AS_IT_IS,
        undo: AS_IT_IS,
        send: async () => {
          await call('deletePost', { params });
          return AS_IT_IS;
        },
      }),
    /** Of what a form has sent. */
    addAnswer: (answer: PostAnswer) => update(withNewAnswer(answer)),
    replaceAnswer: (answer: PostAnswer) => update(withAnswer(answer.id, () => answer)),
    replacePost: (changed: Post) => update(withPost(() => changed)),
  };
}

export type ThreadActions = ReturnType<typeof useThreadActions>;
