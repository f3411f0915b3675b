// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import type { SaveState, TripsState } from '../../store/trips/view/trips-state.ts';
import { fixedTrips } from '../testing/fixed-trips.ts';
import { SaveIndicator } from './save-indicator.tsx';
import { SaveNotices } from './save-notices.tsx';

afterEach(cleanup);

function show(state: Partial<TripsState>) {
  render(
    <TripsProvider store={fixedTrips(state)}>
      <MemoryRouter>
        <SaveIndicator />
        <SaveNotices returnPath="/planen" />
      </MemoryRouter>
    </TripsProvider>,
  );
}

it.each<[SaveState, string]>([
  ['saving', 'Wird gespeichert …'],
  ['saved', 'Gespeichert'],
  ['on-device', 'Auf diesem Gerät'],
  ['failed', 'Nicht gespeichert'],
  ['storage-full', 'Gerätespeicher voll'],
  ['hidden', ''],
])('says of %s: „%s“ [SV-1]', (save, text) => {
  show({ save });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(text);
});

it('says loudly that the device keeps nothing any more, and what to do', () => {
  show({ save: 'storage-full' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Der Speicher dieses Geräts ist voll');
  expect(alert.textContent).toContain('Lass den Tab offen');
});

it('is quiet otherwise', () => {
  show({ save: 'on-device' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads back to where one was after signing in again', () => {
  show({ needsSignIn: true });
  expect(screen.getByText('Melde dich noch einmal an')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
    '/anmelden?weiter=%2Fplanen',
  );
});
