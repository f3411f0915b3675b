import type { Language, Post, PostAnswer, PostAuthor, PublicConfig } from '@fahrtwind/contract';
import { excerptOf, plainText, postPath, profilePath, readShortId } from '@fahrtwind/domain';
import { de, en } from './texts.ts';
import type { Thread } from '../thread/thread.ts';

type Params = Readonly<Record<string, string | undefined>>;
type UrlOf = (path: string) => string;

/** By which the API knows the post of an address: the short id at its end, or the id itself. */
export function postIdOf({ id, slugAndShortId = '' }: Params): string {
  return id ?? readShortId(slugAndShortId) ?? slugAndShortId;
}

export function postCall(params: Params) {
  return { name: 'getPost', input: { params: { id: postIdOf(params) } } } as const;
}

/** The published trip of the post, whose days and map its page shows. */
export function postTripCall(reply: unknown) {
  const tripId = threadIn(reply)?.post.tripId ?? null;
  if (tripId === null) return undefined;
  return { name: 'getPublicTrip', input: { params: { id: tripId } } } as const;
}

/** Null for a post that is not there, undefined while it is unknown. */
export function postHead(_params: Params, language: Language, reply: unknown) {
  if (reply === null) return null;
  const thread = threadIn(reply);
  if (!thread) return undefined;
  const { post } = thread;
  const texts = language === 'en' ? en : de;
  const [photo] = post.photos;
  return {
    title: shortened(post.title, MAX_TITLE),
    description:
      shortened(plainText(post.document), MAX_DESCRIPTION) ||
      texts.described(post.title, post.author.name),
    path: postPath(post),
    isForSearchEngines: post.state === 'shown',
    jsonLd: (url: UrlOf) =>
      post.kind === 'frage' ? questionPage(thread, url) : posting(thread, url),
    ...(photo && {
      image: ({ mainUrl }: Pick<PublicConfig, 'mainUrl'>) => ({
        url: new URL(`${photo.url}&size=1920`, mainUrl).href,
        alt: photo.alt,
        width: photo.width,
        height: photo.height,
      }),
    }),
    ...(hasRoute(post) && {
      image: ({ mainUrl }: Pick<PublicConfig, 'mainUrl'>) => ({
        url: new URL(routePicture(post.tripId), mainUrl).href,
        alt: texts.routePicture(post.title),
      }),
    }),
  };
}

/** A road trip is shown by its route, also beside photos. */
function hasRoute(post: Post): post is Post & { readonly tripId: string } {
  return post.kind === 'roadtrip' && post.tripId !== null;
}

/** The picture of the trip as it is now, whatever its address says of a version. */
function routePicture(tripId: string): string {
  return `/api/trips/${encodeURIComponent(tripId)}/preview/now.png`;
}

/** Beyond these, search engines and messengers cut off. */
const MAX_TITLE = 58;
const MAX_DESCRIPTION = 160;

function shortened(text: string, length: number): string {
  const line = excerptOf(text);
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  // At the end of a word, but for a word that alone is longer.
  const words = /\s/.test(line.charAt(length - 1)) ? cut : cut.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}

function questionPage({ post, answers }: Thread, url: UrlOf) {
  const [best] = answers.filter(({ isBest }) => isBest);
  const others = answers.filter((one) => isTold(one) && !one.isBest && one.parentId === null);
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: post.title,
      text: plainText(post.document),
      answerCount: post.answerCount,
      upvoteCount: post.likeCount,
      ...common(post, url),
      ...(best && { acceptedAnswer: answerData(best, post, url) }),
      ...(others.length > 0 && {
        suggestedAnswer: others.map((one) => answerData(one, post, url)),
      }),
    },
  };
}

function posting({ post, answers }: Thread, url: UrlOf) {
  const pictures = [
    ...(hasRoute(post) ? [routePicture(post.tripId)] : []),
    ...post.photos.map((photo) => photo.url),
  ];
  return {
    // What the editors write is no contribution of the community.
    '@type': post.author.isEditorial ? 'Article' : 'DiscussionForumPosting',
    headline: post.title,
    text: plainText(post.document),
    commentCount: post.answerCount,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.likeCount,
    },
    ...common(post, url),
    ...(pictures.length > 0 && { image: pictures.map(url) }),
    comment: answers.filter(isTold).map((one) => ({
      ...answerData(one, post, url),
      '@type': 'Comment',
    })),
  };
}

function isTold({ isDeleted, state }: PostAnswer): boolean {
  return !isDeleted && state === 'shown';
}

function answerData(answer: PostAnswer, post: Post, url: UrlOf) {
  return {
    '@type': 'Answer',
    text: answer.text,
    upvoteCount: answer.likeCount,
    datePublished: answer.createdAt,
    ...(answer.editedAt !== null && { dateModified: answer.editedAt }),
    url: `${url(postPath(post))}#${answer.id}`,
    author: authorData(answer.author, url),
  };
}

function common(post: Post, url: UrlOf) {
  return {
    url: url(postPath(post)),
    datePublished: post.createdAt,
    ...(post.editedAt !== null && { dateModified: post.editedAt }),
    author: authorData(post.author, url),
  };
}

function authorData({ uid, name, isEditorial }: PostAuthor, url: UrlOf) {
  return {
    '@type': isEditorial ? 'Organization' : 'Person',
    name,
    ...(uid !== '' && { url: url(profilePath(uid)) }),
  };
}

function threadIn(reply: unknown): Thread | null {
  const isReply = typeof reply === 'object' && reply !== null && 'post' in reply;
  // The server has validated the reply against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return isReply ? (reply as Thread) : null;
}
