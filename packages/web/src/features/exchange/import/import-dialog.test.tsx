// @vitest-environment happy-dom
import { CSV_WORDS, stopsOf, writeCsv, writeGpx, type Trip } from '@fahrtwind/domain';
import { hotelOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { readFile } from './read/read-file.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'] }, { title: 'Rhein' });
const OTHER = tripOf({ 'Tag 1': ['Mainz'], 'Tag 2': ['Koblenz', 'Basel'] }, { title: 'Mosel' });
const words = { day: (number: number) => `Tag ${number}` };
const GPX = writeGpx(OTHER, { words });

/** The dialog over an open trip. A worker is another runtime; here the same function reads. */
async function openDialog() {
  const onClose = vi.fn();
  const panel = await openPanel(
    <ImportDialog
      current={TRIP}
      onClose={onClose}
      read={async (blob) => readFile(new Uint8Array(await blob.arrayBuffer()))}
      PreviewMap={({ marks }) => (
        <ul aria-label="Karte">
          {marks.map(({ id, place }) => (
            <li key={id}>{place.name}</li>
          ))}
        </ul>
      )}
    />,
    TRIP,
  );
  const choose = async (text: string, name = 'karte.gpx') =>
    panel.person.upload(screen.getByLabelText(/Datei wählen/), new File([text], name));
  return { ...panel, onClose, choose };
}

it('shows what a file holds and makes a new trip of it only when that is confirmed', async () => {
  const { choose, person, current, onClose } = await openDialog();
  await choose(GPX);
  const understood = await screen.findByRole('region', { name: 'Verstanden' });
  expect(understood.textContent).toContain('GPX: 3 Orte in 2 Gruppen');
  expect(rowsIn(understood)).toEqual([
    'MainzTag 1→ Koordinaten stehen in der Datei',
    'KoblenzTag 2→ Koordinaten stehen in der Datei',
    'BaselTag 2→ Koordinaten stehen in der Datei',
  ]);
  expect(screen.getByRole('region', { name: 'Nicht übernommen' }).textContent).toContain(
    'Den Weg zwischen den Orten rechnen wir selbst aus.',
  );
  expect(current().title).toBe('Rhein');
  await person.click(screen.getByRole('button', { name: 'Reise anlegen' }));
  await vi.waitFor(() => expect(current().title).toBe('Mosel'), 15_000);
  expect(Object.values(sketchOf(current()))).toEqual([['Mainz'], ['Koblenz', 'Basel']]);
  expect(current().days[0]?.date).toBe('2026-07-12');
  expect(onClose).toHaveBeenCalledOnce();
});

it('says what comes with the places of our own table', async () => {
  const { choose } = await openDialog();
  const hotels = [hotelOf('Köln', '2027-07-12', 1)];
  const trip = tripOf({ 'Tag 1': ['Köln'] }, { start: '2027-07-12', hotels });
  await choose(writeCsv(trip, CSV_WORDS.de));
  expect(await screen.findByText('Dazu eine Unterkunft.')).toBeTruthy();
});

it('puts places into the open trip as one step that can be undone', async () => {
  const { choose, person, current, countSteps } = await openDialog();
  await choose(GPX);
  await person.click(await screen.findByLabelText('In „Rhein“'));
  await person.selectOptions(screen.getByLabelText('Ab welchem Tag?'), 'Tag 2 (13.07.2026)');
  await person.click(screen.getByRole('button', { name: 'Einfügen' }));
  expect(Object.values(sketchOf(current()))).toEqual([
    ['Köln'],
    ['Bonn', 'Mainz'],
    ['Koblenz', 'Basel'],
  ]);
  expect(screen.getByText('3 Stopps eingefügt')).toBeTruthy();
  expect(countSteps()).toBe(1);
  expect(sketchOf(current())).toEqual(sketchOf(TRIP));
});

it('says in plain words why a file is refused, and changes nothing', async () => {
  const { choose, current } = await openDialog();
  await choose('<!DOCTYPE html><title>Anmelden</title>');
  expect((await screen.findByRole('alert')).textContent).toContain('Das ist eine Webseite');
  expect(screen.queryByRole('button', { name: 'Reise anlegen' })).toBeNull();
  await choose('<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>');
  await vi.waitFor(
    () => expect(screen.getByRole('alert').textContent).toContain('lesen wir aus Vorsicht nicht'),
    15_000,
  );
  expect(stopsOf(current())).toHaveLength(2);
});

const FOUND: Readonly<Record<string, readonly (readonly [string, number, number, string])[]>> = {
  Bonn: [['Bonn, Nordrhein-Westfalen, Deutschland', 50.7, 7.1, 'name']],
  Venezia: [['Venedig, Venetien, Italien', 45.4, 12.3, 'name']],
  Halle: [
    ['Halle, Sachsen-Anhalt, Deutschland', 51.5, 12, 'name'],
    ['Halle, Nordrhein-Westfalen, Deutschland', 52.1, 8.4, 'name'],
  ],
  COEX: [['Coëx, Vendée, Frankreich', 46.7, -1.8, 'part']],
  Edeka: [['Dhaka, Bangladesch', 23.8, 90.4, 'none']],
};

/** The search; its answers to the first so many questions. */
function searchAnswers({ until = Infinity } = {}): void {
  let asked = 0;
  vi.stubGlobal('fetch', (_path: string, { body = '' }: { readonly body?: string }) => {
    asked += 1;
    if (asked > until) return Promise.resolve(new Response('{}', { status: 503 }));
    const { lines }: { lines: readonly { name: string }[] } = JSON.parse(body);
    const answers = lines.map(({ name }) =>
      (FOUND[name] ?? []).map(([label, lat, lng, agreement]) => ({
        label,
        lat,
        lng,
        agreement,
        longLabel: label,
        englishName: '',
        countryCode: label.endsWith('Deutschland') ? 'DE' : 'XX',
        population: 1000,
      })),
    );
    return Promise.resolve(Response.json({ lines: answers, attribution: [], source: 'x' }));
  });
}

const rowsIn = (section: HTMLElement): readonly string[] =>
  within(within(section).getByRole('list', { name: 'Orte der Datei' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const onMap = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'Karte' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const labelsOf = (trip: Trip) => stopsOf(trip).map(({ location }) => location.label);

it('takes what is found for sure, asks about the rest, and says what it did not find', async () => {
  searchAnswers();
  const { choose, person, current } = await openDialog();
  await choose(
    'Name;Ort\nKöln;50,9 6,96\nBonn;\nHalle;\nCOEX;\nEdeka;\nNirgends;\n;\n;;Notiz\n',
    'liste.csv',
  );
  const understood = await screen.findByRole('region', { name: 'Verstanden' });
  const [, bonn, halle, coex, edeka, missing] = rowsIn(understood);
  expect(bonn).toContain('→ gefunden in Bonn, Nordrhein-Westfalen, Deutschland');
  expect(halle).toContain('Nicht sicher gefunden. Meinst du …Zeile 4');
  expect(coex).toContain('Nicht sicher gefunden');
  expect(edeka).toContain('Nicht sicher gefunden');
  expect(missing).toContain('nicht gefundenZeile 7');
  expect(understood.textContent).toContain('Bei 3 Orten sind wir nicht sicher');
  expect(onMap()).toEqual(['Köln', 'Bonn']);
  const left = screen.getByRole('region', { name: 'Nicht übernommen' });
  expect(left.textContent).toContain('Eine Zeile ohne Namen und Ort. (Zeile 9)');

  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Ort für „Halle“' }),
    'Halle, Nordrhein-Westfalen, Deutschland',
  );
  await person.click(screen.getByRole('checkbox', { name: 'Köln' }));
  expect(onMap()).toEqual(['Bonn', 'Halle']);
  await person.click(screen.getByRole('button', { name: 'Reise anlegen' }));
  await vi.waitFor(() => expect(current().title).toBe('Importierte Reise'), 15_000);
  expect(labelsOf(current())).toEqual([
    'Bonn, Nordrhein-Westfalen, Deutschland',
    'Halle, Nordrhein-Westfalen, Deutschland',
  ]);
});

it('tells apart what was not looked up, and goes on when asked to', async () => {
  searchAnswers({ until: 1 });
  const { choose, person } = await openDialog();
  const names = Array.from({ length: 29 }, (_, index) => `Ort ${index}`);
  await choose(`Name;Ort\n${['Köln;50,9 6,96', ...names, 'Bonn'].join('\n')}\n`, 'liste.csv');
  const understood = await screen.findByRole('region', { name: 'Verstanden' });
  expect(understood.textContent).toContain('5 Orte wurden nicht gesucht');
  expect(rowsIn(understood).at(-1)).toContain('nicht gesucht');
  expect(onMap()).toEqual(['Köln']);
  await person.click(screen.getByRole('checkbox', { name: 'Köln' }));
  searchAnswers();
  await person.click(screen.getByRole('button', { name: 'Weiter suchen' }));
  await vi.waitFor(() => expect(screen.queryByText(/nicht gesucht/)).toBeNull(), 15_000);
  // What was chosen before stays.
  expect(onMap()).toEqual(['Bonn']);
});

const stop = (lat: number, name: string, sym = '') =>
  `<rtept lat="${lat}" lon="7"><name>${name}</name>${sym}</rtept>`;

it('puts nights of a file on their days, all in one step', async () => {
  const { choose, person, current, countSteps } = await openDialog();
  await choose(
    `<gpx creator="x"><rte>${stop(50, 'Mainz')}${stop(
      50.2,
      'Rose',
      '<link href="https://booking.example/7"/><sym>Lodging</sym>',
    )}</rte></gpx>`,
  );
  await person.click(await screen.findByLabelText('In „Rhein“'));
  await person.selectOptions(screen.getByLabelText('Ab welchem Tag?'), 'Tag 2 (13.07.2026)');
  await person.click(screen.getByRole('button', { name: 'Einfügen' }));
  expect(current().hotels).toMatchObject([
    { name: 'Rose', url: 'https://booking.example/7', checkInDate: '2026-07-13' },
  ]);
  expect(countSteps()).toBe(1);
  expect(current().hotels).toEqual([]);
});
