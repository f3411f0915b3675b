import type { IdeaOfPost, Post, PostAnswer } from '@fahrtwind/contract';

/** A post with the answers that are loaded. */
export interface Thread {
  readonly post: Post;
  /** Oldest first, the best one before all; each is followed by its replies. */
  readonly answers: readonly PostAnswer[];
  readonly nextAnswers: string | null;
  /** Answers that are not loaded, between the first pages and the one that the address names. */
  readonly gap?: AnswerGap | null;
  /** Set for a road trip of the editors. */
  readonly idea: IdeaOfPost | null;
}

export interface AnswerGap {
  /** The place behind which it begins. */
  readonly after: string;
  /** The answer before which it ends. */
  readonly before: string;
}

type AnswerPage = Pick<Thread, 'answers' | 'nextAnswers'>;

export type ThreadChange = (thread: Thread) => Thread;

export function withPost(change: (post: Post) => Partial<Post>): ThreadChange {
  return (thread) => ({ ...thread, post: { ...thread.post, ...change(thread.post) } });
}

export function withAnswer(
  id: string,
  change: (answer: PostAnswer) => Partial<PostAnswer>,
): ThreadChange {
  return (thread) => ({
    ...thread,
    answers: thread.answers.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  });
}

/** A reply stands behind the other replies, an answer at the end; sending one twice makes one. */
export function withNewAnswer(answer: PostAnswer): ThreadChange {
  return (thread) => {
    if (thread.answers.some(({ id }) => id === answer.id)) return thread;
    const { parentId } = answer;
    const before = thread.answers.findLastIndex(
      (one) => parentId === null || one.id === parentId || one.parentId === parentId,
    );
    return {
      ...counted(thread, 1),
      answers: thread.answers.toSpliced(before + 1, 0, answer),
    };
  };
}

/** A deleted answer stays as a gap while it has replies. */
export function withoutAnswer(id: string): ThreadChange {
  return (thread) => {
    const { post } = thread;
    const hasReplies = thread.answers.some(({ parentId }) => parentId === id);
    const bestAnswerId = post.bestAnswerId === id ? null : post.bestAnswerId;
    const emptied = withAnswer(id, () => ({ isDeleted: true, text: '', isBest: false }))(thread);
    const answers = hasReplies
      ? emptied.answers
      : thread.answers.filter((answer) => answer.id !== id);
    return { ...counted({ ...thread, post: { ...post, bestAnswerId } }, -1), answers };
  };
}

/** Takes that back, and nothing that has changed since `before`. */
export function withAnswerBack({ answers: before }: Thread, id: string): ThreadChange {
  const index = before.findIndex((answer) => answer.id === id);
  const [answer] = before.slice(index);
  const earlier = new Set(before.slice(0, index).map((one) => one.id));
  return (thread) => {
    if (!answer) return thread;
    const { post, answers } = thread;
    const isBest = answer.isBest && post.bestAnswerId === null;
    const gap = answers.findIndex((one) => one.id === id);
    // Behind the answer before it, which may have got replies since.
    const isEarlier = (one: PostAnswer) =>
      earlier.has(one.id) || (answer.parentId === null && earlier.has(one.parentId ?? ''));
    const place = gap >= 0 ? gap : answers.findLastIndex(isEarlier) + 1;
    return {
      ...counted({ ...thread, post: { ...post, ...(isBest && { bestAnswerId: id }) } }, 1),
      answers: answers.toSpliced(place, gap >= 0 ? 1 : 0, { ...answer, isBest }),
    };
  };
}

function counted(thread: Thread, by: number): Thread {
  const answerCount = Math.max(0, thread.post.answerCount + by);
  return { ...thread, post: { ...thread.post, answerCount } };
}

/** The next page; what was written meanwhile is there already. */
export function withMoreAnswers({ answers, nextAnswers }: AnswerPage): ThreadChange {
  return (thread) => {
    const known = new Set(answers.map(({ id }) => id));
    const others = thread.answers.filter(({ id }) => !known.has(id));
    return { ...thread, answers: [...others, ...answers], nextAnswers };
  };
}

/** A page further on. What lies between stays a gap, which is closed page by page. There is one: another page takes its place. */
export function withLaterPage(page: AnswerPage): ThreadChange {
  return (thread) => {
    const first = beforeGap(thread);
    const { nextAnswers: after } = first;
    const before = page.answers[0]?.id;
    const gap = after === null || before === undefined ? null : { after, before };
    return { ...withMoreAnswers(page)(first), gap };
  };
}

function beforeGap(thread: Thread): Thread {
  const { gap, answers } = thread;
  if (!gap) return thread;
  const end = answers.findIndex(({ id }) => id === gap.before);
  return { ...thread, answers: answers.slice(0, end), nextAnswers: gap.after };
}

export function withGapPage({ answers, nextAnswers }: AnswerPage): ThreadChange {
  return (thread) => {
    const { gap } = thread;
    if (!gap) return thread;
    const place = thread.answers.findIndex(({ id }) => id === gap.before);
    const known = new Set(thread.answers.map(({ id }) => id));
    const missing = answers.filter(({ id }) => !known.has(id));
    const isClosed = nextAnswers === null || answers.some(({ id }) => id === gap.before);
    return {
      ...thread,
      answers: thread.answers.toSpliced(place, 0, ...missing),
      gap: isClosed ? null : { ...gap, after: nextAnswers },
    };
  };
}

/** A newer reply, which has the first answers, before those that were loaded after them. */
export function withFirstAnswers(newer: Thread): ThreadChange {
  return ({ answers, nextAnswers, gap = null }) => {
    const last = answers.findIndex(({ id }) => id === newer.answers.at(-1)?.id);
    const known = new Set(newer.answers.map(({ id }) => id));
    const further = last < 0 ? [] : answers.slice(last + 1).filter(({ id }) => !known.has(id));
    if (newer.nextAnswers === null || further.length === 0) return newer;
    return { ...newer, answers: [...newer.answers, ...further], nextAnswers, gap };
  };
}

export function withBestAnswer(bestAnswerId: string | null): ThreadChange {
  return (thread) => ({
    ...thread,
    post: { ...thread.post, bestAnswerId, hasBestAnswer: bestAnswerId !== null },
    answers: thread.answers.map((one) => ({ ...one, isBest: one.id === bestAnswerId })),
  });
}

export function liked({ likeCount }: { readonly likeCount: number }, isLiked: boolean) {
  return { isLiked, likeCount: Math.max(0, likeCount + (isLiked ? 1 : -1)) };
}
