// @vitest-environment happy-dom
import { stopsOf, writeGpx } from '@fahrtwind/domain';
import { sketchOf, tripOf } from '@fahrtwind/domain/testing';
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
const mark = (name: string, address: string) =>
  `<Placemark><name>${name}</name><address>${address}</address></Placemark>`;

/** The dialog over an open trip. A worker is another runtime; here the same function reads. */
async function openDialog() {
  const onClose = vi.fn();
  const panel = await openPanel(
    <ImportDialog
      current={TRIP}
      onClose={onClose}
      read={async (blob) => readFile(new Uint8Array(await blob.arrayBuffer()))}
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
  expect(understood.textContent).toContain('Koblenz, Basel');
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

it('looks for places that have an address alone, and tells what it found', async () => {
  const asked: string[] = [];
  const found = {
    lat: 50.94,
    lng: 6.96,
    label: 'Köln, Deutschland',
    longLabel: '',
    englishName: '',
  };
  vi.stubGlobal('fetch', async (path: string) => {
    const q = new URL(path, 'https://fahrtwind.example').searchParams.get('q') ?? '';
    asked.push(q);
    return new Response(JSON.stringify({ places: q === 'Köln' ? [found] : [] }));
  });
  const { choose, person, current } = await openDialog();
  await choose(
    `<kml><Document>${mark('Brauhaus', 'Am Hof 12, 50667 Köln')}${mark('Nirgends', 'Nirgendwo')}</Document></kml>`,
    'karte.kml',
  );
  const understood = await screen.findByRole('region', { name: 'Verstanden' });
  expect(understood.textContent).toContain('Wir haben ihn über die Adresse gefunden.');
  expect(understood.textContent).toContain('prüfe sie auf der Karte: Brauhaus');
  const left = screen.getByRole('region', { name: 'Nicht übernommen' });
  expect(within(left).getByText('Nicht gefunden: Nirgends')).toBeTruthy();
  expect(asked).toEqual(
    ['Am Hof 12, 50667 Köln', 'Nirgendwo', 'Köln'].toSorted(
      (a, b) => asked.indexOf(a) - asked.indexOf(b),
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Reise anlegen' }));
  await vi.waitFor(() => expect(current().title).toBe('Importierte Reise'), 15_000);
  expect(stopsOf(current()).map(({ location }) => location.label)).toEqual([
    'Brauhaus, Deutschland',
  ]);
});
