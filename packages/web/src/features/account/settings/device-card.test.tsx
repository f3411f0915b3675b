// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineTrips } from '../../../parts/offline/offline-trips.ts';
import { LanguageProvider } from '../../../ui/texts.tsx';
import { DeviceCard } from './device-card.tsx';

const STORED_AT = '2026-07-12T08:00:00.000Z';
const MB = 1024 * 1024;

let cacheNames: string[];
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  cacheNames = ['fahrtwind-1', 'private-map'];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', {
    keys: async () => cacheNames,
    delete: async (name: string) => {
      cacheNames = cacheNames.filter((one) => one !== name);
      return true;
    },
  });
  reload = vi.fn<() => void>();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  localStorage.setItem('private-start-1', 'session');
  offlineTrips.note({ id: 'a', title: 'Harz', kind: 'opened', bytes: MB, storedAt: STORED_AT });
  offlineTrips.note({
    id: 'b',
    title: 'Alpen',
    kind: 'pinned',
    bytes: 8 * MB,
    storedAt: STORED_AT,
  });
  render(
    <LanguageProvider language="de">
      <DeviceCard />
    </LanguageProvider>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('what is on this device', () => {
  it('is listed with its size', () => {
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Alpenoffline bereit, Karte 8\sMB/);
    expect(rows[1]).toMatch(/^Harzhier geöffnet, Karte 1\sMB/);
  });

  it('goes without the session and the app', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Von diesem Gerät entfernen' }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), 15_000);
    expect(cacheNames).toEqual(['fahrtwind-1']);
    expect(offlineTrips.get()).toEqual([]);
    expect(localStorage.getItem('private-start-1')).toBe('session');
  });

  it('loses the map with the last trip that is kept ready', async () => {
    fireEvent.click(screen.getByRole('button', { name: /Nicht mehr bereithalten.*Alpen/ }));
    await vi.waitFor(() => expect(cacheNames).toEqual(['fahrtwind-1']), 15_000);
    expect(screen.queryByText('Alpen')).toBeNull();
  });
});
