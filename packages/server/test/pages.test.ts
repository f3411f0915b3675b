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

const titleOf = ({ body }: LightMyRequestResponse) => /<title>([^<]*)/.exec(body)?.[1];

const isSentWhole = (path: string, says: RegExp) => async () => {
  expect(await answersFor(path)).toEqual({ visitor: 200, guest: 200, member: 200 });
  expect(wordsOf(await open(people.visitor, path))).toMatch(says);
};

const isForGuests = (path: string, says: RegExp) => async () => {
  expect(await answersFor(path)).toEqual({ visitor: 200, guest: 200, member: '/planen' });
  expect(wordsOf(await open(people.visitor, path))).toMatch(says);
};

async function isForSessions(path: string): Promise<void> {
  expect(await answersFor(path)).toEqual({ visitor: signIn(path), guest: 200, member: 200 });
}

describe('pages for everybody', () => {
  it(
    '/ is sent whole to everyone [RT-2]',
    isSentWhole('/', /Fenster runter.*Ohne Anmeldung ausprobieren/),
  );
  it(
    '/hotel is sent whole to everyone [RT-3]',
    isSentWhole('/hotel', /Hotel, Hostel, Ferienwohnung.*Schrankenzeiten/),
  );
  it('/merch is sent whole to everyone [RT-1]', isSentWhole('/merch', /Emaillebecher/));
  it(
    '/routen is sent whole to everyone [RT-4]',
    isSentWhole('/routen', /Routenideen.*Region.*Route planen 1 Von .* Nach /),
  );
  it(
    '/Blog is sent whole to everyone [RT-29]',
    isSentWhole('/Blog', /Zehn Alpenpässe.*Wintersperren.*Packliste.*Vignette/),
  );
  it(
    '/Blog/alpenpaesse is sent whole to everyone [RT-30]',
    isSentWhole('/Blog/alpenpaesse', /Stilfser Joch Italien 2\.757 m/),
  );
  it(
    '/Blog/alpenpaesse/wintersperren is sent whole to everyone [RT-31]',
    isSentWhole('/Blog/alpenpaesse/wintersperren', /Timmelsjoch Anfang Juni Ende Oktober/),
  );
  it(
    '/Impressum is sent whole to everyone [RT-32]',
    isSentWhole('/Impressum', /Ada Achse.*ada@achse\.example/),
  );
  it(
    '/Community-Richtlinie is sent whole to everyone [RT-33]',
    isSentWhole('/Community-Richtlinie', /Was nicht geht.*Melden/),
  );
  it(
    '/Datenschutz is sent whole to everyone [RT-34]',
    isSentWhole('/Datenschutz', /IP-Adresse.*Konto.*Cookies/s),
  );
  it(
    '/Haftungsausschluss is sent whole to everyone [RT-35]',
    isSentWhole('/Haftungsausschluss', /keine Gewähr/),
  );
  it(
    '/About is sent whole to everyone [RT-36]',
    isSentWhole('/About', /Diese Installation betreibt Ada Achse/),
  );

  it.each([
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
    '/ansehen',
    '/ansehen/karte',
    '/print',
    '/planen',
    '/Profil',
    '/Einstellungen',
    '/Reisen',
    '/reise-erstellen',
  ])('%s is for people with a session, guests too [RO-1]', async (path) => {
    await isForSessions(path);
  });

  it('/Home is the planner too, for people with a session [RT-12]', async () => {
    await isForSessions('/Home');
    const home = await open(people.member, '/Home');
    const planner = await open(people.member, '/planen');
    expect(titleOf(home)).toBe(titleOf(planner));
    expect(wordsOf(home)).toBe(wordsOf(planner));
  });

  it('/Benachrichtigungen has the notifications, for people with a session [RT-17]', async () => {
    await isForSessions('/Benachrichtigungen');
    const page = await open(people.member, '/Benachrichtigungen');
    expect(titleOf(page)).toMatch(/^Benachrichtigungen/);
  });

  it('are sent without anything of the person in their words', async () => {
    expect(wordsOf(await open(people.member, '/Profil'))).not.toContain('Rita');
  });
});

describe('pages for people without an account of their own', () => {
  it(
    '/anmelden is shown to visitors and guests only [RT-6]',
    isForGuests('/anmelden', /E-Mail-Adresse.*Passwort.*Anmelden/),
  );
  it(
    '/Registrieren is shown to visitors and guests only [RT-7]',
    isForGuests('/Registrieren', /Name.*E-Mail-Adresse.*Passwort/),
  );
  it(
    '/Ausgeloggt is shown to visitors and guests only [RT-37]',
    isForGuests('/Ausgeloggt', /wiederzuerkennen.*Wieder anmelden/),
  );

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
