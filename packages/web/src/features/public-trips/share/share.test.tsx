// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { hotelOf, tripOf } from '@fahrtwind/domain/testing';
import { plannerDialogPath } from '@fahrtwind/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { guest, registered } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { shownTrip } from '../../../store/trips/testing/shown-trip.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import type { TripsState } from '../../../store/trips/view/trips-state.ts';
import { DialogHost } from '../../../ui/dialog-host.tsx';
import { toasts } from '../../../ui/toast.ts';
import { listedTrip } from '../../../parts/testing/listed-trip.ts';
import { ShareButton } from './share-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const TRIP = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'] },
  {
    id: 'reise',
    title: 'Rhein',
    userId: 'mara',
    hotels: [
      hotelOf('Bonn', '2026-07-12', 1, { price: '95 €', url: 'https://hotel.example/bonn' }),
    ],
  },
);
const SHARE = {
  id: 'k3-copy',
  url: 'https://fahrtwind.example/reise-ansehen/k3-copy',
  createdAt: '2026-07-01T08:00:00Z',
  stand: '2026-07-01T08:00:00Z',
  follows: false,
  withoutDetails: false,
  expiresAt: null,
};
const PUBLICATION = {
  title: 'Rhein',
  text: '',
  country: 'Deutschland',
  place: '',
  photos: [],
  omit: ['prices', 'bookingLinks', 'notes', 'home', 'dates'],
  url: 'https://fahrtwind.example/reise-ansehen/reise',
  publishedAt: '2026-07-01T08:00:00Z',
  changedAt: '2026-07-01T08:00:00Z',
  revision: 2,
};

const SHARED = 'PUT /api/trips/reise/share';
const LISTED = 'GET /api/trips/reise/shares';
const PUBLISHED = 'PUT /api/trips/reise/publication';
const PREVIEWED = 'POST /api/trips/reise/publication/preview';

interface ShowOptions {
  readonly session?: SessionState;
  readonly state?: Partial<TripsState>;
  readonly address?: string;
}

function show(
  answers: Record<string, object> = {},
  { session = registered('mara'), state = {}, address = '/planen' }: ShowOptions = {},
) {
  const asked: string[] = [];
  const given: Record<string, object> = {
    [SHARED]: SHARE,
    [PUBLISHED]: PUBLICATION,
    [LISTED]: { shares: [SHARE] },
    'GET /api/trips/reise/publication': { code: 'object-not-found', message: '' },
    ...answers,
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const route = `${init.method} ${path}`;
    if (path.startsWith('/api/trips/'))
      asked.push(typeof init.body === 'string' ? `${route} ${init.body}` : route);
    const reply = given[route] ?? {};
    return new Response(JSON.stringify(reply), { status: 'code' in reply ? 404 : 200 });
  });
  const store = fixedTrips(
    { currentId: 'reise', current: TRIP, currentRole: 'owner', isOnServer: true, ...state },
    { read: async () => TRIP, load: async () => undefined },
  );
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={store}>
        <MemoryRouter initialEntries={[address]}>
          <ShareButton trip={TRIP} />
          <DialogHost />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  // Before any write to the clipboard: the tool's own clipboard would replace the one of a test.
  const person = userEvent.setup({ writeToClipboard: true });
  return { asked, person };
}

async function opens(person: ReturnType<typeof userEvent.setup>) {
  await person.click(screen.getByRole('button', { name: 'Teilen' }));
  return screen.findByRole('dialog', { name: 'Reise teilen' });
}

const told = () => toasts.read().map(({ text }) => text);

it('opens for a link that leads to it', async () => {
  show({}, { address: plannerDialogPath('share') });
  expect(await screen.findByRole('dialog', { name: 'Reise teilen' })).toBeDefined();
});

it('opens the publication for the menu of the trip', async () => {
  show({}, { address: plannerDialogPath('publish') });
  expect(await screen.findByRole('dialog', { name: /veröffentlichen/i })).toBeDefined();
});

it('makes no link before it is wanted, and then one without details', async () => {
  const { person, asked } = show({ [LISTED]: { shares: [] } });
  const dialog = await opens(person);
  const make = await within(dialog).findByRole('button', { name: 'Link erstellen' });
  expect(asked).toEqual([LISTED]);
  expect(within(dialog).getByRole('switch', { name: 'Ohne Einzelheiten' })).toHaveProperty(
    'checked',
    true,
  );
  await person.click(make);
  const field = await within(dialog).findByLabelText<HTMLInputElement>('Link zur Reise');
  expect(field.value).toBe(SHARE.url);
  expect(asked).toEqual([LISTED, `${SHARED} {"withoutDetails":true}`]);
  await person.click(within(dialog).getByRole('button', { name: 'Link kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(SHARE.url);
  expect(told()).toEqual(['Link kopiert']);
});

it('makes a link with details where that is wanted', async () => {
  const { person, asked } = show({ [LISTED]: { shares: [] } });
  const dialog = await opens(person);
  await person.click(await within(dialog).findByRole('switch', { name: 'Ohne Einzelheiten' }));
  await person.click(within(dialog).getByRole('button', { name: 'Link erstellen' }));
  await within(dialog).findByLabelText('Link zur Reise');
  expect(asked.at(-1)).toBe(`${SHARED} {"withoutDetails":false}`);
});

it('folds what the link shows', async () => {
  const { person } = show();
  const dialog = await opens(person);
  const summary = await within(dialog).findByText('Was der Link zeigt');
  expect(summary.closest('details')?.open).toBe(false);
});

it('copies days and stops as text with the link', async () => {
  const { person } = show();
  const dialog = await opens(person);
  await person.click(await within(dialog).findByRole('button', { name: 'Als Text kopieren' }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('• Köln\n• Bonn');
  expect(text).toContain(SHARE.url);
});

it('lets the text be copied by hand where the browser refuses the clipboard', async () => {
  const { person } = show();
  const dialog = await opens(person);
  const button = await within(dialog).findByRole('button', { name: 'Als Text kopieren' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await person.click(button);
  const field = await within(dialog).findByLabelText<HTMLTextAreaElement>('Die Reise als Text');
  expect(field.value).toContain('• Köln');
});

it('says as of when it shows the trip, follows it, leaves out details and is renewed', async () => {
  const { person, asked } = show({ [SHARED]: SHARE });
  const dialog = await opens(person);
  expect(await within(dialog).findByText(/Stand: 01\.07\.2026/)).toBeDefined();
  await person.click(
    within(dialog).getByRole('button', { name: 'Auf den neuesten Stand bringen' }),
  );
  await person.click(within(dialog).getByRole('switch', { name: 'Ohne Einzelheiten' }));
  await person.click(within(dialog).getByRole('switch', { name: 'Änderungen mitzeigen' }));
  expect(asked.filter((one) => one.startsWith(SHARED))).toEqual([
    `${SHARED} {"refresh":true}`,
    `${SHARED} {"withoutDetails":true}`,
    `${SHARED} {"follows":true}`,
  ]);
});

it('ends the link after asking, and offers a new one', async () => {
  const { person, asked } = show();
  const dialog = await opens(person);
  await person.click(await within(dialog).findByRole('button', { name: 'Link beenden' }));
  await person.click(await screen.findByRole('button', { name: 'Ja, beenden' }));
  expect(await within(dialog).findByText('Der Link ist beendet')).toBeDefined();
  expect(asked).toContain('DELETE /api/trips/reise/share');
  expect(within(dialog).queryByLabelText('Link zur Reise')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Link erstellen' })).toBeDefined();
});

it('shows which links exist, and draws one as a QR code', async () => {
  const list = [listedTrip('Rhein', { id: 'reise', published: true })];
  const { person } = show({}, { state: { list } });
  const dialog = await opens(person);
  expect(await within(dialog).findByText('Geteilter Link')).toBeDefined();
  expect(within(dialog).getByText('Veröffentlicht, für alle zu finden')).toBeDefined();
  expect(within(dialog).getByText('QR-Code mit dem Link zu „Rhein“')).toBeDefined();
});

it('says in words why a link was not made', async () => {
  const { person } = show({
    [LISTED]: { shares: [] },
    [SHARED]: { code: 'share-too-long', message: '' },
  });
  const dialog = await opens(person);
  await person.click(await within(dialog).findByRole('button', { name: 'Link erstellen' }));
  expect(
    await within(dialog).findByText(/Ohne Konto gilt ein Link höchstens 30 Tage/),
  ).toBeDefined();
});

it.each([
  ['a companion', { currentRole: 'editor' } as const, /wem die Reise gehört/],
  ['a trip that is only on this device', { isOnServer: false }, /nur auf diesem Gerät/],
])('is not offered for %s, and says why', async (_, state, reason) => {
  const { person, asked } = show({}, { state });
  const button = screen.getByRole('button', { name: 'Teilen' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.click(button);
  expect(told()).toEqual([expect.stringMatching(reason)]);
  expect(asked).toEqual([]);
});

async function opensPublishing(person: ReturnType<typeof userEvent.setup>) {
  const dialog = await opens(person);
  await person.click(within(dialog).getByRole('button', { name: 'Für alle veröffentlichen' }));
  return screen.findByRole('dialog', { name: 'Reise veröffentlichen' });
}

it('publishes with everything left out that can be, until the owner decides otherwise [SC-1]', async () => {
  const { person, asked } = show();
  const dialog = await opensPublishing(person);
  await person.type(await within(dialog).findByLabelText('Beschreibung'), 'Am Fluss entlang');
  within(dialog).getByText(/Es fehlt nur, was direkt an der Haustür liegt/);
  await person.click(within(dialog).getByRole('switch', { name: 'Notizen weglassen' }));
  await person.click(within(dialog).getByRole('button', { name: 'Veröffentlichen' }));
  const body = {
    title: 'Rhein',
    text: 'Am Fluss entlang',
    country: 'Deutschland',
    place: '',
    photos: [],
    omit: ['prices', 'bookingLinks', 'home', 'dates'],
  };
  const sent = asked.find((one) => one.startsWith(PUBLISHED)) ?? '';
  expect(JSON.parse(sent.slice(PUBLISHED.length))).toEqual(body);
  const link = await within(dialog).findByLabelText<HTMLInputElement>('Link zur Reise');
  expect(link.value).toBe(PUBLICATION.url);
});

it('says how much each switch leaves out, or shows', async () => {
  const { person } = show();
  const dialog = await opensPublishing(person);
  const described = (name: string) => {
    const field = within(dialog).getByRole('switch', { name });
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  await within(dialog).findByLabelText('Titel');
  expect(described('Preise weglassen')).toMatch(/^Bleibt weg: 1 Preis\./);
  expect(described('Buchungslinks weglassen')).toMatch(/^Bleibt weg: 1 Link\./);
  expect(described('Notizen weglassen')).toMatch(/^In dieser Reise steht davon nichts\./);
  expect(described('Genaue Daten weglassen')).toMatch(/^Bleibt weg: das Datum von 1 Tag\./);
  await person.click(within(dialog).getByRole('switch', { name: 'Preise weglassen' }));
  expect(described('Preise weglassen')).toMatch(/^Zu sehen: 1 Preis\./);
});

it('previews the page as strangers see it, and comes back to the form as it was', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const shown = shownTrip({ ...TRIP, published: true }, { text: 'Am Fluss entlang' });
  const { person, asked } = show({ [PREVIEWED]: { trip: shown } });
  const form = await opensPublishing(person);
  await person.type(await within(form).findByLabelText('Beschreibung'), 'Am Fluss entlang');
  await person.click(within(form).getByRole('switch', { name: 'Notizen weglassen' }));
  await person.click(within(form).getByRole('button', { name: 'So sehen es andere' }));
  const preview = await screen.findByRole('dialog', { name: 'Vorschau: So sehen es andere' });
  expect(await within(preview).findByRole('heading', { name: 'Rhein' })).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Vorschau: So sehen es andere');
  expect(within(preview).getByText('hotel.example')).toBeDefined();
  expect(within(preview).queryAllByRole('link')).toEqual([]);
  expect(
    within(preview)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'Zurück zum Formular']);
  const sent = asked.find((one) => one.startsWith(PREVIEWED)) ?? '';
  expect(JSON.parse(sent.slice(PREVIEWED.length))).toMatchObject({
    text: 'Am Fluss entlang',
    omit: ['prices', 'bookingLinks', 'home', 'dates'],
  });
  expect(asked.filter((one) => one.startsWith(PUBLISHED))).toEqual([]);
  await person.click(within(preview).getByRole('button', { name: 'Zurück zum Formular' }));
  expect(screen.queryByRole('dialog', { name: /Vorschau/ })).toBeNull();
  expect(within(form).getByLabelText<HTMLTextAreaElement>('Beschreibung').value).toBe(
    'Am Fluss entlang',
  );
});

it('changes and withdraws what is published', async () => {
  const { person, asked } = show({ 'GET /api/trips/reise/publication': PUBLICATION });
  const dialog = await opensPublishing(person);
  expect(
    await within(dialog).findByRole('button', { name: 'Änderungen übernehmen' }),
  ).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Zurückziehen' }));
  await person.click(await screen.findByRole('button', { name: 'Ja, zurückziehen' }));
  await vi.waitFor(() => expect(told()).toEqual(['Die Reise ist nicht mehr öffentlich']), 15_000);
  expect(asked).toContain('DELETE /api/trips/reise/publication');
});

const photo = (name: string, alt: string) => ({
  path: `photos/mara/${name}`,
  alt,
  url: `/v0/b/fahrtwind/o/photos%2Fmara%2F${name}?alt=media&token=t`,
  width: 960,
  height: 640,
});

it('publishes the photos that are there, in their order and with their texts', async () => {
  const photos = [photo('foto-eins', 'Ein Dom'), photo('foto-zwei', '')];
  const { person, asked } = show({
    'GET /api/trips/reise/publication': { ...PUBLICATION, photos },
  });
  const dialog = await opensPublishing(person);
  const [, second] = await within(dialog).findAllByLabelText('Was ist zu sehen?');
  await person.type(second ?? dialog, 'Ein Fluss');
  await person.click(within(dialog).getByRole('button', { name: 'Foto 2 nach vorn' }));
  await person.click(within(dialog).getByRole('button', { name: 'Änderungen übernehmen' }));
  await vi.waitFor(() => {
    const sent = asked.find((one) => one.startsWith(PUBLISHED)) ?? '';
    expect(JSON.parse(sent.slice(PUBLISHED.length)).photos).toEqual([
      { path: 'photos/mara/foto-zwei', alt: 'Ein Fluss' },
      { path: 'photos/mara/foto-eins', alt: 'Ein Dom' },
    ]);
  }, 15_000);
});

it('needs a title', async () => {
  const { person, asked } = show();
  const dialog = await opensPublishing(person);
  await person.clear(await within(dialog).findByLabelText('Titel'));
  for (const name of ['So sehen es andere', 'Veröffentlichen'])
    await person.click(within(dialog).getByRole('button', { name }));
  expect(within(dialog).getByText('Gib der Reise einen Titel.')).toBeDefined();
  expect(asked.filter((one) => one.includes('/publication {'))).toEqual([]);
  expect(asked.filter((one) => one.startsWith(PREVIEWED))).toEqual([]);
});

it('tells a guest why an account is needed, and the way to one', async () => {
  const { person } = show({}, { session: guest('gast') });
  const dialog = await opensPublishing(person);
  expect(within(dialog).getByText(/brauchst du ein Konto/)).toBeDefined();
  const link = within(dialog).getByRole('link', { name: 'Konto anlegen' });
  expect(link.getAttribute('href')).toBe('/Registrieren?weiter=%2Fplanen');
});
