// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { plannerDialogPath } from '@fahrtwind/domain';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { guest, registered } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import type { PeopleListener } from '../../../store/live/live-events.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { DialogHost } from '../../../ui/dialog-host.tsx';
import { Companions } from './companions.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { PresenceBar } from '../people/presence-bar.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { SelectedByOthers } from '../people/selected-by-others.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mara = { uid: 'mara', name: 'Mara Klein', photoURL: '' };
const jonas = { uid: 'jonas', name: 'Jonas Groß', photoURL: '' };
const joined = { role: 'editor', acceptedAt: '2026-07-12T10:00:00Z' };
const invitation = {
  id: 'i1',
  kind: 'mail',
  email: 'ole@example.org',
  role: 'reader',
  createdAt: '2026-07-12T10:00:00Z',
  expiresAt: '2026-08-11T10:00:00Z',
};
const PEOPLE = {
  ownRole: 'owner',
  owner: mara,
  companions: [{ ...jonas, ...joined }],
  invitations: [invitation],
  limit: 10,
};

/** Mara's screen, her server, and a way to send her live events. */
function show(
  session: SessionState,
  people: object = PEOPLE,
  answers: Record<string, object> = {},
  isOnServer = true,
  address = '/planen',
) {
  const asked: string[] = [];
  const given: Record<string, object> = { 'GET /api/trips/reise/companions': people, ...answers };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const route = `${init.method} ${path}`;
    asked.push(typeof init.body === 'string' ? `${route} ${init.body}` : route);
    const reply = given[route] ?? {};
    return new Response(JSON.stringify(reply), { status: 'code' in reply ? 409 : 200 });
  });
  const listeners = new Set<PeopleListener>();
  const role = session.state === 'registered' && people === PEOPLE ? 'owner' : 'reader';
  const trips = {
    ...fixedTrips({ currentId: 'reise', currentRole: role, isOnServer }),
    onPeople: (listener: PeopleListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={trips}>
        <MemoryRouter initialEntries={[address]}>
          <PresenceBar />
          <Companions />
          <ReadOnlyNotice />
          <SelectedByOthers stopId="bonn" />
          <DialogHost />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  return {
    asked,
    person: userEvent.setup(),
    tell: (event: Parameters<PeopleListener>[0]) =>
      act(() => {
        for (const listener of listeners) listener(event);
      }),
  };
}

it('opens for a link that leads to it', async () => {
  show(registered('mara'), PEOPLE, {}, true, plannerDialogPath('companions'));
  const dialog = await screen.findByRole('dialog', { name: 'Mitreisende' });
  expect(await within(dialog).findByText('1 von 10 Plätzen vergeben')).toBeDefined();
});

it('shows the owner who travels along and what is still open, and changes roles', async () => {
  const { person, asked } = show(registered('mara'));
  await person.click(screen.getByRole('button', { name: 'Mitreisende' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mitreisende' });
  expect(await within(dialog).findByText('1 von 10 Plätzen vergeben')).toBeDefined();
  expect(within(dialog).getByText('Organisiert die Reise')).toBeDefined();
  expect(within(dialog).getByText('Darf lesen, gilt bis 11.08.2026')).toBeDefined();
  await person.selectOptions(within(dialog).getByLabelText('Rolle von Jonas Groß'), 'reader');
  expect(asked).toContain('PATCH /api/trips/reise/companions/jonas {"role":"reader"}');
  await person.click(within(dialog).getByRole('button', { name: 'ole@example.org widerrufen' }));
  expect(asked).toContain('DELETE /api/trips/reise/invitations/i1');
});

it('asks for the people of a trip only when the server has it, and says so until then', async () => {
  const { person, asked } = show(registered('mara'), PEOPLE, {}, false);
  await person.click(screen.getByRole('button', { name: 'Mitreisende' }));
  expect(await screen.findByText(/Diese Reise liegt bisher nur auf diesem Gerät/)).toBeDefined();
  expect(asked.filter((one) => one.includes('companions'))).toEqual([]);
});

it('invites by mail after looking at the address, and says in words what was refused', async () => {
  const mail = 'POST /api/trips/reise/invitations/mail';
  const { person, asked } = show(registered('mara'), PEOPLE, {
    [mail]: { code: 'companions-full', message: '' },
  });
  await person.click(screen.getByRole('button', { name: 'Mitreisende' }));
  const field = await screen.findByLabelText('E-Mail-Adresse');
  await person.type(field, 'niemand');
  await person.click(screen.getByRole('button', { name: 'Einladung senden' }));
  expect(screen.getByText('Das ist keine gültige E-Mail-Adresse.')).toBeDefined();
  expect(asked.filter((one) => one.startsWith(mail))).toEqual([]);
  await person.type(field, '@example.org');
  await person.click(screen.getByRole('button', { name: 'Einladung senden' }));
  expect(asked).toContain(`${mail} {"email":"niemand@example.org","role":"editor"}`);
  expect(await screen.findByText(/kein Platz mehr/)).toBeDefined();
});

it('shows a link once, to hand on', async () => {
  const link = 'POST /api/trips/reise/invitations/link';
  const { person } = show(registered('mara'), PEOPLE, { [link]: { invitation, token: 'geheim' } });
  await person.click(screen.getByRole('button', { name: 'Mitreisende' }));
  await person.click(await screen.findByRole('button', { name: 'Link erstellen' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Einladungslink');
  expect(field.value).toMatch(/\/planen\?einladung=geheim$/);
});

it('removes a companion only after asking', async () => {
  const { person, asked } = show(registered('mara'));
  await person.click(screen.getByRole('button', { name: 'Mitreisende' }));
  await person.click(await screen.findByRole('button', { name: 'Jonas Groß entfernen' }));
  const removal = 'DELETE /api/trips/reise/companions/jonas';
  await person.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(asked).not.toContain(removal);
  await person.click(screen.getByRole('button', { name: 'Jonas Groß entfernen' }));
  await person.click(await screen.findByRole('button', { name: 'Ja, entfernen' }));
  await expect.poll(() => asked, { timeout: 15_000 }).toContain(removal);
});

it('lets a companion leave, and neither invite nor change others', async () => {
  const people = {
    ...PEOPLE,
    ownRole: 'reader',
    owner: jonas,
    companions: [{ ...mara, ...joined }],
  };
  const { person } = show(registered('mara'), { ...people, invitations: [] });
  expect(screen.getByText('Du liest mit')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Mitreisende' }));
  expect(await screen.findByRole('button', { name: 'Reise verlassen' })).toBeDefined();
  expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull();
  expect(screen.queryByRole('button', { name: /entfernen/ })).toBeNull();
});

it('asks a guest to register first, and asks the server for nothing', async () => {
  const { person, asked } = show(guest('g1'));
  await person.click(screen.getByRole('button', { name: 'Mitreisende' }));
  const link = await screen.findByRole('link', { name: 'Konto anlegen' });
  expect(link.getAttribute('href')).toBe('/Registrieren?weiter=%2Fplanen');
  expect(asked.filter((one) => one.includes('/api/trips'))).toEqual([]);
});

it('shows who is here and what they have selected, until they leave', async () => {
  const { tell, asked } = show(registered('mara'));
  await expect
    .poll(() => asked.some((one) => one.includes('/presence')), { timeout: 15_000 })
    .toBe(true);
  const event = { kind: 'presence', id: 'reise', uid: 'jonas' } as const;
  tell({ ...event, selection: ['bonn'], isHere: true });
  expect(screen.getByText('Jonas Groß ist gerade hier')).toBeDefined();
  expect(screen.getByText('Gerade ausgewählt von Jonas Groß')).toBeDefined();
  tell({ ...event, selection: [], isHere: false });
  expect(screen.queryByText('Jonas Groß ist gerade hier')).toBeNull();
  expect(screen.queryByText(/Gerade ausgewählt/)).toBeNull();
});

function openInvitation(session: SessionState, status: number, reply: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply), { status }));
  render(
    <SessionProvider start={startWith(session)}>
      <TripsProvider store={fixedTrips({})}>
        <MemoryRouter>
          <InvitationPage token="geheim" />
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
}

const INVITED = { tripTitle: 'Donau', ownerName: 'Olga', role: 'reader' };

it('sends a guest with an invitation to registering, and back to the invitation', async () => {
  openInvitation(guest('g1'), 200, INVITED);
  expect(await screen.findByText('Olga lädt dich ein, bei „Donau“ mitzureisen.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Konto anlegen und mitreisen' });
  const back = encodeURIComponent('/planen?einladung=geheim');
  expect(link.getAttribute('href')).toBe(`/Registrieren?weiter=${back}`);
  expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
});

it.each([
  [410, 'Diese Einladung gilt nicht mehr'],
  [400, 'Diese Einladung gilt nicht mehr'],
  [500, 'Die Einladung ließ sich nicht öffnen'],
])('says what is the matter with an invitation that is answered with %s', async (status, title) => {
  openInvitation(registered('mara'), status, { code: 'x', message: '' });
  expect(await screen.findByText(title)).toBeDefined();
});
