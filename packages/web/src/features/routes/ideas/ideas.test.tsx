// @vitest-environment happy-dom
import type { RouteIdea } from '@fahrtwind/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { pageHead } from '../routes-page.tsx';
import { Ideas } from './ideas.tsx';

function ideaOf(title: string, change: Partial<RouteIdea>): RouteIdea {
  return {
    id: `redaktion-${title}`,
    slug: title.toLowerCase(),
    shortId: 'k3f9x2ab34',
    region: 'alpen',
    dayCount: 6,
    months: [5, 6, 7, 9],
    meters: 490_200,
    isEstimate: true,
    euro: { from: 600, to: 1100 },
    de: { title, summary: 'Kurz gesagt.' },
    en: { title, summary: 'In short.' },
    route: [
      [14.5, 46.05],
      [13.57, 45.53],
    ],
    ...change,
  };
}

const IDEAS = [
  ideaOf('Slowenien', {}),
  ideaOf('Pässe', { dayCount: 9, months: [6, 7, 8, 9] }),
  ideaOf('Lofoten', { region: 'norden', dayCount: 8, months: [6, 7, 8] }),
];

let isServerUp = true;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  isServerUp = true;
});

function serves(): void {
  vi.stubGlobal('fetch', async () =>
    Response.json(isServerUp ? { ideas: IDEAS } : {}, { status: isServerUp ? 200 : 500 }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

function opens(address: string) {
  serves();
  const router = createMemoryRouter([{ path: '/routen', element: <Ideas /> }], {
    initialEntries: [address],
  });
  render(
    <SessionProvider start={startWith(visitor)}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return { person: userEvent.setup(), router };
}

const titles = () => screen.queryAllByRole('article').map((one) => one.querySelector('a')?.text);

it('tells of each idea where, how long, when and for how much, and leads to its road trip', async () => {
  opens('/routen');
  const link = await screen.findByRole('link', { name: 'Slowenien' });
  expect(link.getAttribute('href')).toBe('/roadtrip/slowenien-k3f9x2ab34');
  const card = link.closest('article')?.textContent?.replaceAll(/\s/g, ' ');
  for (const told of ['Alpen', '6 Tage', '~490 km', 'Mai bis Juli, September', 'zu zweit'])
    expect(card).toContain(told);
  expect(card).toContain('600–1.100 €');
});

it('filters by the address, counts, and goes back', async () => {
  const { person, router } = opens('/routen?region=alpen');
  await waitFor(() => expect(titles()).toEqual(['Slowenien', 'Pässe']));
  expect(screen.getByText('2 von 3 Routenideen')).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Dauer'), '8 oder 9 Tage');
  expect(titles()).toEqual(['Pässe']);
  await waitFor(() => expect(router.state.location.search).toBe('?region=alpen&tage=8-9'));
  await person.selectOptions(screen.getByLabelText('Reisezeit'), 'Mai');
  expect(titles()).toEqual([]);
  expect(screen.getByText('Dazu haben wir noch keine Route')).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toContain('zeit=5'));
  await router.navigate(-1);
  await waitFor(() => expect(titles()).toEqual(['Pässe']));
  const [reset] = screen.getAllByRole('button', { name: 'Filter zurücksetzen' });
  if (reset) await person.click(reset);
  await waitFor(() => expect(titles()).toHaveLength(3));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(document.activeElement?.textContent).toBe('Routenideen');
});

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Zurück</button>
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

/** The page in a router that writes the address at once, as the browser's does, and draws it in a transition. */
async function opensAfter(...entries: string[]): Promise<void> {
  serves();
  render(
    <SessionProvider start={startWith(visitor)}>
      <MemoryRouter initialEntries={entries}>
        <Ideas />
        <Address />
      </MemoryRouter>
    </SessionProvider>,
  );
  await screen.findAllByRole('article');
}

const address = () => screen.getByTestId('address').textContent;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const goBack = () => fireEvent.click(screen.getByText('Zurück'));

it('shows the address when one goes back before a choice was drawn', async () => {
  await opensAfter('/routen', '/routen?region=alpen');
  act(() => {
    choose('Reisezeit', 'winter');
    goBack();
  });
  expect(address()).toBe('?region=alpen');
  expect(screen.getByLabelText<HTMLSelectElement>('Reisezeit').value).toBe('');
  expect(titles()).toEqual(['Slowenien', 'Pässe']);
});

it('makes a step of a choice after going back, also in the same field', async () => {
  await opensAfter('/routen');
  choose('Region', 'alpen');
  goBack();
  choose('Region', 'norden');
  expect(address()).toBe('?region=norden');
  goBack();
  expect(address()).toBe('');
  expect(titles()).toHaveLength(3);
});

it('says when the ideas do not come, and asks again', async () => {
  isServerUp = false;
  const { person } = opens('/routen');
  const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  isServerUp = true;
  await person.click(again);
  await waitFor(() => expect(titles()).toHaveLength(3));
});

it('tells search engines the list in their language', () => {
  const { jsonLd } = pageHead({}, 'en', { ideas: IDEAS });
  expect(jsonLd?.((path) => `https://x.example${path}`)).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 3,
    itemListElement: [
      { position: 1, name: 'Slowenien', url: 'https://x.example/roadtrip/slowenien-k3f9x2ab34' },
      { position: 2 },
      { position: 3 },
    ],
  });
  expect(pageHead({}, 'de')).toEqual({});
});
