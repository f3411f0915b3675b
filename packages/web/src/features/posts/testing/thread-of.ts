import type { Post, PostAnswer } from '@fahrtwind/contract';
import { postSlug } from '@fahrtwind/domain';
import type { Thread } from '../thread/thread.ts';

const AUTHOR = { uid: 'mara', name: 'Mara', photoURL: '', isEditorial: false };

/** A question by Mara, as everybody sees it. */
export function wholePost(title: string, change: Partial<Post> = {}): Post {
  return {
    id: 'p',
    shortId: 'k3f9x2ab34',
    slug: postSlug(title),
    title,
    topic: null,
    country: '',
    place: '',
    location: null,
    tripId: null,
    createdAt: '2026-03-14T10:00:00.000Z',
    editedAt: null,
    likeCount: 0,
    answerCount: 0,
    hasBestAnswer: false,
    isLiked: false,
    isSaved: false,
    state: 'shown',
    kind: 'frage',
    author: AUTHOR,
    document: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wer weiß es?' }] }],
    },
    photos: [],
    version: 1,
    isLocked: false,
    bestAnswerId: null,
    thread: 'default',
    ...change,
  };
}

export function answerOf(id: string, change: Partial<PostAnswer> = {}): PostAnswer {
  return {
    id,
    postId: 'p',
    parentId: null,
    text: `Text von ${id}`,
    author: { ...AUTHOR, uid: 'jonas', name: 'Jonas' },
    createdAt: '2026-03-15T10:00:00.000Z',
    editedAt: null,
    likeCount: 0,
    isLiked: false,
    isBest: false,
    isDeleted: false,
    state: 'shown',
    ...change,
  };
}

export function threadOf(post: Post, answers: readonly PostAnswer[] = []): Thread {
  return { post: { ...post, answerCount: answers.length }, answers, nextAnswers: null, idea: null };
}
