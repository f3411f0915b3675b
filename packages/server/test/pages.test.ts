import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAIN_PASSWORDS, startAccountServer, type AccountServer } from './account-server.ts';
import type { Browser } from './browser.ts';
import { buildPages } from './built-pages.ts';

// The pages as the server sends them: for whom, with which status, and with what in them before any script runs.

let server: AccountServer;
let people: Readonly<Record<'visitor' | 'guest' | 'member', Browser>>;
let removePages: () => Promise<void>;

beforeAll(async () => {
  const { pages, remove } = await buildPages();
  removePages = remove;
  const env = { OPERATOR_NAME: 'Ada Achse', OPERATOR_EMAIL: 'ada@achse.example' };
  server = await startAccountServer({ pages, env, passwordHasher: PLAIN_PASSWORDS });
  people = { visitor: server.browser(), guest: server.browser(), member: server.browser() };
  await people.guest.post('/api/auth/sign-in/anonymous');
  const account = { name: 'Rita', email: 'rita@example.org', password: 'Wolke sieben' };
  await people.member.post('/api/auth/sign-up/email', account);
}, 180_000);

afterAll(async () => {
  await server.close();
  await removePages();
});

function open(browser: Browser, url: string): Promise<LightMyRequestResponse> {
  return browser.send({ method: 'GET', url, headers: { accept: 'text/html' } });
}

/** What each person gets: a status, or where they are sent. */
async function answersFor(url: string) {
  const [visitor, guest, member] = await Promise.all(
    [people.visitor, people.guest, people.member].map(async (browser) => {
      const reply = await open(browser, url);
      return reply.statusCode === 302 ? reply.headers.location : reply.statusCode;
    }),
  );
  return { visitor, guest, member };
}

/** The words of the page's main part, without those of the frame around it. */
function wordsOf({ body }: LightMyRequestResponse): string {
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  return main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

const signIn = (path: string) => `/anmelden?weiter=${encodeURIComponent(path)}`;

describe('pages for everybody', () => {
  it.each([
    { path: '/', says: /Fenster runter.*Ohne Anmeldung ausprobieren/, proves: 'RT-2' },
    { path: '/hotel', says: /Hotel, Hostel, Ferienwohnung.*Schrankenzeiten/, proves: 'RT-3' },
    { path: '/routen', says: /Routenideen.*Region.*Route planen 1 Von .* Nach /, proves: 'RT-4' },
    {
      path: '/Blog',
      says: /Zehn Alpenpässe.*Wintersperren.*Packliste.*Vignette/,
      proves: 'RT-29',
    },
    { path: '/Blog/alpenpaesse', says: /Stilfser Joch Italien 2\.757 m/, proves: 'RT-30' },
    {
      path: '/Blog/alpenpaesse/wintersperren',
      says: /Timmelsjoch Anfang Juni Ende Oktober/,
      proves: 'RT-31',
    },
    { path: '/Impressum', says: /Ada Achse.*ada@achse\.example/, proves: 'RT-32' },
    { path: '/Community-Richtlinie', says: /Was nicht geht.*Melden/, proves: 'RT-33' },
    { path: '/Datenschutz', says: /IP-Adresse.*Konto.*Cookies/s, proves: 'RT-34' },
    { path: '/Haftungsausschluss', says: /keine Gewähr/, proves: 'RT-35' },
    { path: '/About', says: /Diese Installation betreibt Ada Achse/, proves: 'RT-36' },
  ])('$path is sent whole to everyone', async ({ path, says }) => {
    expect(await answersFor(path)).toEqual({ visitor: 200, guest: 200, member: 200 });
    expect(wordsOf(await open(people.visitor, path))).toMatch(says);
  });

  it.each([
    '/merch',
    '/reise-ansehen',
    '/Affiliates',
    '/posts/Norwegen',
    '/posts/Norwegen/Bergen',
    '/roadtrips/alpen',
    '/forum',
    '/forum/fragen',
  ])('%s is open', async (path) => {
    expect(await answersFor(path)).toEqual({ visitor: 200, guest: 200, member: 200 });
  });

  it.each([
    '/reise-ansehen/gibt-es-nicht-copy',
    '/post/abc123/alpen',
    '/post/alpen-abc123',
    '/roadtrip/alpen-abc123',
    '/tipp/alpen-abc123',
    '/frage/alpen-abc123',
    '/forum/gibt-es-nicht',
    '/Blog/gibt-es-nicht',
  ])('%s names something that is not there', async (path) => {
    expect(await answersFor(path)).toEqual({ visitor: 404, guest: 404, member: 404 });
  });
});

describe('pages behind signing in', () => {
  it.each([
    { path: '/ansehen' },
    { path: '/ansehen/karte', proves: 'RT-9' },
    { path: '/print' },
    { path: '/planen', proves: 'RT-11' },
    { path: '/Home', proves: 'RT-12' },
    { path: '/Profil', proves: 'RT-13' },
    { path: '/Einstellungen', proves: 'RT-14' },
    { path: '/Reisen', proves: 'RT-15' },
    { path: '/reise-erstellen', proves: 'RT-16' },
    { path: '/Benachrichtigungen', proves: 'RT-17' },
  ])('$path is for people with a session, guests too [RO-1]', async ({ path }) => {
    expect(await answersFor(path)).toEqual({ visitor: signIn(path), guest: 200, member: 200 });
  });

  it('are sent without anything of the person in their words', async () => {
    expect(wordsOf(await open(people.member, '/Profil'))).not.toContain('Rita');
  });
});

describe('pages for people without an account of their own', () => {
  it.each([
    { path: '/anmelden', says: /E-Mail-Adresse.*Passwort.*Anmelden/, proves: 'RT-6' },
    { path: '/Registrieren', says: /Name.*E-Mail-Adresse.*Passwort/, proves: 'RT-7' },
    { path: '/Ausgeloggt', says: /nichts Privates.*Wieder anmelden/, proves: 'RT-37' },
  ])('$path is shown to visitors and guests only [RO-2]', async ({ path, says }) => {
    expect(await answersFor(path)).toEqual({ visitor: 200, guest: 200, member: '/planen' });
    expect(wordsOf(await open(people.visitor, path))).toMatch(says);
  });

  it('lead registered people to where they wanted to go, on this site only', async () => {
    expect(await answersFor('/anmelden?weiter=%2FReisen')).toMatchObject({ member: '/Reisen' });
    const away = '/anmelden?weiter=%2F%2Fboese.example%2F';
    expect(await answersFor(away)).toMatchObject({ member: '/planen' });
  });
});

it.each(['/gibt-es-nicht', '/Profil/mehr', '/ansehen/liste', '/posts', '/Blog/a/b/c'])(
  '%s is a page that says so, with the status 404 [RT-38]',
  async (path) => {
    const reply = await open(people.visitor, path);
    expect(reply.statusCode).toBe(404);
    expect(wordsOf(reply)).toContain('Hier endet die Straße');
  },
);

it.each([
  ['/IMPRESSUM', 'Impressum'],
  ['/blog', 'Blog'],
  ['/about', 'Über Fahrtwind'],
  ['/Anmelden', 'Anmelden'],
])('%s is the page itself, in whatever letters', async (path, heading) => {
  const reply = await open(people.visitor, path);
  expect(reply.statusCode).toBe(200);
  expect(/<h1[^>]*>([^<]+)/.exec(reply.body)?.[1]).toBe(heading);
});

describe('what link previews and search engines find', () => {
  const NEEDED = [
    /<title>[^<]{10,70}<\/title>/,
    /<meta name="description" content="[^"]{40,200}"/,
    /<meta name="keywords" content="[^"]+"/,
    /<meta property="og:title" content="[^"]+"/,
    /<meta property="og:description" content="[^"]+"/,
    /<meta property="og:url" content="[^"]+"/,
    /<meta name="twitter:card" content="[^"]+"/,
    /<meta name="twitter:title" content="[^"]+"/,
  ];
  const PUBLIC =
    '/ /hotel /routen /merch /reise-ansehen /Affiliates /posts/Norwegen /forum /forum/fragen /Blog'
      .concat(' /Blog/alpenpaesse /roadtrips/alpen /Impressum /Community-Richtlinie /Datenschutz')
      .concat(' /Haftungsausschluss /About')
      .split(' ');

  it.each(PUBLIC)('all tags of %s are in its HTML, once [ME-1]', async (path) => {
    const { body } = await open(people.visitor, path);
    for (const tag of NEEDED) expect(body).toMatch(tag);
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/rel="canonical"/g)).toHaveLength(1);
  });

  it('no two pages have the same title', async () => {
    const titles = await Promise.all(
      PUBLIC.map(
        async (path) => /<title>(.*?)<\/title>/.exec((await open(people.visitor, path)).body)?.[1],
      ),
    );
    expect(new Set(titles).size).toBe(PUBLIC.length);
  });

  it('the canonical link leads to the main site, in the spelling of the table [ME-3]', async () => {
    const { body } = await open(people.visitor, '/IMPRESSUM?von=hier');
    expect(body).toContain('<link rel="canonical" href="https://www.fahrtwind.example/Impressum"');
  });

  it('that of the forum leads to the forum’s own site [ME-4]', async () => {
    const { body } = await open(people.visitor, '/forum');
    expect(body).toContain('<link rel="canonical" href="https://forum.fahrtwind.example');
  });
});

describe('the English host', () => {
  it('sends signing in and the imprint in English [SC-9]', async () => {
    const reader = server.browser('en.localhost:3000');
    const page = await open(reader, '/anmelden');
    expect(page.body).toMatch(/<html lang="en"/);
    expect(wordsOf(page)).toContain('Sign in');
    expect(wordsOf(page)).not.toContain('Anmelden');
    expect(wordsOf(await open(reader, '/Impressum'))).toContain('Legal notice');
  });

  it('is the only one: signing in speaks German everywhere else [SC-10]', async () => {
    const page = await open(people.visitor, '/anmelden');
    expect(page.body).toMatch(/<html lang="de"/);
    expect(wordsOf(page)).toContain('Willkommen zurück');
  });
});

it.each([
  ['dark_mode_on=true', /<html[^>]*data-theme="dark"/],
  ['dark_mode_on=false', /<html[^>]*data-theme="light"/],
  ['', /<html(?![^>]*data-theme)/],
])(
  'the theme of the cookie „%s“ is in the HTML, so that nothing flashes [CK-2]',
  async (cookie, tag) => {
    const headers = { accept: 'text/html', cookie };
    const { body } = await server.browser().send({ method: 'GET', url: '/', headers });
    expect(body).toMatch(tag);
  },
);
