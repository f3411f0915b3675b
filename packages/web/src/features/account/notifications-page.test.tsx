// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registered, userOf } from '../../store/session/session-fakes.ts';
import type { SessionUser } from '../../store/session/session-state.ts';
import { createFakeServer } from './testing/fake-server.ts';
import { openPage } from './testing/open-page.tsx';

type Notification = SessionUser['notifications'][number];

const liked: Notification = {
  id: 'n1',
  kind: 'liked',
  seen: false,
  createdAt: '2026-06-30T10:00:00Z',
  triggerUserId: 'jonas',
  otherCount: 0,
  about: '',
  target: '/frage/alpen-abc123',
};

function open(notifications: Notification[], language: 'de' | 'en' = 'de') {
  const user = userOf('mara', { name: 'Mara', isAnonymous: false, notifications });
  const server = createFakeServer(registered('mara', { user }));
  server.on('GET /api/user/jonas', { reply: { uid: 'jonas', name: 'Jonas', photoURL: '' } });
  server.on('GET /api/user/mara', { reply: user });
  server.fails('GET /api/user/weg', 404, 'object-not-found');
  server.on('PUT /api/user/mara', (body) => ({ reply: body }));
  return { server, page: openPage(server, '/Benachrichtigungen', language) };
}

it('names who it was: „Du“, the name, or „Anonym“ for an unknown person [ER-6]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { page } = open([
    { ...liked, id: 'a', createdAt: '2026-06-03T10:00:00Z', triggerUserId: 'mara' },
    { ...liked, id: 'b', createdAt: '2026-06-02T10:00:00Z', triggerUserId: 'jonas' },
    { ...liked, id: 'c', createdAt: '2026-06-01T10:00:00Z', triggerUserId: 'weg' },
  ]);
  await page.findByText('Jonas');
  const rows = page
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^(Du|Jonas|Anonym)$/));
  expect(rows.map((name) => name.textContent)).toEqual(['Du', 'Jonas', 'Anonym']);
});

it('says „You“ in English', async () => {
  const { page } = open([{ ...liked, triggerUserId: 'mara' }], 'en');
  expect(await page.findByText('You')).toBeTruthy();
});

it('marks all as seen and saves them [AU-5]', async () => {
  const { server, page } = open([liked, { ...liked, id: 'n2' }]);
  await page.person.click(page.getByRole('button', { name: 'Alle als gelesen markieren' }));
  await waitFor(() =>
    expect(server.bodies('PUT /api/user/mara')).toMatchObject([
      {
        notifications: [
          { id: 'n1', seen: true },
          { id: 'n2', seen: true },
        ],
      },
    ]),
  );
  expect(page.queryByRole('button', { name: 'Alle als gelesen markieren' })).toBeNull();
});

it('leads only to pages of this site', async () => {
  const { page } = open([liked, { ...liked, id: 'evil', target: '//evil.example' }]);
  await page.findAllByText('Jonas');
  const links = page.getAllByRole('link', { name: /^Ansehen/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/frage/alpen-abc123']);
});

it('offers something to do while there are none', () => {
  const { page } = open([]);
  expect(page.getByText('Noch ist es ruhig')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Zu meinen Reisen' }).getAttribute('href')).toBe('/Reisen');
  expect(page.getByText(/Einladungen .* findest du bei deinen Reisen/)).toBeTruthy();
});
