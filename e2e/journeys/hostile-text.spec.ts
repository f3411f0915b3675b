import { expect, journey as base } from '../drivers/journey.ts';
import type { Screen } from '../drivers/screen.ts';
import { startSite, type Site } from '../drivers/site.ts';
import { countShown, findInjected } from '../support/find-injected.ts';
import { HOSTILE_TEXTS, WATCH_HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { PLANTED, plantHostileTexts, POST_PATHS } from '../support/plant-hostile-texts.ts';

/** A site of its own: what is planted stands before everything else in lists and queues. */
const journey = base.extend<object, { readonly hostileSite: Site }>({
  hostileSite: [
    // oxlint-disable-next-line no-empty-pattern -- the tool reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const injected = (screen: Screen) =>
  screen.evaluates<readonly string[]>(`(${findInjected.toString()})()`);
const shown = (screen: Screen) =>
  screen.evaluates<number>(`(${countShown.toString()})(${JSON.stringify(HOSTILE_TEXTS)})`);

/** The page shows at least so many of the texts, as texts. */
async function reads(screen: Screen, path: string, atLeast: number): Promise<void> {
  await screen.opens(path);
  await expect.poll(() => shown(screen), { message: path }).toBeGreaterThanOrEqual(atLeast);
  expect(await injected(screen), path).toEqual([]);
}

/**
 * What the server answers at these addresses has none of the texts as anything but text. It is only read: the styles in it are
 * not those of the page that reads it, so that this one has words on its console.
 */
async function answers(screen: Screen, paths: readonly string[], type = 'text/html') {
  const found = await screen.evaluates<readonly string[]>(`(async () => {
    const find = ${findInjected.toString()};
    const found = [];
    const paths = ${JSON.stringify(paths)};
    const ask = async () => {
      for (let path = paths.pop(); path; path = paths.pop()) {
        const reply = await fetch(path);
        for (const one of find(await reply.text(), ${JSON.stringify(type)})) found.push(path + ': ' + one);
        if (reply.status === 429) found.push(path + ': too many');
      }
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    return found;
  })()`);
  expect(found).toEqual([]);
}

/** Nothing ran, and nothing was kept from running either: the content security policy had nothing to do. */
function expectNothingRan(...screens: readonly Screen[]): void {
  const problems = screens.flatMap(({ profile }) => [...profile.problems()]);
  // Addresses that are no page, and pictures that are none.
  expect(problems.filter((one) => !/status of (400|404)/.test(one))).toEqual([]);
}

/** Views with the number of texts that each shows at least. */
const PUBLIC_VIEWS = [
  ['/forum', 20],
  ['/forum?sortierung=beliebt', 1],
  ['/forum/fragen', 10],
  ['/forum/tipps', 10],
  ['/forum/roadtrips', 10],
  ['/forum?q=pwned', 20],
  ['/roadtrips/pwned', 10],
  ['/reise-ansehen', 20],
  [`/reise-ansehen/${PLANTED.trip}`, HOSTILE_TEXTS.length],
  [POST_PATHS[0] ?? '', HOSTILE_TEXTS.length],
] as const;

const OWN_VIEWS = [
  [`/Profil?uid=${PLANTED.person}`, 1],
  ['/Profil', 2],
  ['/Einstellungen', 1],
  ['/Benachrichtigungen', 29],
  ['/forum?ansicht=feed', 20],
  ['/forum?ansicht=gemerkt', 20],
  ['/forum?moderation', 10],
  ['/Reisen', 20],
  [`/planen?reise=${PLANTED.trip}`, HOSTILE_TEXTS.length],
  ['/ansehen', 1],
  ['/ansehen/karte', 1],
  ['/print', HOSTILE_TEXTS.length],
] as const;

const MODERATOR_VIEWS = [
  ['/forum?moderation', 30],
  [`/forum?moderation=post.${PLANTED.ownPost}`, 20],
] as const;

/** Addresses with a text in them. */
const addressesWith = (text: string): readonly string[] => {
  const part = encodeURIComponent(text);
  return [
    `/forum?q=${part}`,
    `/roadtrips/${part}`,
    `/posts/${part}/${part}`,
    `/reise-ansehen?country=${part}`,
    `/anmelden?weiter=${part}&fehler=${part}`,
    `/${part}`,
  ];
};

async function readsAll(screen: Screen, views: readonly (readonly [string, number])[]) {
  for (const [path, atLeast] of views) await reads(screen, path, atLeast);
}

/** Where a text is part of the address, and the page of a post, whose title is in the head and in data for search engines. */
async function looksAround(visitor: Screen): Promise<void> {
  await readsAll(visitor, PUBLIC_VIEWS);
  const place = await visitor.evaluates<string>(
    `document.querySelector('main a[href^="/posts/"]').getAttribute('href')`,
  );
  await reads(visitor, place, 1);
  for (const path of [...POST_PATHS.slice(1, 5), ...addressesWith(HOSTILE_TEXTS[1] ?? '')]) {
    await visitor.startsOpening(path);
    expect(await injected(visitor), path).toEqual([]);
  }
}

async function readsAnswers(device: Screen): Promise<void> {
  await device.opens('/Impressum');
  // What is looked for would be found: most texts are elements as soon as they are taken for HTML.
  const caught = await device.evaluates<number>(
    `${JSON.stringify(HOSTILE_TEXTS)}.filter((text) => (${findInjected.toString()})(text).length > 0).length`,
  );
  expect(caught).toBeGreaterThan(30);
  await answers(device, [...POST_PATHS, ...HOSTILE_TEXTS.flatMap(addressesWith)]);
  const feeds = ['/api/posts.rss', '/sitemap.xml', '/sitemap.xml?part=posts-0'];
  await answers(device, feeds, 'text/xml');
}

/** Sees everything of the own account; a draft comes back as it was written. */
async function looksAtOwn(attacker: Screen): Promise<void> {
  await readsAll(attacker, OWN_VIEWS);
  await attacker.opens('/forum?schreiben=tipp');
  await attacker.fills('Titel', HOSTILE_TEXTS[9] ?? '');
  await attacker.fills('Text', HOSTILE_TEXTS.join(' '));
  const next = await attacker.profile.newScreen();
  await attacker.close();
  await reads(next, '/forum?schreiben=tipp', HOSTILE_TEXTS.length);
}

journey(
  'forty hostile texts in every field are texts in every view: nothing runs, nothing is injected',
  async ({ browse, hostileSite }) => {
    const wish = { home: hostileSite.url, ownScript: WATCH_HOSTILE_TEXTS };
    const [visitor, attacker, device, moderator] = await Promise.all([
      browse(wish),
      browse(wish),
      browse(wish),
      browse(wish),
    ]);
    const pictures = await plantHostileTexts({ attacker, device, moderator }, hostileSite);
    await Promise.all([
      looksAround(visitor),
      looksAtOwn(attacker),
      readsAll(moderator, MODERATOR_VIEWS).then(() => readsAnswers(device)),
    ]);
    expectNothingRan(visitor, attacker, moderator);
    for (const path of pictures) {
      await visitor.startsOpening(path);
      expect(await visitor.evaluates<string>('document.contentType')).toBe('image/webp');
    }
  },
);
