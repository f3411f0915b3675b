// @vitest-environment happy-dom
import type { PostSummary, SessionState } from '@fahrtwind/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postOf } from '../../parts/posts/testing/post-of.ts';
import { guest, registered, visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { ForumPage } from './forum-page.tsx';
import { PostsPage } from './posts-page.tsx';
import { RoadtripsPage } from './roadtrips-page.tsx';

interface Answers {
  readonly [request: string]: object;
}

const NONE = { posts: [], next: null, count: 0, hasMore: false };
const listOf = (posts: readonly PostSummary[], change: object = {}) => ({
  ...NONE,
  posts,
  count: posts.length,
  ...change,
});
const mara = registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' });

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  // The map is never near the viewport here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(path: string, answers: Answers, session: SessionState = visitor) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const reply = answers[url];
    return new Response(JSON.stringify(reply ?? { code: 'internal', message: '' }), {
      status: reply ? 200 : 500,
    });
  });
  render(
    <SessionProvider start={startWith(session)}>
      <MemoryRouter initialEntries={[path]}>
        <Address />
        <Routes>
          <Route path="/forum/:category?" element={<ForumPage ModerationView={() => null} />} />
          <Route path="/posts/:locationCountry/:locationName?" element={<PostsPage />} />
          <Route path="/roadtrips/:searchTerm" element={<RoadtripsPage />} />
          <Route path="*" element={<p>anderswo</p>} />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );
  return userEvent.setup();
}

const address = () => screen.getByTestId('address').textContent;
const titles = () =>
  within(screen.getByRole('list', { name: 'Beiträge' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('the forum', () => {
  it('leads from „Länder“ to every country with posts, not only to those of the listed ones', async () => {
    open('/forum/laender', {
      '/api/posts?category=laender': listOf([postOf('Fähre', { country: 'Norwegen' })]),
      '/api/posts/countries': {
        countries: [
          { country: 'Island', count: 100, hasMore: true },
          { country: 'Norwegen', count: 3, hasMore: false },
        ],
      },
    });
    const countries = await screen.findByRole('navigation', { name: 'Beiträge nach Ländern' });
    const listed = within(countries).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual(['Island 100+', 'Norwegen 3']);
    const link = within(countries).getByRole('link', { name: 'Island' });
    expect(link.getAttribute('href')).toBe('/posts/island');
  });

  it('goes on with older posts where none of the newest has the words', async () => {
    open('/forum?q=ruhig', {
      '/api/posts?q=ruhig': { ...NONE, next: 'aelter', hasMore: true },
      '/api/posts?q=ruhig&after=aelter': listOf([postOf('Alter Beitrag')]),
    });
    await screen.findByRole('article');
    expect(titles()).toEqual(['Alter Beitrag']);
  });

  it('shows of each post what it is, where, by whom, how old, how much liked and answered', async () => {
    open('/forum', {
      '/api/posts': listOf(
        [
          postOf('Wo parken in Bergen?', {
            kind: 'frage',
            country: 'Norwegen',
            place: 'Bergen',
            excerpt: 'Wir kommen mit sechs Metern.',
            likeCount: 12,
            answerCount: 1,
            hasBestAnswer: true,
            createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
            author: { uid: '', name: 'Redaktion', photoURL: '', isEditorial: true },
          }),
        ],
        { count: 1000, hasMore: true },
      ),
    });
    const row = await screen.findByRole('article');
    for (const told of [
      'Frage',
      'gelöst',
      'Bergen, Norwegen',
      'Wir kommen mit sechs Metern.',
      'vor 3 Stunden',
      'Gefällt 12 Personen',
      '1 Antwort',
    ])
      expect(row.textContent).toContain(told);
    expect(
      within(row).getByRole('link', { name: 'Wo parken in Bergen?' }).getAttribute('href'),
    ).toBe('/frage/wo-parken-in-bergen--k3f9x2ab34');
    expect(screen.getByText('1.000+ Beiträge')).toBeDefined();
  });

  it('says nothing of likes and answers that a post does not have', async () => {
    open('/forum', {
      '/api/posts': listOf([postOf('Ganz neu', { likeCount: 0, answerCount: 0 })]),
    });
    const row = await screen.findByRole('article');
    expect(row.textContent).not.toMatch(/Gefällt|Antwort/);
  });

  it('keeps order, category and search in the address', async () => {
    const user = open('/forum/tipps', {
      '/api/posts?category=tipps': listOf([postOf('Neu')]),
      '/api/posts?category=tipps&sort=liked': listOf([postOf('Beliebt')]),
      '/api/posts?category=tipps&q=F%C3%A4hre': listOf([
        postOf('Fähre früh buchen', { matches: ['Fähre'] }),
      ]),
      '/api/posts?category=tipps&sort=unanswered&q=F%C3%A4hre': NONE,
    });
    await screen.findByRole('heading', { name: 'Neu' });
    await user.click(screen.getByRole('link', { name: 'Beliebt' }));
    await screen.findByRole('heading', { name: 'Beliebt' });
    expect(address()).toBe('/forum/tipps?sortierung=beliebt');

    await user.type(screen.getByRole('searchbox', { name: 'In „Tipps“ suchen' }), 'Fähre{Enter}');
    const found = await screen.findByRole('heading', { name: 'Fähre früh buchen' });
    expect(found.querySelector('mark')?.textContent).toBe('Fähre');
    expect(screen.getByText('1 Beitrag zu „Fähre“')).toBeDefined();
    expect(address()).toBe('/forum/tipps?q=F%C3%A4hre');
    expect(screen.getByRole('link', { name: 'Passend' }).getAttribute('aria-current')).toBe('true');

    await user.click(screen.getByRole('link', { name: 'Unbeantwortet' }));
    await screen.findByRole('heading', { name: 'Nichts zu „Fähre“ gefunden' });
  });

  it('adds further posts below without showing one twice, and the focus goes to the first new one', async () => {
    const [a, b, c] = ['Alpha', 'Beta', 'Gamma'].map((title) => postOf(title));
    if (!a || !b || !c) throw new Error('three posts');
    const user = open('/forum', {
      '/api/posts': listOf([a, b], { next: 'x.1', count: 3 }),
      '/api/posts?after=x.1': listOf([b, c], { count: 3 }),
    });
    const more = await screen.findByRole('link', { name: 'Mehr laden' });
    expect(more.getAttribute('href')).toBe('/forum?after=x.1');
    await user.click(more);
    await waitFor(() => expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Gamma'));
    await screen.findByText('Ein weiterer Beitrag geladen.');
    expect(screen.queryByRole('link', { name: 'Mehr laden' })).toBeNull();
    expect(address()).toBe('/forum');
  });

  it('says when posts cannot be loaded and tries again', async () => {
    const answers: Record<string, object> = {};
    const user = open('/forum', answers);
    await screen.findByText('Die Beiträge ließen sich nicht laden');
    answers['/api/posts'] = listOf([postOf('Doch')]);
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByRole('heading', { name: 'Doch' });
  });

  it('has a feed and saved posts for people with an account [SC-4]', async () => {
    const user = open(
      '/forum?ansicht=feed',
      {
        '/api/posts?view=feed': listOf([postOf('Von jemandem, dem ich folge')]),
        '/api/posts?view=saved': NONE,
      },
      mara,
    );
    await screen.findByRole('heading', { name: 'Von jemandem, dem ich folge' });
    await user.click(screen.getByRole('link', { name: 'Gemerkt' }));
    await screen.findByRole('heading', { name: 'Du hast noch nichts gemerkt' });
    expect(address()).toBe('/forum?ansicht=gemerkt');
  });

  it('shows the way to moderation to moderators alone', async () => {
    open('/forum', { '/api/posts': NONE }, { ...mara, isModerator: true });
    const link = await screen.findByRole('link', { name: 'Moderation' });
    expect(link.getAttribute('href')).toBe('/forum?moderation');
    cleanup();
    open('/forum', { '/api/posts': NONE }, mara);
    await screen.findByRole('link', { name: 'Gemerkt' });
    expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull();
  });

  it.each([
    ['a visitor', visitor],
    ['a guest', guest('gast')],
  ])('leads %s to an account and back, to read the feed and to write', async (_who, session) => {
    const user = open('/forum?ansicht=feed', { '/api/posts': NONE }, session);
    await screen.findByRole('heading', { name: 'Dafür brauchst du ein Konto' });
    expect(asked.filter((url) => url.startsWith('/api/posts'))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Beitrag schreiben' }));
    await screen.findByRole('heading', { name: 'Dafür brauchst du ein Konto' });
    expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      '/anmelden?weiter=%2Fforum%3Fschreiben%3Dfrage',
    );
  });
});

describe('the posts about a place', () => {
  it('are listed under the proper name, with the places that they are about [RT-19, RT-20]', async () => {
    const user = open('/posts/norway', {
      '/api/posts?country=norwegen': listOf([
        postOf('Fisch', { country: 'Norwegen', place: 'Bergen', location: { lat: 60, lng: 5 } }),
        postOf('Maut', { country: 'Norwegen' }),
      ]),
      '/api/posts?country=norwegen&place=bergen': listOf([
        postOf('Fisch', { country: 'Norwegen', place: 'Bergen', location: { lat: 60, lng: 5 } }),
      ]),
      '/api/posts?country=norwegen&place=oslo': NONE,
    });
    await screen.findByRole('heading', { level: 1, name: 'Norwegen' });
    await screen.findByText('2 Beiträge');
    expect(screen.getByRole('region', { name: 'Karte der Beiträge' })).toBeDefined();
    const places = screen.getByRole('navigation', { name: 'Orte in diesen Beiträgen' });
    await user.click(within(places).getByRole('link', { name: 'Bergen' }));
    await screen.findByRole('heading', { level: 1, name: 'Bergen, Norwegen' });
    await screen.findByText('1 Beitrag');
    expect(address()).toBe('/posts/norwegen/bergen');
  });

  it('have no map where no post has a location, and an invitation where there is none', async () => {
    open('/posts/norwegen', { '/api/posts?country=norwegen': NONE });
    await screen.findByRole('heading', { name: 'Von hier hat noch niemand geschrieben' });
    expect(screen.queryByRole('region', { name: 'Karte der Beiträge' })).toBeNull();
  });
});

const TRIP = {
  id: 'fjorde',
  version: '1',
  title: 'Durch die Fjorde',
  text: '',
  country: 'Norwegen',
  place: '',
  author: { uid: 'jonas', name: 'Jonas' },
  publishedAt: '2026-05-01T00:00:00.000Z',
  dayCount: 9,
  stopCount: 12,
  months: [6],
  season: 'summer',
  totalDistance: 900_000,
  totalDuration: 60_000,
  route: [],
};

describe('the search of road trips', () => {
  const posts = '/api/posts?category=roadtrips&q=';

  it('finds published trips and posts, under an address that can be read [RT-21]', async () => {
    const user = open('/roadtrips/Lofoten', {
      '/api/published?q=Lofoten': { trips: [], next: null, countries: [] },
      [`${posts}Lofoten`]: NONE,
      '/api/published?q=Norwegen+Fjorde': { trips: [TRIP], next: null, countries: [] },
      [`${posts}Norwegen+Fjorde`]: listOf([postOf('Fjord um Fjord', { kind: 'roadtrip' })]),
    });
    await screen.findByRole('heading', { name: 'Kein Roadtrip zu „Lofoten“' });
    const field = screen.getByRole('searchbox', { name: 'Land, Ort oder Strecke' });
    await user.clear(field);
    await user.type(field, 'Norwegen Fjorde{Enter}');
    await screen.findByRole('heading', { level: 3, name: 'Durch die Fjorde' });
    expect(screen.getByRole('heading', { level: 3, name: 'Fjord um Fjord' })).toBeDefined();
    expect(address()).toBe('/roadtrips/Norwegen-Fjorde');
  });
});
