// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { ExportDialog } from './export-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TRIP = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'] }, { title: 'Rhein' });
const URL = 'https://fahrtwind.example/api/calendar/secret.ics';

async function openDialog() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const made = { url: URL, createdAt: '2026-07-12T10:00:00.000Z' };
    const reply = { 'GET /api/calendar-links': { links: [] } }[asked.at(-1) ?? ''] ?? made;
    return new Response(JSON.stringify(reply));
  });
  const panel = await openPanel(<ExportDialog tripId={TRIP.id} onClose={() => undefined} />, TRIP);
  return { ...panel, asked };
}

it('offers every format of the trip, GPX also for one day', async () => {
  const { person } = await openDialog();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    ['gpx', 'kml', 'ics', 'csv'].map((one) => `/api/trips/${TRIP.id}/export.${one}`),
  );
  expect(screen.getByRole('button', { name: 'JSON herunterladen' })).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Welcher Teil?'), 'Tag 2 (13.07.2026)');
  expect(screen.getByRole('link', { name: 'GPX herunterladen' }).getAttribute('href')).toBe(
    `/api/trips/${TRIP.id}/export.gpx?tag=2`,
  );
});

it('makes a secret calendar address, names the usual calendars, and ends it', async () => {
  const { person, asked } = await openDialog();
  await person.click(screen.getByText('Im Kalender abonnieren'));
  const scope = within(await screen.findByRole('region', { name: 'Rhein' }));
  await person.click(scope.getByRole('button', { name: 'Adresse erstellen' }));
  expect(await scope.findByDisplayValue(URL)).toBeTruthy();
  const [device, google, outlook] = scope
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'));
  expect(device).toBe('webcal://fahrtwind.example/api/calendar/secret.ics');
  expect(google).toContain('https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Ffahrtwind');
  expect(outlook).toContain('https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2F');
  expect(scope.getByRole('link', { name: /Google.*neue/i })).toBeTruthy();
  await person.click(scope.getByRole('button', { name: 'Adresse beenden' }));
  await vi.waitFor(() => expect(scope.queryByDisplayValue(URL)).toBeNull(), 15_000);
  expect(asked).toEqual([
    'GET /api/calendar-links',
    `PUT /api/trips/${TRIP.id}/calendar-link`,
    `DELETE /api/trips/${TRIP.id}/calendar-link`,
  ]);
});
