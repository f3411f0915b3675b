// @vitest-environment happy-dom
import type { Location } from '@fahrtwind/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../map/testing/fake-caches.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { PlaceField } from './place-field.tsx';

const place = (label: string, lat: number) => ({
  lat,
  lng: 11,
  label,
  longLabel: label,
  englishName: '',
  kind: 'city',
  countryCode: 'IT',
  population: 1,
  timeZone: '',
});

const answer = (places: readonly object[], isShortLink = false) =>
  Response.json({ places, isShortLink, source: 'x', attribution: ['GeoNames'], isFallback: false });

let asked: string[] = [];
let reply: () => Promise<Response> = () => Promise.resolve(answer([]));
let chosen: Location[] = [];

beforeEach(() => {
  asked = [];
  chosen = [];
  vi.stubGlobal('fetch', (path: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(new URLSearchParams(path.split('?')[1]).get('q') ?? '');
    return Promise.race([
      reply(),
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
    ]);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show() {
  render(<PlaceField label="Ort" onChoose={(location) => chosen.push(location)} />);
  return { person: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Ort' }) };
}

it('shows what was found for what was typed last, and is steered by the arrow keys', async () => {
  reply = () =>
    Promise.resolve(answer([place('Bozen, Südtirol, Italien', 46), place('Bözen, Schweiz', 47)]));
  const { person, field } = show();
  await person.type(field, 'Bozen');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(asked.at(-1)).toBe('Bozen');
  expect(screen.getByText('Stadt · Südtirol, Italien')).toBeDefined();
  expect(screen.getByText('Orte: GeoNames')).toBeDefined();
  expect(screen.getByText('2 Vorschläge')).toBeDefined();
  await person.keyboard('{ArrowDown}');
  const second = screen.getByRole('option', { name: /Bözen/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id);
  await person.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(chosen).toEqual([
    { lat: 47, lng: 11, label: 'Bözen, Schweiz', longLabel: 'Bözen, Schweiz', englishName: '' },
  ]);
  expect(field).toHaveProperty('value', '');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('takes on Enter what is meant by the whole text, once that was found', async () => {
  reply = () => Promise.resolve(answer([place('Trier, Deutschland', 49)]));
  const { person, field } = show();
  await person.type(field, 'Trier{Enter}');
  await vi.waitFor(() => expect(chosen).toHaveLength(1));
  const arrivals: ((response: Response) => void)[] = [];
  reply = () =>
    new Promise((resolve) => {
      arrivals.push(resolve);
    });
  // The list must not offer the place of before while the answer is on its way.
  await person.type(field, 'Metz{Enter}');
  expect(chosen).toHaveLength(1);
  expect(screen.queryAllByRole('option')).toEqual([]);
  for (const arrives of arrivals) arrives(answer([place('Metz, Frankreich', 50)]));
  await vi.waitFor(() => expect(chosen).toHaveLength(2));
  expect(chosen.map(({ label }) => label)).toEqual(['Trier, Deutschland', 'Metz, Frankreich']);
});

it('is closed by Escape first and emptied by it then', async () => {
  reply = () => Promise.resolve(answer([place('Bozen, Italien', 46)]));
  const { person, field } = show();
  await person.type(field, 'Bozen');
  await screen.findByRole('option');
  await person.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field).toHaveProperty('value', 'Bozen');
  await person.keyboard('{Escape}');
  expect(field).toHaveProperty('value', '');
});

it('takes coordinates without a request', async () => {
  const { person, field } = show();
  await person.type(field, '47.5, 11.1{Enter}');
  expect(chosen).toMatchObject([{ lat: 47.5, lng: 11.1, label: '47.5000° N 11.1000° O' }]);
  expect(asked).toEqual([]);
});

it.each<[string, () => Promise<Response>, RegExp]>([
  ['a short link is pasted', () => Promise.resolve(answer([], true)), /Das ist ein Kurzlink/],
  ['nothing was found', () => Promise.resolve(answer([])), /Nichts gefunden für „Xyz“/],
  [
    'the search fails',
    () => Promise.resolve(new Response('{}', { status: 503 })),
    /Die Ortssuche antwortet gerade nicht/,
  ],
  [
    'the server cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /Die Ortssuche antwortet gerade nicht/,
  ],
])('says so when %s', async (_, given, sentence) => {
  reply = given;
  const { person, field } = show();
  await person.type(field, 'Xyz');
  expect(await screen.findByText(sentence)).toBeDefined();
});

it('says that the network is away only when it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reply = () => Promise.reject(new TypeError('Failed to fetch'));
  const { person, field } = show();
  await person.type(field, 'Xyz');
  expect(await screen.findByText(/Ohne Netz geht die Ortssuche nur/)).toBeDefined();
  // It stands where the suggestions would, and goes with them.
  await person.tab();
  expect(screen.queryByText(/Ohne Netz/)).toBeNull();
});

const describedField = (goesTo: (place: Location) => string) => (
  <PlaceField label="Ort" describe={goesTo} onChoose={() => undefined} />
);

it('says once what becomes of a place where it is the same for all suggestions', async () => {
  reply = () => Promise.resolve(answer([place('Bozen, Italien', 46), place('Bözen, Schweiz', 47)]));
  const person = userEvent.setup();
  const { rerender } = render(describedField(() => 'kommt an Tag 1'));
  await person.type(screen.getByRole('combobox', { name: 'Ort' }), 'Bozen');
  expect(await screen.findAllByText('kommt an Tag 1')).toHaveLength(1);
  rerender(describedField(({ lat }) => `kommt an Tag ${lat}`));
  expect(screen.getByRole('option', { name: /Bozen.*kommt an Tag 46/ })).toBeDefined();
  expect(screen.getByRole('option', { name: /Bözen.*kommt an Tag 47/ })).toBeDefined();
});

it('promises addresses only where the server knows them', () => {
  show();
  expect(screen.queryByPlaceholderText(/Adresse/)).toBeNull();
  cleanup();
  const start = startWith({ state: 'visitor' }, { hasAddresses: true });
  render(
    <SessionProvider start={start}>
      <PlaceField label="Ort" onChoose={() => undefined} />
    </SessionProvider>,
  );
  expect(screen.getByPlaceholderText('Ort oder Adresse')).toBeDefined();
});

it('says which words are unknown, offers places for the others, and the typed name at the first of them', async () => {
  const found = { places: [place('Bled, Slowenien', 46)], unknown: 'Camping' };
  const facts = { isShortLink: false, source: 'x', attribution: [], isFallback: false };
  reply = () => Promise.resolve(Response.json({ ...found, ...facts }));
  const { person, field } = show();
  await person.type(field, 'Camping Bled');
  expect(await screen.findByText('„Camping“ kennen wir nicht. Vielleicht hier:')).toBeDefined();
  await person.click(screen.getByText('Selbst eintragen · Bled, Slowenien'));
  expect(chosen).toMatchObject([{ lat: 46, lng: 11, label: 'Camping Bled, Bled, Slowenien' }]);
});

it('finds without a network what was stored with a trip', async () => {
  const { storage } = fakeCaches();
  vi.stubGlobal('caches', storage);
  const names = 'SI\nBled\t46369\t14114\t40\nBledec\t46400\t14200\t30\n';
  await (await storage.open('private-map')).put('/places-europe.txt', new Response(names));
  reply = () => Promise.reject(new TypeError('Failed to fetch'));
  const { person, field } = show();
  await person.type(field, 'bled');
  await person.click(await screen.findByRole('option', { name: /^Bled\b/ }));
  expect(chosen).toMatchObject([{ lat: 46.369, lng: 14.114, label: 'Bled, Slowenien' }]);
});
