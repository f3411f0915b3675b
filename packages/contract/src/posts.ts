import {
  MAX_ANSWER_LENGTH,
  MAX_POST_PHOTOS,
  MAX_POST_TITLE_LENGTH,
  MAX_PUBLIC_PLACE_LENGTH,
  POST_CATEGORIES,
  POST_KINDS,
  POST_SORTS,
  POST_STATES,
  POST_TOPICS,
  THREAD_STATES,
  type PostDocument,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { photo, sentPhoto } from './photo.ts';
import { ideaOfPost } from './route-ideas.ts';
import { tripId } from './trip.ts';

/** Made by the client, so that sending it twice makes one. */
const newId = z.string().regex(/^[\w-]{16,64}$/);
const anyId = z.string().regex(/^[\w-]{1,64}$/);
const params = z.object({ id: anyId });

/** The author; a person who has left is „Anonym“ with an empty uid. */
const postAuthor = z.object({
  uid: z.string(),
  name: z.string(),
  photoURL: z.string(),
  /** Written by the editors of this installation. */
  isEditorial: z.boolean(),
});

export type PostAuthor = z.infer<typeof postAuthor>;

const point = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

const postFields = {
  kind: z.enum(POST_KINDS),
  title: z.string().trim().min(1).max(MAX_POST_TITLE_LENGTH),
  topic: z.enum(POST_TOPICS).nullable().default(null),
  country: z.string().trim().max(MAX_PUBLIC_PLACE_LENGTH).default(''),
  place: z.string().trim().max(MAX_PUBLIC_PLACE_LENGTH).default(''),
  location: point.nullable().default(null),
  /** An own published trip. */
  tripId: tripId.nullable().default(null),
};

/** The document is checked by the domain's `readPostDocument`, which bounds its own work. */
const document = z.custom<PostDocument>((value) => typeof value === 'object' && value !== null);

const postBody = z.object({
  ...postFields,
  document,
  photos: z.array(sentPhoto).max(MAX_POST_PHOTOS).default([]),
});

const postSummary = z.object({
  id: z.string(),
  shortId: z.string(),
  slug: z.string(),
  kind: z.enum(POST_KINDS),
  title: z.string(),
  topic: z.enum(POST_TOPICS).nullable(),
  country: z.string(),
  place: z.string(),
  location: point.nullable(),
  tripId: z.string().nullable(),
  author: postAuthor,
  /** The beginning of the text; where it was searched for, the passage that was found. */
  excerpt: z.string(),
  /** Parts of title and excerpt that were searched for, as words to be marked. */
  matches: z.array(z.string()),
  photo: photo.nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  likeCount: z.int(),
  answerCount: z.int(),
  hasBestAnswer: z.boolean(),
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  state: z.enum(POST_STATES),
});

/** A post in a list. */
export type PostSummary = z.infer<typeof postSummary>;

const answer = z.object({
  id: z.string(),
  postId: z.string(),
  /** The id of the answer that it replies to. */
  parentId: z.string().nullable(),
  text: z.string(),
  author: postAuthor,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  isBest: z.boolean(),
  /** Deleted ones stay as a gap while they have replies, without text and author. */
  isDeleted: z.boolean(),
  state: z.enum(POST_STATES),
});

export type PostAnswer = z.infer<typeof answer>;

const post = postSummary.omit({ excerpt: true, matches: true, photo: true }).extend({
  document,
  photos: z.array(photo),
  /** For the next save. */
  version: z.int(),
  /** Locked ones take no further answers. */
  isLocked: z.boolean(),
  bestAnswerId: z.string().nullable(),
  thread: z.enum(THREAD_STATES),
});

export type Post = z.infer<typeof post>;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const postQuery = z.object({
  category: optional(z.enum(POST_CATEGORIES)),
  /** As addresses spell them: `norwegen`, `bergen`. */
  country: optional(z.string().trim().max(MAX_PUBLIC_PLACE_LENGTH)),
  place: optional(z.string().trim().max(MAX_PUBLIC_PLACE_LENGTH)),
  sort: optional(z.enum(POST_SORTS)),
  /** `feed`: of people one follows and places one has trips to · `saved`: those one has saved. */
  view: optional(z.enum(['feed', 'saved'])),
  /** The uid of the author. */
  author: optional(z.string().max(64)),
  q: optional(z.string().trim().max(200)),
  /** `next` of the page before. */
  after: optional(z.string().max(300)),
  /** Fewer than a page has. */
  limit: optional(z.coerce.number().int().min(1).max(20)),
});

const unchanged = z.object({});
const likes = z.object({ likeCount: z.int(), isLiked: z.boolean() });

export const postEndpoints = {
  listPosts: endpoint({
    method: 'GET',
    path: '/api/posts',
    access: 'anyone',
    summary: 'Posts by category, place, author or search; the feed and the saved ones of who asks',
    query: postQuery,
    isCompressed: true,
    reply: z.object({
      posts: z.array(postSummary),
      next: z.string().nullable(),
      /** Exact to 1,000; of a search of common words those among the newest posts. */
      count: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  listPostCountries: endpoint({
    method: 'GET',
    path: '/api/posts/countries',
    access: 'anyone',
    summary: 'The countries that most posts are about, by name',
    isCompressed: true,
    reply: z.object({
      countries: z.array(
        z.object({
          /** As the newest post about it has it. */
          country: z.string(),
          /** Exact to 100. */
          count: z.int(),
          hasMore: z.boolean(),
        }),
      ),
    }),
  }),
  subscribePosts: endpoint({
    method: 'GET',
    path: '/api/posts.rss',
    access: 'anyone',
    summary: 'The newest posts for feed readers, as RSS 2.0',
    query: postQuery.pick({ category: true, country: true }),
    perMinute: 60,
    isCompressed: true,
    hasEtag: true,
    reply: z.string(),
    fileTypes: ['application/rss+xml'],
  }),
  findSimilarPosts: endpoint({
    method: 'GET',
    path: '/api/posts/similar',
    access: 'anyone',
    summary: 'At most five posts with a similar title',
    query: z.object({ title: z.string().trim().max(MAX_POST_TITLE_LENGTH) }),
    reply: z.object({ posts: z.array(postSummary) }),
  }),
  getPost: endpoint({
    method: 'GET',
    path: '/api/posts/:id',
    access: 'anyone',
    summary: 'A post by its id or short id, with the first answers',
    params,
    isCompressed: true,
    reply: z.object({
      post,
      answers: z.array(answer),
      nextAnswers: z.string().nullable(),
      /** Set for a road trip of the editors. */
      idea: ideaOfPost.nullable(),
    }),
  }),
  listAnswers: endpoint({
    method: 'GET',
    path: '/api/posts/:id/answers',
    access: 'anyone',
    summary: 'Answers of a post, oldest first, each with its replies',
    params,
    query: z.object({
      after: optional(z.string().max(300)),
      /** The page that begins with this answer, or with the one that this reply belongs to. */
      answer: optional(z.string().max(300)),
    }),
    isCompressed: true,
    reply: z.object({ answers: z.array(answer), nextAnswers: z.string().nullable() }),
  }),
  createPost: endpoint({
    method: 'POST',
    path: '/api/posts',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Makes a post; needs a confirmed address. The same id again changes that post',
    isStoring: true,
    perMinute: 30,
    bodyBytes: 512 * 1024,
    bodyValues: 60_000,
    body: postBody.extend({ id: newId }),
    reply: z.object({ post }),
  }),
  changePost: endpoint({
    method: 'PUT',
    path: '/api/posts/:id',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Changes an own post. Its version must be the stored one, else conflict',
    params,
    isStoring: true,
    bodyBytes: 512 * 1024,
    bodyValues: 60_000,
    body: postBody.extend({ version: z.int() }),
    reply: z.object({ post }),
  }),
  deletePost: endpoint({
    method: 'DELETE',
    path: '/api/posts/:id',
    access: 'registered',
    summary: 'Deletes an own post with its answers; doing it again changes nothing',
    params,
    reply: unchanged,
  }),
  likePost: endpoint({
    method: 'PUT',
    path: '/api/posts/:id/like',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Likes a post',
    params,
    reply: likes,
  }),
  unlikePost: endpoint({
    method: 'DELETE',
    path: '/api/posts/:id/like',
    access: 'registered',
    summary: 'Takes the like of a post back',
    params,
    reply: likes,
  }),
  savePost: endpoint({
    method: 'PUT',
    path: '/api/posts/:id/saved',
    access: 'registered',
    summary: 'Saves a post for later (`highlightIds`)',
    params,
    reply: unchanged,
  }),
  unsavePost: endpoint({
    method: 'DELETE',
    path: '/api/posts/:id/saved',
    access: 'registered',
    summary: 'Removes a post from the saved ones',
    params,
    reply: unchanged,
  }),
  setThread: endpoint({
    method: 'PUT',
    path: '/api/posts/:id/thread',
    access: 'registered',
    summary: 'Follows or mutes the thread of a post',
    params,
    body: z.object({ thread: z.enum(THREAD_STATES) }),
    reply: z.object({ thread: z.enum(THREAD_STATES) }),
  }),
  setBestAnswer: endpoint({
    method: 'PUT',
    path: '/api/posts/:id/best',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Marks the best answer of an own question, or none',
    params,
    body: z.object({ answerId: anyId.nullable() }),
    reply: z.object({ bestAnswerId: z.string().nullable() }),
  }),
  createAnswer: endpoint({
    method: 'POST',
    path: '/api/posts/:id/answers',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Answers a post or replies to an answer; the same id again changes that one',
    params,
    isStoring: true,
    perMinute: 60,
    body: z.object({
      id: newId,
      parentId: anyId.nullable().default(null),
      text: z.string().trim().min(1).max(MAX_ANSWER_LENGTH),
    }),
    reply: z.object({ answer }),
  }),
  changeAnswer: endpoint({
    method: 'PUT',
    path: '/api/answers/:id',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Changes an own answer',
    params,
    isStoring: true,
    body: z.object({ text: z.string().trim().min(1).max(MAX_ANSWER_LENGTH) }),
    reply: z.object({ answer }),
  }),
  deleteAnswer: endpoint({
    method: 'DELETE',
    path: '/api/answers/:id',
    access: 'registered',
    summary: 'Deletes an own answer; doing it again changes nothing',
    params,
    reply: unchanged,
  }),
  likeAnswer: endpoint({
    method: 'PUT',
    path: '/api/answers/:id/like',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Likes an answer',
    params,
    reply: likes,
  }),
  unlikeAnswer: endpoint({
    method: 'DELETE',
    path: '/api/answers/:id/like',
    access: 'registered',
    summary: 'Takes the like of an answer back',
    params,
    reply: likes,
  }),
};
