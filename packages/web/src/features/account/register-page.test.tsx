// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { guest, registered, visitor } from '../../store/session/session-fakes.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { openPage } from '../testing/page-opener.tsx';

const SIGN_UP = 'POST /api/auth/sign-up/email';

async function fill(page: ReturnType<typeof openPage>, password = 'kurvige Küste') {
  await page.person.type(page.getByLabelText('Name'), '  Mara Klein ');
  await page.person.type(page.getByLabelText('E-Mail-Adresse'), 'mara@example.org');
  await page.person.type(page.getByLabelText('Passwort'), password);
}

it('registers, is signed in at once and goes back to where the person wanted to go', async () => {
  const server = createFakeServer(visitor);
  server.on(SIGN_UP, { session: registered('mara', { emailVerified: false }) });
  const page = openPage(server, '/Registrieren?weiter=%2FProfil');
  await fill(page);
  await page.person.click(page.getByRole('button', { name: 'Konto anlegen' }));
  expect(await page.findByText('Bitte bestätige deine E-Mail-Adresse')).toBeTruthy();
  expect(server.bodies(SIGN_UP)).toMatchObject([
    { name: 'Mara Klein', email: 'mara@example.org', password: 'kurvige Küste' },
  ]);
});

it('counts along while a password is typed, in characters and not in bytes [VA-12]', async () => {
  const page = openPage(createFakeServer(visitor), '/Registrieren');
  const field = page.getByLabelText('Passwort');
  expect(
    page.getByText('Mindestens 6 Zeichen. Sehr häufige Passwörter nehmen wir nicht an.'),
  ).toBeTruthy();
  await page.person.type(field, 'ab🚐');
  expect(page.getByText('Noch 3 Zeichen.')).toBeTruthy();
  await page.person.type(field, 'äöü');
  expect(await page.findByText('Lang genug.')).toBeTruthy();
});

it('names a password that everybody tries first while it is typed, without asking the server', async () => {
  const server = createFakeServer(visitor);
  const page = openPage(server, '/Registrieren');
  const field = page.getByLabelText('Passwort');
  await page.person.type(field, '123456');
  expect(await page.findByText(/^Dieses Passwort probieren alle zuerst/)).toBeTruthy();
  expect(page.queryByText('Lang genug.')).toBeNull();
  await page.person.type(field, ' Berge');
  expect(page.getByText('Lang genug.')).toBeTruthy();
  await page.person.clear(field);
  await fill(page, 'Sommer123');
  await page.person.click(page.getByRole('button', { name: 'Konto anlegen' }));
  expect(page.getByRole('alert').textContent).toContain('probieren alle zuerst');
  expect(server.bodies(SIGN_UP)).toEqual([]);
});

it('shows the password on demand and hides it again', async () => {
  const page = openPage(createFakeServer(visitor), '/Registrieren');
  const field = page.getByLabelText('Passwort');
  const peek = page.getByRole('button', { name: /Passwort/ });
  expect(field.getAttribute('type')).toBe('password');
  await page.person.click(peek);
  expect(field.getAttribute('type')).toBe('text');
  await page.person.click(peek);
  expect(field.getAttribute('type')).toBe('password');
});

it.each([
  ['email-already-in-use', 'E-Mail-Adresse', 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.'],
  ['password-too-common', 'Passwort', 'Dieses Passwort probieren alle zuerst.'],
])('puts %s next to its field and keeps what was typed', async (code, label, sentence) => {
  const server = createFakeServer(visitor);
  server.fails(SIGN_UP, 400, code);
  const page = openPage(server, '/Registrieren');
  await fill(page);
  await page.person.click(page.getByRole('button', { name: 'Konto anlegen' }));
  expect((await page.findByRole('alert')).textContent).toContain(sentence);
  const field = page.getByLabelText(label);
  const notes = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
  expect(notes.join(' ')).toContain(sentence);
  expect(page.getByLabelText('Name')).toHaveProperty('value', '  Mara Klein ');
});

it('refuses an address that is none before anything is sent [VA-7]', async () => {
  const server = createFakeServer(visitor);
  const page = openPage(server, '/Registrieren');
  await page.person.type(page.getByLabelText('E-Mail-Adresse'), 'mara@example');
  await page.person.click(page.getByRole('button', { name: 'Konto anlegen' }));
  expect(page.getByRole('alert').textContent).toContain('nicht nach einer E-Mail-Adresse');
  expect(server.bodies(SIGN_UP)).toEqual([]);
});

it('says what is stored, and that a guest keeps everything', () => {
  const page = openPage(createFakeServer(guest('g1')), '/Registrieren');
  const link = page.getByRole('link', { name: 'Datenschutzerklärung' });
  expect(link.getAttribute('href')).toBe('/Datenschutz');
  expect(page.getByText(/was du ohne Konto geplant hast, kommt mit/)).toBeTruthy();
});
