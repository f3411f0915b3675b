import { postPath } from '@fahrtwind/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPages } from './built-pages.ts';
import { makeTrip } from './companion-server.ts';
import { documentOf, startPostServer, type Member, type PostServer } from './post-server.ts';
import { publish } from './public-trips.ts';

// Lists of posts, as the server sends them to who has no session.

let server: PostServer;
let mara: Member;
let removePages: () => Promise<void>;

beforeAll(async () => {
  const { pages, remove } = await buildPages();
  removePages = remove;
  server = await startPostServer(undefined, { pages });
  mara = await server.member();
}, 180_000);

afterAll(async () => {
  await server.close();
  await removePages();
});

async function open(path: string, who: Member = server.visitor()): Promise<string> {
  const reply = await who.browser.send({ url: path, headers: { accept: 'text/html' } });
  expect(reply.statusCode, path).toBe(200);
  return reply.body;
}

/** The addresses of the posts in a page, in order. */
const postsIn = (html: string) =>
  [...html.matchAll(/href="(\/(?:tipp|frage|roadtrip)\/[^"]+)"/g)].map(([, path]) => path);

const moreIn = (html: string) =>
  /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

it('the forum is readable without scripts: posts with their words, page by page, none twice [RT-22]', async () => {
  await server.testDatabase.database.pool.query(
    `insert into post (id, short_id, kind, slug, title, doc, plain, created_at)
    select 'page-' || n, 'page-' || n, 'tipp', 'seite', 'Seite', '{"type":"doc","content":[]}', 'Ein Rat.',
      now() - n * interval '1 minute' from generate_series(1, 21) n`,
  );
  const post = await mara.post({
    kind: 'tipp',
    title: 'Maut & <Fähre>',
    document: documentOf('Früh buchen lohnt sich.'),
    country: 'Norwegen',
  });
  const first = await open('/forum');
  expect(first).toContain('>Maut &amp; &lt;Fähre&gt;</a>');
  expect(first).toContain('Früh buchen lohnt sich.');
  expect(postsIn(first)[0]).toBe(postPath(post));
  expect(first).toContain('<link rel="canonical" href="https://forum.fahrtwind.example/forum"');
  expect(first).toContain('"path":"/api/posts"');
  const second = await open(moreIn(first) ?? 'no further page');
  expect(postsIn(second).length).toBeGreaterThan(0);
  expect(postsIn(second).filter((path) => postsIn(first).includes(path))).toEqual([]);
});

it('a category has its posts alone; what is deleted is gone from its page at once [RT-23]', async () => {
  const question = await mara.post({ kind: 'frage', title: 'Wo ist die Fähre?' });
  const tip = await mara.post({ kind: 'tipp', title: 'Dort ist die Fähre' });
  expect(postsIn(await open('/forum/fragen'))).toContain(postPath(question));
  expect(postsIn(await open('/forum/Fragen'))).not.toContain(postPath(tip));
  await mara.send('DELETE', `/posts/${question.id}`);
  expect(postsIn(await open('/forum/fragen'))).not.toContain(postPath(question));
});

it('a search marks what it has found', async () => {
  const post = await mara.post({ kind: 'tipp', title: 'Quastenflosser bestaunen' });
  const html = await open('/forum?q=Quastenflosser');
  expect(postsIn(html)).toEqual([postPath(post)]);
  expect(html).toContain('1 Beitrag zu „Quastenflosser“');
});

it('a country and a place in it have pages with their posts [RT-19, RT-20]', async () => {
  const [zell, wien] = [
    await mara.post({ title: 'Parken am See?', country: 'Österreich', place: 'Zell am See' }),
    await mara.post({ title: 'Parken in der Stadt?', country: 'Österreich', place: 'Wien' }),
  ];
  const country = await open('/posts/%C3%96sterreich');
  expect(country).toMatch(/<h1[^>]*>Österreich<\/h1>/);
  expect(postsIn(country)).toEqual([wien, zell].map(postPath));
  expect(postsIn(await open('/posts/austria'))).toEqual(postsIn(country));
  const place = await open('/posts/oesterreich/zell-am-see');
  expect(place).toMatch(/<h1[^>]*>Zell am See, Österreich<\/h1>/);
  expect(place).toContain('<title>Zell am See: Tipps, Fragen und Roadtrips · Fahrtwind</title>');
  expect(postsIn(place)).toEqual([postPath(zell)]);
});

it('a place without posts is not for search engines', async () => {
  const empty = await open('/posts/atlantis');
  expect(empty).toMatch(/<h1[^>]*>Atlantis<\/h1>/);
  expect(empty).toContain('name="robots" content="noindex"');
});

it('a search for road trips finds published trips and posts of this kind [RT-21]', async () => {
  const { id } = await makeTrip(mara);
  await publish(mara, id, { title: 'Wüstenschiff', country: 'Marokko' });
  const post = await mara.post({ kind: 'roadtrip', title: 'Mit dem Wüstenschiff durch Marokko' });
  const other = await mara.post({ kind: 'frage', title: 'Was kostet ein Wüstenschiff?' });
  const html = await open('/roadtrips/W%C3%BCstenschiff-Marokko');
  expect(html).toContain(`href="/reise-ansehen/${id}"`);
  // The published trip has a post of its own, too.
  expect(postsIn(html)).toHaveLength(2);
  expect(postsIn(html)).toContain(postPath(post));
  expect(html).not.toContain(postPath(other));
  expect(await open('/roadtrips/nirgendwo')).toContain('Kein Roadtrip zu „nirgendwo“');
});

/** A post of a kind, and what is sent at one of its addresses: at an older one, the way to the present one. */
async function sentAt(kind: 'tipp' | 'frage' | 'roadtrip', addressOf: AddressOf) {
  const document = documentOf(`Der Text der Sorte ${kind}.`);
  const post = await mara.post({ kind, title: 'Über den Pass', document });
  const { browser } = server.visitor();
  const reply = await browser.send({ url: addressOf(post), headers: { accept: 'text/html' } });
  const moved = reply.statusCode === 301 ? reply.headers.location : undefined;
  const html = moved === undefined ? reply.body : await open(moved);
  expect(moved ?? postPath(post)).toBe(postPath(post));
  return { isMoved: moved !== undefined, hasText: html.includes(`Der Text der Sorte ${kind}.`) };
}

type AddressOf = (post: { readonly id: string; readonly shortId: string }) => string;

it('/post/{id}/{postName} leads to the post [RT-24]', async () => {
  const sent = await sentAt('tipp', ({ id }) => `/post/${id}/ueber-den-pass`);
  expect(sent).toEqual({ isMoved: true, hasText: true });
});

it('/post/{slugAndShortId} leads to the post [RT-25]', async () => {
  const sent = await sentAt('frage', ({ shortId }) => `/post/ueber-den-pass-${shortId}`);
  expect(sent).toEqual({ isMoved: true, hasText: true });
});

it('/roadtrip/{slugAndShortId} opens a road-trip post [RT-26]', async () => {
  const sent = await sentAt('roadtrip', ({ shortId }) => `/roadtrip/ueber-den-pass-${shortId}`);
  expect(sent).toEqual({ isMoved: false, hasText: true });
});

it('/tipp/{slugAndShortId} opens a tip [RT-27]', async () => {
  const sent = await sentAt('tipp', ({ shortId }) => `/tipp/ueber-den-pass-${shortId}`);
  expect(sent).toEqual({ isMoved: false, hasText: true });
});

it('/frage/{slugAndShortId} opens a question [RT-28]', async () => {
  const sent = await sentAt('frage', ({ shortId }) => `/frage/ueber-den-pass-${shortId}`);
  expect(sent).toEqual({ isMoved: false, hasText: true });
});

it('the feed and the saved posts are in the page of who has them [SC-4]', async () => {
  const [anna, reader] = [await server.member(), await server.member()];
  const [followed, saved] = [
    await anna.post({ title: 'Von Anna' }),
    await mara.post({ title: 'Von Mara' }),
  ];
  await server.testDatabase.database.pool.query(
    'insert into user_follow (follower_id, followed_id) values ($1, $2)',
    [reader.uid, anna.uid],
  );
  await reader.send('PUT', `/posts/${saved.id}/saved`);
  expect(postsIn(await open('/forum?ansicht=feed', reader))[0]).toBe(postPath(followed));
  expect(postsIn(await open('/forum?ansicht=gemerkt', reader))).toEqual([postPath(saved)]);
  const withoutAccount = await open('/forum?ansicht=feed');
  expect(postsIn(withoutAccount)).toEqual([]);
  expect(withoutAccount).toContain('Dafür brauchst du ein Konto');
});
