// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { answerElementId } from '@fahrtwind/domain';
import {
  TOLD_LINK_NAMES,
  TOLD_LINKS,
  TOLD_POST,
  TOLD_TOKEN,
  tripOf,
  type ToldLink,
} from '@fahrtwind/domain/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registered, visitor } from '../store/session/session-fakes.ts';
import { startWith } from '../store/session/start-fakes.ts';
import { shownTrip } from '../store/trips/testing/shown-trip.ts';
import { App } from './app.tsx';
import { createRoutes } from './create-routes.tsx';
import { loadPage } from './page-modules.ts';
import { matchRoute } from './routes.ts';

const WAIT = { timeout: 15_000 };
const MARA = registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' });
const AUTHOR = { uid: 'jonas', name: 'Jonas', photoURL: '', isEditorial: false };
const WRITTEN = { createdAt: '2026-03-14T10:00:00.000Z', editedAt: null, author: AUTHOR };
const REACTIONS = { likeCount: 0, isLiked: false, state: 'shown' };

const POST = {
  ...TOLD_POST,
  ...WRITTEN,
  ...REACTIONS,
  id: 'p',
  title: 'Wohin im Mai?',
  topic: null,
  country: '',
  place: '',
  location: null,
  tripId: null,
  answerCount: 30,
  hasBestAnswer: false,
  isSaved: false,
  document: { type: 'doc', content: [] },
  photos: [],
  version: 1,
  isLocked: false,
  bestAnswerId: null,
  thread: 'default',
};
const answerOf = (id: string) => ({
  ...WRITTEN,
  ...REACTIONS,
  id,
  postId: 'p',
  parentId: null,
  text: `Text von ${id}`,
  isBest: false,
  isDeleted: false,
});
const PROFILE = {
  uid: 'mara',
  name: 'Mara',
  photoURL: '',
  isOwn: true,
  isFollowed: false,
  isBlocked: false,
  postCount: 0,
  details: {
    about: '',
    origin: '',
    memberSince: '2026-07',
    countries: [],
    tripCount: 0,
    distance: 0,
    dayCount: 0,
    followerCount: 1,
    followingCount: 0,
  },
};

/** What the server answers; all that is not named fails. */
const REPLIES: Readonly<Record<string, object>> = {
  [`GET /api/posts/${TOLD_POST.shortId}`]: {
    post: POST,
    answers: [answerOf('antwort-1')],
    nextAnswers: 'antwort-1',
    idea: null,
  },
  'GET /api/posts/p/answers?answer=antwort-30': {
    answers: [answerOf('antwort-30')],
    nextAnswers: null,
  },
  'GET /api/trips/reise/public': {
    trip: shownTrip(tripOf({ 'Tag 1': ['Köln'] }, { id: 'reise', title: 'Rhein' })),
  },
  'GET /api/people/mara': { profile: PROFILE },
  'GET /api/people/jonas': { profile: { ...PROFILE, uid: 'jonas', name: 'Jonas', isOwn: false } },
  'GET /api/people/mara/followers': { people: [], next: null },
  'POST /api/invitations/read': {
    tripTitle: 'Alpen',
    ownerName: 'Jonas',
    role: 'reader',
    startDate: '2026-07-12',
    endDate: '2026-07-13',
  },
  'POST /api/account/mails/confirm': {},
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const reply = REPLIES[`${method} ${path}`];
    const missing = { code: 'unavailable', message: 'Gerade nicht erreichbar.' };
    return Response.json(reply ?? missing, { status: reply ? 200 : 503 });
  });
  for (const level of ['warn', 'error', 'info'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.location.hash = '';
});

/** Without the frame around the pages: the test's DOM lacks its popovers. */
function AllPages() {
  return useRoutes(createRoutes());
}

async function open(link: string, session: SessionState): Promise<void> {
  const { pathname, hash } = new URL(link, 'https://fahrtwind.example');
  window.location.hash = hash;
  await loadPage(matchRoute(pathname).entry.page);
  await act(async () => {
    render(
      <App start={startWith(session)}>
        <MemoryRouter initialEntries={[link]}>
          <AllPages />
        </MemoryRouter>
      </App>,
    );
  });
}

const heading = (name: RegExp | string) => () => screen.getByRole('heading', { level: 1, name });

/** The session that opens each link, and what the page then shows. */
const TARGETS: Readonly<Record<ToldLink, readonly [SessionState, () => unknown]>> = {
  answer: [visitor, () => expect(document.activeElement?.id).toBe(answerElementId('antwort-30'))],
  post: [visitor, heading('Wohin im Mai?')],
  publicTrip: [visitor, heading('Rhein')],
  trips: [MARA, heading(/Reisen/)],
  invitation: [MARA, () => screen.getByText(/Jonas.*Alpen/)],
  moderation: [MARA, heading(/Moderation|Entscheidungen/)],
  confirmReport: [visitor, () => screen.getByRole('button', { name: /Meldung bestätigen/ })],
  followers: [MARA, () => screen.getByRole('dialog', { name: /Follower/ })],
  profile: [MARA, heading('Jonas')],
  notifications: [MARA, heading('Benachrichtigungen')],
  newPassword: [visitor, () => screen.getByLabelText(/Neues Passwort/)],
  forgottenPassword: [visitor, heading(/Passwort vergessen/)],
  stopMails: [MARA, heading(/Mail/)],
  mailsArrive: [MARA, () => screen.getByText(/Du bekommst wieder E-Mails/)],
  confirmedHere: [MARA, () => screen.getByText('E-Mail-Adresse bestätigt')],
  confirmedElsewhere: [visitor, () => screen.getByText('E-Mail-Adresse bestätigt')],
  imprint: [visitor, heading('Impressum')],
  shop: [visitor, heading(/Merch|Shop/)],
  order: [visitor, () => expect(asked).toContain(`GET /api/shop/orders/${TOLD_TOKEN}`)],
};

it.each(TOLD_LINK_NAMES)('the link to %s leads to what it means', async (name) => {
  const [session, find] = TARGETS[name];
  await open(TOLD_LINKS[name], session);
  await waitFor(find, WAIT);
});
