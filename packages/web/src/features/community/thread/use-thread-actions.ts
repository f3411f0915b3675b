import type { Post, PostAnswer } from '@fahrtwind/contract';
import type { ThreadState } from '@fahrtwind/domain';
import { useRef } from 'react';
import { useToldFailure } from '../failures/failure-text.ts';
import {
  deleteAnswer,
  deletePost,
  likeAnswer,
  likePost,
  loadAnswer,
  loadGap,
  loadMore,
  savePost,
  setBest,
  setThread,
  type Step,
} from './steps.ts';
import { withAnswer, withNewAnswer, withPost, type Thread, type ThreadChange } from './thread.ts';

/**
 * What people do on the page of a post. It shows at once; where the server refuses, it is taken back and a toast says
 * why. Each answers whether it was done.
 */
export function useThreadActions(thread: Thread, update: (change: ThreadChange) => void) {
  const tell = useToldFailure();
  const running = useRef(new Set<string>());
  const { post } = thread;

  async function run({ name, change, undo, send }: Step): Promise<boolean> {
    if (running.current.has(name)) return false;
    running.current.add(name);
    if (change) update(change);
    try {
      const said = await send();
      if (said) update(said);
      return true;
    } catch (cause) {
      if (undo) update(undo);
      tell(cause);
      return false;
    } finally {
      running.current.delete(name);
    }
  }

  return {
    like: (isLiked: boolean) => run(likePost(post, isLiked)),
    save: (isSaved: boolean) => run(savePost(post, isSaved)),
    setThread: (state: ThreadState) => run(setThread(post, state)),
    setBest: (answerId: string | null) => run(setBest(post, answerId)),
    deletePost: () => run(deletePost(post)),
    likeAnswer: (answer: PostAnswer, isLiked: boolean) => run(likeAnswer(answer, isLiked)),
    deleteAnswer: (answer: PostAnswer) => run(deleteAnswer(thread, answer)),
    loadMore: (after: string) => run(loadMore(post, after)),
    loadGap: (after: string) => run(loadGap(post, after)),
    loadAnswer: (id: string) => run(loadAnswer(post, id)),
    /** Of what a form has sent. */
    addAnswer: (answer: PostAnswer) => update(withNewAnswer(answer)),
    replaceAnswer: (answer: PostAnswer) => update(withAnswer(answer.id, () => answer)),
    replacePost: (changed: Post) => update(withPost(() => changed)),
  };
}

export type ThreadActions = ReturnType<typeof useThreadActions>;
