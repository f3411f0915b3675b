// @vitest-environment happy-dom
import { RETENTION } from '@fahrtwind/domain';
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registered } from '../../store/session/session-fakes.ts';
import { createScene, plan, rename } from '../../store/trips/testing/scene.ts';
import { toasts } from '../../ui/toast.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { openPage } from '../testing/page-opener.tsx';

const SAVE = 'PUT /api/user/mara';
const device = (id: string, isCurrent = false) => ({
  id,
  device: `Firefox · ${id}`,
  createdAt: '2026-06-01T10:00:00Z',
  lastSeenAt: '2026-07-01T07:30:00Z',
  isCurrent,
});

function openSettings(session = registered('mara')) {
  const server = createFakeServer(session);
  server.on(SAVE, (body) => ({ reply: body }));
  return { server, page: openPage(server, '/Einstellungen') };
}

beforeEach(() => {
  for (const toast of toasts.read()) toasts.dismiss(toast.id);
});

describe('name and switches', () => {
  it('saves the name with the whole user document [CA-7]', async () => {
    const { server, page } = openSettings();
    const field = page.getByLabelText('Name');
    await page.person.clear(field);
    await page.person.type(field, 'Mara K.');
    await page.person.click(page.getByRole('button', { name: 'Name speichern' }));
    await waitFor(() => expect(server.bodies(SAVE)).toHaveLength(1));
    expect(server.bodies(SAVE)).toMatchObject([
      { uid: 'mara', name: 'Mara K.', email: 'mara@example.org', sendEmailNotification: true },
    ]);
  });

  it('shows the toast of the error catalogue when saving fails, and keeps what was typed [ER-3]', async () => {
    const { server, page } = openSettings();
    server.fails(SAVE, 500, 'internal-error');
    const field = page.getByLabelText('Name');
    await page.person.clear(field);
    await page.person.type(field, 'Neuer Name');
    await page.person.click(page.getByRole('button', { name: 'Name speichern' }));
    expect((await page.findByRole('alert')).textContent).toContain('Das hat nicht geklappt.');
    expect(toasts.read()).toMatchObject([
      {
        kind: 'negative',
        position: 'top',
        text: 'Fehler beim Updaten deiner Nutzerdaten: internal-error',
      },
    ]);
    expect(field).toHaveProperty('value', 'Neuer Name');
  });

  it('saves the switch „Dunkles Design“ at once', async () => {
    const { server, page } = openSettings();
    await page.person.click(page.getByLabelText('Dunkles Design'));
    await waitFor(() => expect(server.bodies(SAVE)).toMatchObject([{ darkMode: true }]));
  });

  it('keeps the home town, and forgets it again', async () => {
    const { server, page } = openSettings();
    await page.person.type(page.getByLabelText('Heimatort'), '48.137, 11.575');
    await page.person.click(await page.findByRole('option'));
    await waitFor(() =>
      expect(server.bodies(SAVE)).toMatchObject([{ originLocation: { lat: 48.137, lng: 11.575 } }]),
    );
    await page.person.click(await page.findByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(server.bodies(SAVE)).toMatchObject([{}, { originLocation: null }]));
    expect(page.getByLabelText('Heimatort')).toBeDefined();
  });

  it('switches each kind of notification and the mails', async () => {
    const { server, page } = openSettings();
    await page.person.click(page.getByRole('switch', { name: 'Jemand folgt dir' }));
    await waitFor(() =>
      expect(server.bodies(SAVE)).toMatchObject([
        {
          allowedNotifications: { followed: false, liked: true },
          changed: ['allowedNotifications'],
        },
      ]),
    );
    await page.person.click(page.getByRole('switch', { name: 'Auch per E-Mail' }));
    await waitFor(() =>
      expect(server.bodies(SAVE)).toMatchObject([{}, { sendEmailNotification: false }]),
    );
  });

  it('says that mails come back, and has the address checked', async () => {
    const { server, page } = openSettings();
    expect(page.queryByText(/kommen zurück/)).toBeNull();
    page.unmount();
    server.on('GET /api/account/mails', { reply: { isRefused: true } });
    const again = openPage(server, '/Einstellungen');
    await again.person.click(await again.findByRole('button', { name: 'Adresse prüfen' }));
    expect(await again.findByText(/Wir haben dir eine E-Mail geschickt/)).toBeTruthy();
    expect(server.bodies('POST /api/account/mails/check')).toHaveLength(1);
  });

  it('turns a switch back when it could not be saved [ER-3]', async () => {
    const { server, page } = openSettings();
    server.fails(SAVE, 500, 'internal-error');
    const dark = page.getByLabelText('Dunkles Design');
    await page.person.click(dark);
    await waitFor(() => expect(toasts.read()).toHaveLength(1));
    await waitFor(() => expect(dark).toHaveProperty('checked', false));
  });

  it('leads to the same page in the other language', () => {
    const { page } = openSettings();
    const link = page.getByRole('link', { name: 'Switch to English' });
    expect(link.getAttribute('href')).toBe('http://en.localhost:3000/Einstellungen');
  });
});

describe('address and password', () => {
  it('asks to confirm a new address', async () => {
    const { server, page } = openSettings();
    await page.person.type(page.getByLabelText('Neue E-Mail-Adresse'), 'neu@example.org');
    await page.person.click(page.getByRole('button', { name: 'Adresse ändern' }));
    expect(await page.findByText(/Die neue Adresse gilt, sobald du den Link/)).toBeTruthy();
    expect(server.bodies('POST /api/auth/change-email')).toMatchObject([
      { newEmail: 'neu@example.org' },
    ]);
  });

  it('names a wrong current password next to its field, then changes it', async () => {
    const CHANGE = 'POST /api/auth/change-password';
    const { server, page } = openSettings();
    server.fails(CHANGE, 401, 'wrong-password', 'currentPassword');
    await page.person.type(page.getByLabelText('Jetziges Passwort'), 'falsch');
    await page.person.type(page.getByLabelText('Neues Passwort'), 'kurvige Küste');
    const change = page.getByRole('button', { name: 'Passwort ändern' });
    await page.person.click(change);
    expect((await page.findByRole('alert')).textContent).toContain('nicht dein jetziges Passwort');
    server.on(CHANGE, {});
    await page.person.click(change);
    expect(await page.findByText(/Dein neues Passwort gilt ab sofort/)).toBeTruthy();
    expect(server.bodies(CHANGE)[1]).toEqual({
      currentPassword: 'falsch',
      newPassword: 'kurvige Küste',
      revokeOtherSessions: true,
    });
  });

  it('sends a link to set a first password when there is none', async () => {
    const { server, page } = openSettings(registered('mara', { signInMethods: ['keycloak'] }));
    await page.person.click(page.getByRole('button', { name: 'Passwort festlegen' }));
    expect(await page.findByText(/Der Link ist unterwegs an mara@example.org/)).toBeTruthy();
    expect(server.bodies('POST /api/auth/request-password-reset')).toHaveLength(1);
  });
});

describe('devices', () => {
  it('lists them and signs one or all others out', async () => {
    const { server, page } = openSettings();
    let devices = [device('hier', true), device('Handy'), device('Büro'), device('Tablet')];
    server.on('GET /api/account/sessions', () => ({ reply: { sessions: devices } }));
    server.on('DELETE /api/account/sessions/Handy', () => {
      devices = devices.filter(({ id }) => id !== 'Handy');
      return {};
    });
    server.on('DELETE /api/account/sessions', () => {
      devices = devices.filter(({ isCurrent }) => isCurrent);
      return { reply: { revoked: 2 } };
    });
    page.unmount();
    const again = openPage(server, '/Einstellungen');
    await again.person.click(
      await again.findByRole('button', { name: 'Firefox · Handy abmelden' }),
    );
    await waitFor(() => expect(again.queryByText('Firefox · Handy')).toBeNull());
    await again.person.click(again.getByRole('button', { name: 'Alle anderen abmelden' }));
    expect(await again.findByText('Du bist nur auf diesem Gerät angemeldet.')).toBeTruthy();
    expect(again.getByText('Dieses Gerät')).toBeTruthy();
  });

  it('says so when they cannot be loaded, and tries again', async () => {
    const server = createFakeServer(registered('mara'));
    server.fails('GET /api/account/sessions', 503, 'unavailable');
    const page = openPage(server, '/Einstellungen');
    expect(await page.findByText(/Deine Geräte ließen sich nicht laden/)).toBeTruthy();
    server.on('GET /api/account/sessions', { reply: { sessions: [device('hier', true)] } });
    await page.person.click(page.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await page.findByText('Firefox · hier')).toBeTruthy();
    expect(page.queryByText(/ließen sich nicht laden/)).toBeNull();
  });
});

describe('taking one’s data and leaving', () => {
  it('downloads everything as JSON', async () => {
    const { server, page } = openSettings();
    const own = { exportedAt: '2026-07-01T08:00:00Z', user: { name: 'Mara' } };
    server.on('GET /api/account/export', { reply: own });
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:own';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await page.person.click(page.getByRole('button', { name: 'Daten herunterladen' }));
    await waitFor(() => expect(names).toEqual(['fahrtwind-daten-2026-07-01.json']));
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(own);
  });

  it('asks for the password when the sign-in is too old, and then goes on', async () => {
    const { server, page } = openSettings();
    const [CHANGE, CONFIRM] = ['POST /api/auth/change-email', 'POST /api/account/confirm'];
    server.fails(CHANGE, 403, 'requires-recent-login');
    server.on(CONFIRM, (body) => {
      if (!JSON.stringify(body).includes('richtig'))
        return { status: 401, reply: { code: 'wrong-password', message: '', field: 'password' } };
      server.on(CHANGE, {});
      return {};
    });
    await page.person.type(page.getByLabelText('Neue E-Mail-Adresse'), 'neu@example.org');
    await page.person.click(page.getByRole('button', { name: 'Adresse ändern' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Bist du es wirklich?' }));
    await page.person.type(dialog.getByLabelText('Passwort'), 'falsch');
    await page.person.click(dialog.getByRole('button', { name: 'Weiter' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'nicht dein jetziges Passwort',
    );
    await page.person.type(dialog.getByLabelText('Passwort'), ' und richtig');
    await page.person.click(dialog.getByRole('button', { name: 'Weiter' }));
    expect(await page.findByText(/Die neue Adresse gilt, sobald du den Link/)).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
    expect(server.bodies(CHANGE)).toHaveLength(2);
  });

  it('exports nothing when the question is closed, and asks those without a password to sign in', async () => {
    const { server, page } = openSettings(registered('mara', { signInMethods: [] }));
    const EXPORT = 'GET /api/account/export';
    server.fails(EXPORT, 403, 'requires-recent-login');
    await page.person.click(page.getByRole('button', { name: 'Daten herunterladen' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Bist du es wirklich?' }));
    expect(dialog.queryByLabelText('Passwort')).toBeNull();
    expect(dialog.getByText(/mit einem Link per E-Mail wieder an/)).toBeTruthy();
    await page.person.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(await page.findByText(/Deine letzte Anmeldung ist zu lange her/)).toBeTruthy();
    expect(server.bodies(EXPORT)).toHaveLength(1);
  });

  it('deletes the account with the password, forgets everything and leaves', async () => {
    const { server, page } = openSettings();
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    localStorage.setItem('private-trips', 'geheim');
    const DELETE = 'DELETE /api/account';
    server.on(DELETE, (body) =>
      JSON.stringify(body).includes('richtig')
        ? {}
        : { status: 401, reply: { code: 'wrong-password', message: '' } },
    );
    await page.person.click(page.getByRole('button', { name: 'Konto löschen …' }));
    expect(page.getByText(/Rechnungen/, { selector: 'dialog p' }).textContent).toContain(
      `${RETENTION.invoice.years} Jahre`,
    );
    const dialog = within(page.getByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Für immer löschen' });
    await page.person.click(confirm);
    expect(server.bodies(DELETE)).toEqual([]);
    await page.person.type(dialog.getByLabelText('Passwort'), 'falsch');
    await page.person.click(confirm);
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'nicht dein jetziges Passwort',
    );
    await page.person.clear(dialog.getByLabelText('Passwort'));
    await page.person.type(dialog.getByLabelText('Passwort'), 'richtig');
    await page.person.click(dialog.getByRole('radio', { name: /^Ohne Namen stehen lassen/ }));
    await page.person.click(confirm);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/Ausgeloggt'));
    expect(server.bodies(DELETE)).toEqual([
      { posts: 'remove', password: 'falsch' },
      { posts: 'anonymise', password: 'richtig' },
    ]);
    expect(localStorage.getItem('private-trips')).toBeNull();
  });

  it('asks people without a password for a fresh sign-in', async () => {
    const { server, page } = openSettings(registered('mara', { signInMethods: [] }));
    server.fails('DELETE /api/account', 403, 'requires-recent-login');
    await page.person.click(page.getByRole('button', { name: 'Konto löschen …' }));
    const dialog = within(page.getByRole('dialog'));
    expect(dialog.queryByLabelText('Passwort')).toBeNull();
    await page.person.click(dialog.getByRole('button', { name: 'Für immer löschen' }));
    expect(await dialog.findByText(/mit einem Link per E-Mail wieder an/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Abmelden' })).toBeTruthy();
  });
});

describe('the history of changes', () => {
  it('is forgotten for all trips, after asking [HI-9]', async () => {
    const { browser, has, opens } = createScene();
    for (const id of ['reise', 'andere']) has(plan(id));
    const tab = await browser.openTab();
    for (const id of ['andere', 'reise']) {
      await opens(tab, id);
      rename(tab, 'Neu');
    }
    const page = openPage(createFakeServer(registered('mara')), '/Einstellungen', 'de', tab.store);
    await page.person.click(page.getByRole('button', { name: 'Verlauf aller Reisen leeren' }));
    const dialog = within(await page.findByRole('dialog'));
    expect(tab.store.get().canUndo).toBe(true);
    await page.person.click(dialog.getByRole('button', { name: 'Verlauf aller Reisen leeren' }));
    await waitFor(() => expect(tab.store.get().canUndo).toBe(false));
    await opens(tab, 'andere');
    expect(tab.store.get().canUndo).toBe(false);
  });
});
