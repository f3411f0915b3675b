// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { guest, registered } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import type { PeopleListener } from '../../../store/live/live-events.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { DialogHost } from '../../../ui/dialog-host.tsx';
import { ReceivedInvitations } from './received-invitations.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mara = (emailVerified = true) =>
  registered('mara', { emailVerified, expiresAt: '2999-01-01T00:00:00.000Z' });

const OSTSEE = {
  id: 'i1',
  tripTitle: 'Ostsee',
  ownerName: 'Jonas',
  role: 'reader',
  expiresAt: '2026-08-11T10:00:00Z',
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Adresse">{pathname + search}</output>;
}

/** A user's screen, and a server whose invitations can change. */
function show(session: SessionState, invitations: readonly object[]) {
  const asked: string[] = [];
  const server: { invitations: readonly object[]; refusal?: object } = { invitations };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    if (init.method !== 'GET' && server.refusal)
      return new Response(JSON.stringify(server.refusal), { status: 410 });
    if (init.method !== 'GET') server.invitations = [];
    const reply =
      init.method === 'GET' ? { invitations: server.invitations } : { tripId: 'ostsee' };
    return new Response(JSON.stringify(reply), { status: 200 });
  });
  const listeners = new Set<PeopleListener>();
  const trips = {
    ...fixedTrips({}, { load: async () => undefined }),
    onPeople: (listener: PeopleListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={trips}>
        <MemoryRouter>
          <h1 tabIndex={-1}>Meine Reisen</h1>
          <ReceivedInvitations />
          <Address />
          <DialogHost />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  const tell = () =>
    act(() => {
      for (const listener of listeners) listener({ kind: 'companions', id: 'ostsee' });
    });
  return { server, asked, person: userEvent.setup(), tell };
}

const SENTENCE = 'Jonas lädt dich ein, bei „Ostsee“ mitzureisen.';

it('says who invites to which trip, and opens the trip when that is accepted', async () => {
  const { asked, person } = show(mara(), [OSTSEE]);
  expect(await screen.findByText(SENTENCE)).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Einladung annehmen' }));
  expect(asked).toContain('POST /api/invitations/i1/accept');
  expect(await screen.findByText('/planen?reise=ostsee')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByText(SENTENCE)).toBeNull(), 15_000);
});

it('declines only after asking, and leaves the focus where it can be found', async () => {
  const { asked, person } = show(mara(), [OSTSEE]);
  await person.click(await screen.findByRole('button', { name: 'Ablehnen' }));
  expect(asked).toEqual(['GET /api/invitations']);
  await person.click(await screen.findByRole('button', { name: 'Ja, ablehnen' }));
  expect(asked).toContain('DELETE /api/invitations/i1');
  await vi.waitFor(() => expect(screen.queryByText(SENTENCE)).toBeNull(), 15_000);
  expect(document.activeElement?.textContent).toBe('Meine Reisen');
});

it('says in words that an invitation has been taken back meanwhile', async () => {
  const { server, person } = show(mara(), [OSTSEE]);
  server.refusal = { code: 'invitation-gone', message: '' };
  await person.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
  expect(await screen.findByText(/gilt nicht mehr/)).toBeDefined();
});

it('hears of a new one while one looks', async () => {
  const { server, asked, tell } = show(mara(), []);
  await vi.waitFor(() => expect(asked).toHaveLength(1), 15_000);
  expect(screen.queryByText(SENTENCE)).toBeNull();
  server.invitations = [OSTSEE];
  tell();
  expect(await screen.findByText(SENTENCE)).toBeDefined();
});

it.each([
  ['guests', { ...guest('gast'), expiresAt: '2999-01-01T00:00:00.000Z' }],
  ['those who have not confirmed their address', mara(false)],
])('asks nothing for %s', (_who, session) => {
  const { asked, tell } = show(session, [OSTSEE]);
  tell();
  expect(asked).toEqual([]);
});
