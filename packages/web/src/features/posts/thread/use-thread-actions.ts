import type { Post, PostAnswer } from '@fahrtwind/contract';
import type { ThreadState } from '@fahrtwind/domain';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useQueries } from '../../../parts/server-state/use-query.ts';
import { showToast } from '../../../ui/toast.ts';
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
import { threadQuery } from './thread-query.ts';
import { withAnswer, withNewAnswer, withPost, type Thread, type ThreadChange } from './thread.ts';

/**
 * What people do on the page of a post. It shows at once; where the server refuses, it is taken back and a toast says
 * why. Each answers whether it was done.
 */
export function useThreadActions(thread: Thread, update: (change: ThreadChange) => void) {
  const queries = useQueries();
  const { post } = thread;
  const textOf = useFailureText();
  const { attempt } = useAction(
    send,
    (cause) => void showToast({ kind: 'negative', text: textOf(cause) }),
    ({ name }) => name,
  );

  async function send(step: Step): Promise<void> {
    if (step.change) update(step.change);
    try {
      const said = await step.send();
      if (said) update(said);
    } catch (cause) {
      if (step.undo) update(step.undo);
      throw cause;
    }
  }

  const run = async (step: Step) => (await attempt(step)) !== null;

  return {
    like: (isLiked: boolean) => run(likePost(post, isLiked)),
    save: (isSaved: boolean) => run(savePost(post, isSaved)),
    setThread: (state: ThreadState) => run(setThread(post, state)),
    setBest: (answerId: string | null) => run(setBest(post, answerId)),
    async deletePost() {
      const isDone = await run(deletePost(post));
      if (isDone) queries.drop(threadQuery(post.shortId));
      return isDone;
    },
    likeAnswer: (answer: PostAnswer, isLiked: boolean) => run(likeAnswer(answer, isLiked)),
    deleteAnswer: (answer: PostAnswer) => run(deleteAnswer(thread, answer)),
    loadMore: (after: string) => run(loadMore(post, after)),
    loadGap: (after: string) => run(loadGap(post, after)),
    loadAnswer: (id: string) => run(loadAnswer(post, id)),
    /** Shows an answer that a form has sent. */
    addAnswer: (answer: PostAnswer) => update(withNewAnswer(answer)),
    replaceAnswer: (answer: PostAnswer) => update(withAnswer(answer.id, () => answer)),
    replacePost: (changed: Post) => update(withPost(() => changed)),
  };
}

export type ThreadActions = ReturnType<typeof useThreadActions>;
