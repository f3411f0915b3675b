// @vitest-environment happy-dom
import { SIGN_IN_ERROR_CODES } from '@fahrtwind/domain';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../parts/failures/texts.de.ts';
import { en } from '../../parts/failures/texts.en.ts';
import { guest, registered, visitor } from '../../store/session/session-fakes.ts';
import { providerChannel, type ProviderOutcome } from './provider/provider-channel.ts';
import { createFakeServer, type FakeServer } from '../testing/fake-server.ts';
import { openPage } from '../testing/page-opener.tsx';

const SIGN_IN = 'POST /api/auth/sign-in/email';

async function fillAndSend({ person, getByLabelText, getByRole }: ReturnType<typeof openPage>) {
  await person.type(getByLabelText('E-Mail-Adresse'), 'mara@example.org');
  await person.type(getByLabelText('Passwort'), 'kurvige Küste');
  await person.click(getByRole('button', { name: 'Anmelden' }));
}

function acceptingServer(): FakeServer {
  const server = createFakeServer(visitor);
  server.on(SIGN_IN, { session: registered('mara') });
  return server;
}

describe('with e-mail and password', () => {
  it('goes back to where the person wanted to go', async () => {
    const server = acceptingServer();
    const page = openPage(server, '/anmelden?weiter=%2Fansehen%2Fkarte');
    await fillAndSend(page);
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/ansehen/karte');
    expect(server.bodies(SIGN_IN)).toMatchObject([
      { email: 'mara@example.org', password: 'kurvige Küste' },
    ]);
  });

  it('names what is missing next to each field and in a summary that has the focus', async () => {
    const server = acceptingServer();
    const { person, getByRole, getByLabelText } = openPage(server, '/anmelden');
    await person.click(getByRole('button', { name: 'Anmelden' }));
    const summary = getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Hier fehlt noch deine E-Mail-Adresse.');
    const email = getByLabelText('E-Mail-Adresse');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('Hier fehlt noch deine E-Mail-Adresse.');
    await person.click(getByRole('link', { name: 'E-Mail-Adresse' }));
    expect(document.activeElement).toBe(email);
    expect(server.bodies(SIGN_IN)).toEqual([]);
  });

  it.each(['wrong-password', 'user-not-found', 'invalid-credential'])(
    'says the same for %s and keeps what was typed',
    async (code) => {
      const server = createFakeServer(visitor);
      server.fails(SIGN_IN, 401, code);
      const page = openPage(server, '/anmelden');
      await fillAndSend(page);
      expect((await page.findByRole('alert')).textContent).toContain(
        'E-Mail-Adresse und Passwort passen nicht zusammen.',
      );
      expect(page.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'mara@example.org');
      expect(page.getByLabelText('Passwort')).toHaveProperty('value', 'kurvige Küste');
    },
  );

  it('says what to do without network, keeps what was typed, and works when it is back', async () => {
    const server = acceptingServer();
    server.state.isOnline = false;
    const page = openPage(server, '/anmelden');
    await fillAndSend(page);
    expect((await page.findByRole('alert')).textContent).toContain(
      'Wir erreichen Fahrtwind gerade nicht. Deine Eingaben sind noch da.',
    );
    server.state.isOnline = true;
    await page.person.click(page.getByRole('button', { name: 'Anmelden' }));
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/planen');
  });

  it('sends a double click once', async () => {
    const server = acceptingServer();
    const page = openPage(server, '/anmelden');
    await page.person.type(page.getByLabelText('E-Mail-Adresse'), 'mara@example.org');
    await page.person.type(page.getByLabelText('Passwort'), 'kurvige Küste');
    await page.person.dblClick(page.getByRole('button', { name: 'Anmelden' }));
    await page.findByTestId('elsewhere');
    expect(server.bodies(SIGN_IN)).toHaveLength(1);
  });

  it('notices a browser that keeps no cookies [ER-14]', async () => {
    const page = openPage(createFakeServer(visitor), '/anmelden');
    await fillAndSend(page);
    expect((await page.findByRole('alert')).textContent).toContain(
      de.codes['web-storage-unsupported'],
    );
  });

  it('tells password managers what the fields are', () => {
    const { getByLabelText } = openPage(createFakeServer(visitor), '/anmelden');
    expect(getByLabelText('E-Mail-Adresse').getAttribute('autocomplete')).toBe('username');
    expect(getByLabelText('Passwort').getAttribute('autocomplete')).toBe('current-password');
  });
});

describe('what links have to say', () => {
  it.each(SIGN_IN_ERROR_CODES)('has a sentence for %s in both languages [ER-14]', (code) => {
    const server = createFakeServer(visitor);
    const german = openPage(server, `/anmelden?fehler=${code}`);
    expect(german.getByText(de.codes[code])).toBeTruthy();
    german.unmount();
    const english = openPage(server, `/anmelden?fehler=${code}`, 'en');
    expect(english.getByText(en.codes[code])).toBeTruthy();
  });

  it.each(['brand-new-code', 'constructor', '__proto__'])(
    'has a general sentence with the code %s that the app does not know [ER-14]',
    (code) => {
      const { getByRole } = openPage(createFakeServer(visitor), `/anmelden?fehler=${code}`);
      expect(getByRole('alert').textContent).toContain(`(Code: ${code})`);
    },
  );

  it('thanks for a confirmed address', () => {
    const { getByText } = openPage(createFakeServer(visitor), '/anmelden?bestaetigt=1');
    expect(getByText('E-Mail-Adresse bestätigt')).toBeTruthy();
  });

  it('does not believe a link that a new password was saved', () => {
    const { queryByText } = openPage(createFakeServer(visitor), '/anmelden?gespeichert=1');
    expect(queryByText('Neues Passwort gespeichert')).toBeNull();
  });
});

describe('without an account', () => {
  it('makes a guest and opens the planner, also when the profile was wanted', async () => {
    const server = createFakeServer(visitor);
    server.on('POST /api/auth/sign-in/anonymous', { session: guest('g1') });
    const page = openPage(server, '/anmelden?weiter=%2FProfil');
    await page.person.click(page.getByRole('button', { name: 'Ohne Anmeldung ausprobieren' }));
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/planen');
  });

  it('lets a guest go on, and promises to keep their things', () => {
    const { getByRole, getByText } = openPage(createFakeServer(guest('g1')), '/anmelden');
    const link = getByRole('link', { name: 'Ohne Anmeldung weiterplanen' });
    expect(link.getAttribute('href')).toBe('/planen');
    expect(getByText(/Du probierst Fahrtwind gerade ohne Konto aus/)).toBeTruthy();
  });
});

describe('by mail', () => {
  it('sends a link that leads to where the person wanted to go', async () => {
    const server = createFakeServer(visitor);
    const page = openPage(server, '/anmelden?modus=link&weiter=%2Fansehen');
    await page.person.type(page.getByLabelText('E-Mail-Adresse'), 'mara@example.org');
    await page.person.click(page.getByRole('button', { name: 'Link schicken' }));
    const done = await page.findByText(/Der Link ist unterwegs an mara@example.org/);
    expect(document.activeElement?.contains(done)).toBe(true);
    expect(server.bodies('POST /api/auth/sign-in/magic-link')).toMatchObject([
      { email: 'mara@example.org', callbackURL: '/ansehen' },
    ]);
  });

  it('explains a link that no longer works where a new one can be had', () => {
    const page = openPage(
      createFakeServer(visitor),
      '/anmelden?modus=link&fehler=expired-action-code',
    );
    expect(page.getByRole('alert').textContent).toContain(de.codes['expired-action-code']);
    expect(page.getByRole('button', { name: 'Link schicken' })).toBeTruthy();
  });

  it('does not tell whether an address has an account when a password is forgotten', async () => {
    const page = openPage(createFakeServer(visitor), '/anmelden?modus=passwort-vergessen');
    await page.person.type(page.getByLabelText('E-Mail-Adresse'), 'wer@example.org');
    await page.person.click(page.getByRole('button', { name: /Zurücksetzen/ }));
    expect(await page.findByText(/Wenn es zu wer@example.org ein Konto gibt/)).toBeTruthy();
  });

  it('refuses a short password and one that everybody tries, then saves a good one [VA-12]', async () => {
    const server = createFakeServer(visitor);
    const RESET = 'POST /api/auth/reset-password';
    server.on(RESET, (body) =>
      JSON.stringify(body).includes('passwort')
        ? { status: 400, reply: { code: 'password-too-common', message: '', field: 'password' } }
        : {},
    );
    const page = openPage(server, '/anmelden?modus=neues-passwort&token=t0k3n');
    const field = page.getByLabelText('Neues Passwort');
    const save = page.getByRole('button', { name: 'Passwort speichern' });
    await page.person.type(field, '12345');
    expect(page.getByText('Noch 1 Zeichen.')).toBeTruthy();
    await page.person.click(save);
    expect(page.getByRole('alert').textContent).toContain('mindestens 6 Zeichen');
    await page.person.clear(field);
    await page.person.type(field, 'passwort');
    await page.person.click(save);
    expect((await page.findByRole('alert')).textContent).toContain('probieren alle zuerst');
    await page.person.clear(field);
    await page.person.type(field, 'kurvige Küste');
    await page.person.click(save);
    expect(await page.findByText('Neues Passwort gespeichert')).toBeTruthy();
    expect(server.bodies(RESET).at(-1)).toEqual({ token: 't0k3n', newPassword: 'kurvige Küste' });
  });

  it.each(['', '&token=', '&token=x&fehler=expired-action-code'])(
    'offers a new link when this one says only "%s"',
    (rest) => {
      const page = openPage(createFakeServer(visitor), `/anmelden?modus=neues-passwort${rest}`);
      const again = page.getByRole('link', { name: 'Neuen Link anfordern' });
      expect(again.getAttribute('href')).toBe('/anmelden?modus=passwort-vergessen');
    },
  );
});

describe('at an external provider', () => {
  const SOCIAL = 'POST /api/auth/sign-in/social';
  const ADDRESS = 'https://reisepass.example/auth';

  function openWithProvider() {
    const server = createFakeServer(visitor);
    server.on(SOCIAL, { reply: { url: ADDRESS } });
    const page = openPage(server, '/anmelden?weiter=%2Fansehen');
    const press = () =>
      page.person.click(page.getByRole('button', { name: 'Weiter mit Reisepass' }));
    return { server, page, press };
  }

  it('opens a window of 500 × 600 and goes on when its last page tells [CN-9]', async () => {
    const { server, page, press } = openWithProvider();
    const replace = vi.fn<(address: string) => void>();
    const popup = { closed: false, close: vi.fn<() => void>(), location: { replace } };
    const open = vi.fn<(...features: readonly string[]) => typeof popup>(() => popup);
    vi.stubGlobal('open', open);
    await press();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(ADDRESS));
    expect(open.mock.calls[0]?.[2]).toContain('width=500,height=600');
    expect(page.getByText(/Melde dich im Fenster von Reisepass an/)).toBeTruthy();
    const [asked] = server.bodies(SOCIAL);
    const end = new URL(String(Reflect.get(Object(asked), 'callbackURL')), 'http://localhost');
    expect(end.searchParams.get('modus')).toBe('fertig');
    server.state.session = registered('mara');
    providerChannel.post({ attempt: end.searchParams.get('versuch') ?? '', error: null });
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/ansehen');
    expect(popup.close).toHaveBeenCalled();
  });

  it('leaves the page for the provider when the window is blocked [ER-14]', async () => {
    const { server, press } = openWithProvider();
    vi.spyOn(window, 'open').mockReturnValue(null);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(ADDRESS));
    expect(server.bodies(SOCIAL)).toMatchObject([
      {
        provider: 'reisepass',
        callbackURL: '/ansehen',
        errorCallbackURL: '/anmelden?weiter=%2Fansehen',
      },
    ]);
  });

  it('says so when the provider cannot be reached', async () => {
    const { server, page, press } = openWithProvider();
    server.fails(SOCIAL, 502, 'network-request-failed');
    vi.spyOn(window, 'open').mockReturnValue(null);
    await press();
    expect(await page.findByText(de.codes['network-request-failed'])).toBeTruthy();
  });
});

describe('the last page of a provider’s window', () => {
  it.each([
    ['', null],
    ['&fehler=user-disabled', 'user-disabled'],
  ])('tells the page that opened it and closes itself: %s', async (rest, error) => {
    const told: ProviderOutcome[] = [];
    const stop = providerChannel.listen((end) => told.push(end));
    const close = vi.spyOn(window, 'close').mockImplementation(() => {});
    openPage(createFakeServer(registered('mara')), `/anmelden?modus=fertig&versuch=1-2${rest}`);
    await waitFor(() => expect(told).toEqual([{ attempt: '1-2', error }]));
    expect(close).toHaveBeenCalled();
    stop();
  });
});

describe('a link that a guest did not ask for', () => {
  const TAKE = 'POST /api/auth/magic-link/confirm';
  const READ = 'POST /api/account/sign-in-link';
  const address = '/anmelden?modus=mitnehmen&token=abc&weiter=%2FReisen';

  it('says whose account it is, and signs in only by the button', async () => {
    const server = createFakeServer(guest('gast'));
    server.on(READ, { reply: { email: 'fremd@example.org' } });
    server.on(TAKE, { session: registered('mara') });
    const page = openPage(server, address);
    expect(
      await page.findByText('Als fremd@example.org anmelden und die Reisen von hier mitnehmen?'),
    ).toBeTruthy();
    expect(server.bodies(READ)).toEqual([{ token: 'abc' }]);
    expect(server.bodies(TAKE)).toEqual([]);
    await page.person.click(page.getByRole('button', { name: 'Anmelden und mitnehmen' }));
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/Reisen');
    expect(server.bodies(TAKE)).toEqual([{ token: 'abc' }]);
  });

  it('offers to go on as a guest, also when the link is over', async () => {
    const server = createFakeServer(guest('gast'));
    server.fails(READ, 410, 'expired-action-code');
    const page = openPage(server, address);
    expect(await page.findByText(de.codes['expired-action-code'])).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Anmelden und mitnehmen' })).toBeNull();
    await page.person.click(page.getByRole('link', { name: 'Ohne Anmeldung weiterplanen' }));
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/Reisen');
    expect(server.bodies(TAKE)).toEqual([]);
  });
});

describe('a link of another person in the browser of a registered one', () => {
  const CONFIRM = 'POST /api/auth/magic-link/confirm';
  const READ = 'POST /api/account/sign-in-link';
  const address = '/anmelden?modus=wechseln&token=abc&weiter=%2FReisen';

  it('asks whether to switch accounts, and switches only by the button', async () => {
    const server = createFakeServer(registered('mara'));
    server.on(READ, { reply: { email: 'fremd@example.org' } });
    server.on(CONFIRM, { session: registered('fremd') });
    const page = openPage(server, address);
    expect(await page.findByText('Als fremd@example.org anmelden?')).toBeTruthy();
    expect(page.getByText(/bist du als .+ angemeldet/)).toBeTruthy();
    expect(server.bodies(CONFIRM)).toEqual([]);
    await page.person.click(page.getByRole('button', { name: 'Konto wechseln' }));
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/Reisen');
    expect(server.bodies(CONFIRM)).toEqual([{ token: 'abc' }]);
  });

  it('offers to stay in the own account', async () => {
    const server = createFakeServer(registered('mara'));
    server.on(READ, { reply: { email: 'fremd@example.org' } });
    const page = openPage(server, address);
    await page.person.click(page.getByRole('link', { name: 'Angemeldet bleiben wie bisher' }));
    expect((await page.findByTestId('elsewhere')).textContent).toBe('/Reisen');
    expect(server.bodies(CONFIRM)).toEqual([]);
  });

  it('tells a guest that trips come along, whatever the address says', async () => {
    const server = createFakeServer(guest('gast'));
    server.on(READ, { reply: { email: 'fremd@example.org' } });
    const page = openPage(server, address);
    expect(await page.findByText(/die Reisen von hier mitnehmen/)).toBeTruthy();
  });
});

describe('with an invitation', () => {
  const ADDRESS = `/anmelden?weiter=${encodeURIComponent('/planen?einladung=abc')}`;

  it('shows who invites to what above the ways to continue, one of them without an account', async () => {
    const server = createFakeServer(visitor);
    server.on('POST /api/invitations/read', {
      reply: {
        tripTitle: 'Mosel',
        ownerName: 'Frida',
        role: 'reader',
        startDate: '2027-07-03',
        endDate: '2027-07-09',
      },
    });
    const page = openPage(server, ADDRESS);
    const title = await page.findByRole('heading', { name: 'Mosel' });
    expect(page.getByText('Frida lädt dich zum Mitreisen ein:')).toBeTruthy();
    expect(page.getByText(/Juli 2027|07\.2027/)).toBeTruthy();
    expect(page.getByRole('heading', { level: 1, name: 'Komm mit' })).toBeTruthy();
    expect(page.queryByText(/Willkommen zurück/)).toBeNull();
    const join = page.getByRole('link', { name: 'Konto anlegen und mitreisen' });
    expect(join.getAttribute('href')).toContain('weiter=');
    expect(title.compareDocumentPosition(join)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
    expect(join.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const guestEntry = page.getByRole('button', { name: 'Ohne Anmeldung ausprobieren' });
    expect(title.compareDocumentPosition(guestEntry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(server.bodies('POST /api/invitations/read')).toEqual([{ token: 'abc' }]);
  });

  it('says when it is no longer valid', async () => {
    const server = createFakeServer(visitor);
    server.fails('POST /api/invitations/read', 410, 'invitation-gone');
    const page = openPage(server, ADDRESS);
    expect(await page.findByText(/Diese Einladung gilt nicht mehr/)).toBeTruthy();
  });
});
