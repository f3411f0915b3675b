import type { PostSummary } from '@fahrtwind/contract';

/** A post in a list; its id follows from its title. */
export function postOf(title: string, change: Partial<PostSummary> = {}): PostSummary {
  const name = title.toLowerCase().replaceAll(/\W+/g, '-');
  return {
    id: `post-${name}`,
    shortId: 'k3f9x2ab34',
    slug: name,
    kind: 'tipp',
    title,
    topic: null,
    country: '',
    place: '',
    location: null,
    tripId: null,
    author: { uid: 'mara', name: 'Mara', photoURL: '', isEditorial: false },
    excerpt: `Mehr über ${title}.`,
    matches: [],
    photo: null,
    createdAt: '2026-03-14T10:00:00.000Z',
    editedAt: null,
    likeCount: 0,
    answerCount: 0,
    hasBestAnswer: false,
    isLiked: false,
    isSaved: false,
    state: 'shown',
    ...change,
  };
}
