import { expect, it } from 'vitest';
import { answerOf, threadOf, wholePost } from '../testing/thread-of.ts';
import { postCall, postHead } from './post-head.ts';

const QUESTION = wholePost('Wo tanken', { bestAnswerId: 'b' });
const ASKED = threadOf(QUESTION, [
  answerOf('b', { isBest: true }),
  answerOf('b1', { parentId: 'b' }),
  answerOf('c'),
  answerOf('held', { state: 'held' }),
]);
const url = (path: string) => `https://x.example${path}`;

it('asks for a post by the short id of its address, or by its id', () => {
  expect(postCall({ slugAndShortId: 'Wo-tanken-K3F9X2AB34' }).input.params.id).toBe('k3f9x2ab34');
  expect(postCall({ id: 'p', postName: 'egal' }).input.params.id).toBe('p');
});

it('tells search engines of a question: its text, answers, the accepted one, and whose they are', () => {
  const head = postHead({}, 'de', ASKED);
  expect(head).toMatchObject({ path: '/frage/wo-tanken-k3f9x2ab34', isForSearchEngines: true });
  expect(head?.jsonLd(url)).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      text: 'Wer weiß es?',
      answerCount: 4,
      author: { name: 'Mara', url: 'https://x.example/Profil?uid=mara' },
      acceptedAnswer: { text: 'Text von b', author: { name: 'Jonas' } },
      suggestedAnswer: [{ text: 'Text von c' }],
    },
  });
});

it('tells of other posts as a discussion, and of hidden ones nothing', () => {
  const tip = threadOf(wholePost('Brot', { kind: 'tipp', state: 'hidden' }), [answerOf('c')]);
  const head = postHead({}, 'en', tip);
  expect(head?.isForSearchEngines).toBe(false);
  expect(head?.jsonLd(url)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Brot',
    comment: [{ '@type': 'Comment', text: 'Text von c' }],
  });
});

it('tells of a tip of the editors as an article', () => {
  const author = { uid: '', name: 'Fahrtwind-Redaktion', photoURL: '', isEditorial: true };
  const head = postHead({}, 'de', threadOf(wholePost('Brot', { kind: 'tipp', author })));
  expect(head?.jsonLd(url)).toMatchObject({
    '@type': 'Article',
    author: { '@type': 'Organization' },
  });
});

it('is missing where there is no post, and unknown while it is asked for', () => {
  expect(postHead({}, 'de', null)).toBeNull();
  expect(postHead({}, 'de', undefined)).toBeUndefined();
});

it('shows messengers the first photo with its true size', () => {
  const photo = {
    path: 'photos/mara/hafen-01',
    alt: 'Hafen',
    url: '/v0/x?alt=media',
    width: 1920,
    height: 1080,
  };
  const head = postHead({}, 'de', threadOf(wholePost('Hafen', { photos: [photo] })));
  expect(head?.image?.({ mainUrl: 'https://x.example' })).toEqual({
    url: 'https://x.example/v0/x?alt=media&size=1920',
    alt: 'Hafen',
    width: 1920,
    height: 1080,
  });
});

it('shows messengers the route of every road trip', () => {
  const photo = { path: 'p', alt: 'Hafen', url: '/v0/x?alt=media', width: 1920, height: 1080 };
  const post = wholePost('Andalusien', { kind: 'roadtrip', tripId: 'trip 1', photos: [photo] });
  const head = postHead({}, 'de', threadOf(post));
  expect(head?.image?.({ mainUrl: 'https://x.example' })).toEqual({
    url: 'https://x.example/api/trips/trip%201/preview/now.png',
    alt: 'Karte der Reise „Andalusien“',
  });
  expect(head?.jsonLd(url)).toMatchObject({
    image: [
      'https://x.example/api/trips/trip%201/preview/now.png',
      'https://x.example/v0/x?alt=media',
    ],
  });
});

it.each([
  [
    'Dolomiten-Runde: sechs Tage über Sella, Falzarego und Drei Zinnen',
    'Dolomiten-Runde: sechs Tage über Sella, Falzarego und…',
  ],
  [
    'Andalusien: acht Tage von Málaga über Ronda und Sevilla, bis Granada',
    'Andalusien: acht Tage von Málaga über Ronda und Sevilla…',
  ],
  ['x'.repeat(70), `${'x'.repeat(57)}…`],
])('cuts the title %s at a word', (title, cut) => {
  expect(postHead({}, 'de', threadOf(wholePost(title)))?.title).toBe(cut);
});
