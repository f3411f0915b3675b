// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { guest, registered, userOf } from '../../store/session/session-fakes.ts';
import { toasts } from '../../ui/toast.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { openPage } from '../testing/page-opener.tsx';

it('shows who one is, since when, and the ways in', () => {
  const user = userOf('mara', {
    name: 'Mara Klein',
    email: 'mara@example.org',
    createdAt: '2026-05-04T10:00:00Z',
    highlightIds: ['a', 'b'],
  });
  const page = openPage(createFakeServer(registered('mara', { user })), '/Profil');
  expect(page.getByText('Mara Klein')).toBeTruthy();
  expect(page.getByText('MK')).toBeTruthy();
  expect(page.getByText('bestätigt')).toBeTruthy();
  expect(page.getByText('Dabei seit Mai 2026')).toBeTruthy();
  expect(page.getByRole('link', { name: /Gemerkte Beiträge 2 Beiträge/ })).toBeTruthy();
  expect(page.getByText('E-Mail-Adresse und Passwort')).toBeTruthy();
});

it('sends the confirmation mail again, and stops asking once the address is confirmed', async () => {
  const server = createFakeServer(registered('mara', { emailVerified: false }));
  const page = openPage(server, '/Profil');
  const resend = page.getByRole('button', { name: 'E-Mail noch einmal schicken' });
  await page.person.click(resend);
  await waitFor(() =>
    expect(server.bodies('POST /api/auth/send-verification-email')).toMatchObject([
      { email: 'mara@example.org' },
    ]),
  );
  expect(toasts.read().at(-1)?.text).toBe('Die E-Mail ist unterwegs.');
  server.state.session = registered('mara');
  await page.person.click(resend);
  await waitFor(() => expect(page.queryByText('Bitte bestätige deine E-Mail-Adresse')).toBeNull());
  expect(server.bodies('POST /api/auth/send-verification-email')).toHaveLength(1);
});

it('thanks for the confirmation when opened by its mail', () => {
  const page = openPage(createFakeServer(registered('mara')), '/Profil?bestaetigt=1');
  expect(page.getByText('E-Mail-Adresse bestätigt')).toBeTruthy();
});

it('signs out to the signed-out page', async () => {
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const server = createFakeServer(registered('mara'));
  const page = openPage(server, '/Profil');
  await page.person.click(page.getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/Ausgeloggt'));
  expect(server.bodies('POST /api/auth/sign-out')).toHaveLength(1);
});

it.each([
  ['/Profil', /Ein Profil gehört zu einem Konto/],
  ['/Benachrichtigungen', /Benachrichtigungen gehören zu einem Konto/],
  ['/Einstellungen', /stellst du ein, wenn du ein Konto hast/],
])('invites a guest who opens %s to register, and to come back there', (path, says) => {
  const page = openPage(createFakeServer(guest('gast')), path);
  expect(page.getByText(says)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Registrieren' }).getAttribute('href')).toBe(
    `/Registrieren?weiter=${encodeURIComponent(path)}`,
  );
});

it('lets a guest choose between light and dark in the settings', () => {
  const page = openPage(createFakeServer(guest('gast')), '/Einstellungen');
  expect(page.getByRole('switch', { name: /[Dd]unk/ })).toBeTruthy();
});
