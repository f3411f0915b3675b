// @vitest-environment happy-dom
import type { NotificationInList } from '@fahrtwind/contract';
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { guest, registered, userOf } from '../../store/session/session-fakes.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { openPage } from '../testing/page-opener.tsx';

const liked: NotificationInList = {
  id: 'n1',
  kind: 'liked',
  seen: false,
  createdAt: '2026-06-30T10:00:00.000Z',
  triggerUserId: 'jonas',
  otherCount: 0,
  about: 'Alpen',
  target: '/frage/alpen-abc123',
  triggerUserUsername: 'Jonas',
  triggerUserImg: '',
};

const ALL = 'GET /api/notifications?filter=all';
const UNSEEN = 'GET /api/notifications?filter=unseen';
const SAVE = 'PUT /api/user/mara';

interface Scene {
  readonly next?: string;
  readonly language?: 'de' | 'en';
  readonly address?: string;
}

function open(notifications: readonly NotificationInList[], scene: Scene = {}) {
  const { next = null, language = 'de', address = '/Benachrichtigungen' } = scene;
  const shown = notifications.map(
    ({ triggerUserImg: _img, triggerUserUsername: _name, ...one }) => one,
  );
  const user = userOf('mara', { name: 'Mara', isAnonymous: false, notifications: shown });
  const unseen = notifications.filter(({ seen }) => !seen).length;
  const server = createFakeServer(registered('mara', { user, unseen }));
  server.on(ALL, { reply: { notifications, next, unseen } });
  server.on(UNSEEN, { reply: { notifications, next, unseen } });
  server.on(SAVE, (body) => ({ reply: body }));
  return { server, page: openPage(server, address, language) };
}

it('names who it was: „Du“, the name with others, or the moderators [NO-2]', async () => {
  const { page } = open([
    { ...liked, id: 'a', triggerUserId: 'mara', triggerUserUsername: 'Du' },
    { ...liked, id: 'b', otherCount: 3 },
    { ...liked, id: 'c', kind: 'moderated', triggerUserId: '', triggerUserUsername: '' },
  ]);
  await page.findByText('Jonas');
  expect(page.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual(
    expect.arrayContaining([
      'Neu: Du findest gut, was du bei „Alpen“ geschrieben hast.',
      'Neu: Jonas und 3 weitere finden gut, was du bei „Alpen“ geschrieben hast.',
      'Neu: Die Moderation hat über deinen Beitrag „Alpen“ entschieden.',
    ]),
  );
});

it('says „You“ in English', async () => {
  const { page } = open([{ ...liked, triggerUserId: 'mara' }], { language: 'en' });
  expect(await page.findByText('You')).toBeTruthy();
});

it('marks all as seen and saves them [AU-5]', async () => {
  const { server, page } = open([liked, { ...liked, id: 'n2' }]);
  server.on(SAVE, (body) => {
    const notifications = [{ ...liked, seen: true }];
    server.on(ALL, { reply: { notifications, next: null, unseen: 0 } });
    return { reply: body };
  });
  await page.person.click(await page.findByRole('button', { name: 'Alle als gelesen markieren' }));
  await waitFor(() =>
    expect(server.bodies(SAVE)).toMatchObject([
      {
        notifications: [
          { id: 'n1', seen: true },
          { id: 'n2', seen: true },
        ],
        seenUntil: liked.createdAt,
      },
    ]),
  );
  await waitFor(() =>
    expect(page.queryByRole('button', { name: 'Alle als gelesen markieren' })).toBeNull(),
  );
  // They are marked as seen also when the page is left in the same moment.
  expect(server.outlivePage(SAVE)).toEqual([true]);
});

it('marks a single one as seen', async () => {
  const { server, page } = open([liked, { ...liked, id: 'n2', triggerUserUsername: 'Ida' }]);
  const row = (await page.findByText('Ida')).closest('li');
  if (!row) throw new Error('no row');
  await page.person.click(within(row).getByRole('button', { name: 'Gelesen' }));
  await waitFor(() =>
    expect(server.bodies(SAVE)).toMatchObject([
      {
        notifications: [
          { id: 'n1', seen: false },
          { id: 'n2', seen: true },
        ],
      },
    ]),
  );
});

it('leads only to pages of this site', async () => {
  const { page } = open([liked, { ...liked, id: 'evil', target: '//evil.example' }]);
  const links = await page.findAllByRole('link', { name: /^Ansehen/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/frage/alpen-abc123']);
});

it('loads older ones', async () => {
  const { server, page } = open([liked], { next: '17~n1' });
  const older = { ...liked, id: 'n0', triggerUserUsername: 'Ida', createdAt: '2026-06-01' };
  server.on(`${ALL}&after=17%7En1`, { reply: { notifications: [older], next: null, unseen: 2 } });
  await page.person.click(await page.findByRole('button', { name: 'Ältere laden' }));
  expect(await page.findByText('Ida')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('button', { name: 'Ältere laden' })).toBeNull());
});

it('shows the unseen ones alone by their address', async () => {
  const { server, page } = open([], { address: '/Benachrichtigungen?filter=ungelesen' });
  expect(await page.findByText('Alles gelesen')).toBeTruthy();
  expect(server.bodies(UNSEEN)).not.toEqual([]);
});

it('offers something to do while there are none', async () => {
  const { page } = open([]);
  expect(await page.findByText('Noch ist es ruhig')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Zu meinen Reisen' }).getAttribute('href')).toBe('/Reisen');
});

it('says that it could not load, and tries again', async () => {
  const { server, page } = open([liked]);
  page.unmount();
  server.fails(ALL, 500, 'internal-error');
  const failing = openPage(server, '/Benachrichtigungen');
  const retry = await failing.findByRole('button', { name: 'Noch einmal versuchen' });
  server.on(ALL, { reply: { notifications: [liked], next: null, unseen: 1 } });
  await failing.person.click(retry);
  expect(await failing.findByText('Jonas')).toBeTruthy();
});

it('invites guests to register', async () => {
  const server = createFakeServer(guest('g1'));
  const page = openPage(server, '/Benachrichtigungen');
  expect(await page.findByText(/Benachrichtigungen gehören zu einem Konto/)).toBeTruthy();
});

it('ends mails only when asked to', async () => {
  const { server, page } = open([], { address: '/anmelden?modus=mails&token=abc' });
  const STOP = 'POST /api/account/mails/stop';
  const button = await page.findByRole('button', { name: 'E-Mails abbestellen' });
  expect(server.bodies(STOP)).toEqual([]);
  await page.person.click(button);
  expect(await page.findByText('Abbestellt')).toBeTruthy();
  expect(server.bodies(STOP)).toEqual([{ token: 'abc' }]);
});
