// @vitest-environment happy-dom
import type { RegionState } from '@fahrtwind/contract';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registered } from '../../../../store/session/session-fakes.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/page-opener.tsx';

const NEEDS = { bytes: 800e6, seconds: 1140, diskBytes: 4e9, memoryBytes: 7e9 };
const STATE: RegionState = {
  regions: [],
  offered: [{ id: 'bayern', name: 'Bayern', ...NEEDS }],
  files: [],
  source: 'karten.example',
  means: { freeBytes: 1e9, memoryBytes: 16e9, hasEngine: true, hasTilemaker: true },
  job: null,
  last: null,
};

const REGION = {
  name: 'erfunden',
  importedAt: '2026-06-01T10:00:00Z',
  dataAt: '2015-07-27T20:00:00Z',
  bytes: 3e6,
  places: 7,
  addresses: 42,
  pois: 8,
  hasRouting: true,
  hasTiles: false,
};

function open(isAdmin: boolean, state: RegionState = STATE, address = '/Einstellungen') {
  const server = createFakeServer(registered('mara', { isAdmin }));
  server.on('GET /api/regions', () => ({ reply: state }));
  return { server, page: openPage(server, address) };
}

it('tells admins what a region takes and what is missing, and starts its import', async () => {
  const { server, page } = open(true);
  const job = { name: 'bayern', startedAt: '2026-06-01T10:00:00Z', step: 'download' as const };
  server.on('POST /api/regions', () => ({
    reply: { ...STATE, job: { ...job, done: 400e6, all: 800e6 } },
  }));
  await page.findByRole('heading', { name: 'Karten & Daten' });
  await page.findByText(/ungefähr 19 Minuten und die Zeit zum Herunterladen/);
  expect(page.getByText(/nur .* frei/)).toBeTruthy();
  await page.person.click(page.getByRole('button', { name: 'Laden' }));
  await waitFor(() =>
    expect(server.bodies('POST /api/regions')).toEqual([{ from: 'offered', id: 'bayern' }]),
  );
  await page.findByText(/Die Karte wird geladen/);
  expect(page.getByRole('progressbar')).toHaveProperty('value', 0.5);
  expect(page.queryByRole('button', { name: 'Laden' })).toBeNull();
});

it('says what came of it, and removes a region after asking', async () => {
  const last = { name: 'erfunden', isDone: false, text: 'Die Verbindung ist abgerissen.' };
  const { server, page } = open(true, { ...STATE, regions: [REGION], last });
  server.on('DELETE /api/regions/erfunden', () => ({ reply: STATE }));
  await page.findByText('Die Verbindung ist abgerissen.');
  expect(page.getByText('7 Orte · 42 Adressen · 8 Ziele · Routen · keine Karte')).toBeTruthy();
  // The day of the data, not that of the import.
  expect(page.getByText(/^Vom 27\.07\.2015, aus/)).toBeTruthy();
  await page.person.click(page.getByRole('button', { name: 'Region erfunden entfernen' }));
  await page.person.click(await page.findByRole('button', { name: 'Entfernen' }));
  await page.findByText('Noch ist keine Region geladen.');
});

it('speaks of no download for a file that is there already', async () => {
  const files = [{ id: 'bayern.osm.pbf', ...NEEDS }];
  const { page } = open(true, { ...STATE, offered: [], files });
  await page.findByText(/ungefähr 19 Minuten\. Es braucht/);
});

it('marks only the region that is being removed as busy', async () => {
  const regions = [REGION, { ...REGION, name: 'zweite' }];
  const { page } = open(true, { ...STATE, regions });
  const button = (name: string) => page.getByText(name).closest('li')?.querySelector('button');
  await page.person.click(await page.findByRole('button', { name: 'Region erfunden entfernen' }));
  await page.findByRole('button', { name: 'Entfernen' });
  expect(button('erfunden')?.getAttribute('aria-busy')).toBe('true');
  expect(button('zweite')?.getAttribute('aria-busy')).toBeNull();
  await page.person.click(page.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(button('erfunden')?.getAttribute('aria-busy')).toBeNull());
});

it('is scrolled to by a link to it, once it is loaded', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
  const { page } = open(true, STATE, '/Einstellungen#karten-und-daten');
  await page.findByText('Noch ist keine Region geladen.');
  await waitFor(() => expect(scroll.mock.contexts).toMatchObject([{ id: 'karten-und-daten' }]));
});

it('is nothing for others', async () => {
  const { server, page } = open(false);
  await page.findByRole('heading', { name: 'Einstellungen' });
  expect(page.queryByText('Karten & Daten')).toBeNull();
  expect(server.bodies('GET /api/regions')).toEqual([]);
});
