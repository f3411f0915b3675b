import { randomUUID } from 'node:crypto';
import { postPath } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageVersion } from '../src/http/pages/page-version.ts';
import { buildPages } from './built-pages.ts';
import { startPostServer, type Member, type PostServer } from './post-server.ts';
import { publish } from './public-trips.ts';

// Pages with data are kept for visitors on each of two servers, and never longer than what they show.

let one: PostServer;
let two: PostServer;
let mara: Member;
let removePages: () => Promise<void>;
let rendered: string[] = [];

beforeAll(async () => {
  const { pages, remove } = await buildPages();
  removePages = remove;
  const render: typeof pages.render = (request) => {
    rendered.push(request.url);
    return pages.render(request);
  };
  one = await startPostServer(undefined, { pages: { ...pages, render } });
  two = await startPostServer(one.testDatabase, { pages: { ...pages, render } });
  mara = await one.member();
}, 180_000);

afterAll(async () => {
  await two.close();
  await one.close();
  await removePages();
});

/** Until then, what was kept by another test is no longer. */
beforeEach(async () => {
  await one.testDatabase.database.pool.query('insert into page_change default values');
  rendered = [];
  // No page gets old because the machine is slow.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Visit {
  readonly from?: PostServer;
  readonly who?: Member;
  readonly headers?: Readonly<Record<string, string>>;
}

function visit(url: string, { from = one, who, headers }: Visit = {}) {
  return (who ?? from.visitor()).browser.send({
    url,
    headers: { accept: 'text/html', ...headers },
  });
}

describe('what is kept', () => {
  it.each(['/', '/forum', '/merch', '/reise-ansehen', '/routen'])(
    '%s is rendered once for two visitors, and for ten at once',
    async (url) => {
      const [first, second] = [await visit(url), await visit(`${url}?utm_source=mail`)];
      expect(second.body).toBe(first.body);
      await Promise.all(Array.from({ length: 10 }, () => visit(url)));
      expect(rendered).toEqual([url]);
    },
  );

  it('ten who come at once after a change wait for one rendering', async () => {
    await visit('/forum');
    await mara.post({ title: 'Frisch' });
    rendered = [];
    const all = await Promise.all(Array.from({ length: 10 }, () => visit('/forum')));
    expect(rendered).toEqual(['/forum']);
    for (const { body } of all) expect(body).toContain('Frisch');
  });

  it('has an address for its state, so that browsers load it again only when it has changed', async () => {
    const { headers } = await visit('/forum');
    const etag = String(headers['etag']);
    expect(headers['cache-control']).toBe('public, no-cache');
    const ask = { headers: { 'if-none-match': etag } };
    const again = await visit('/forum', ask);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await mara.post({ title: 'Noch einer' });
    expect((await visit('/forum', ask)).statusCode).toBe(200);
  });

  it.each([
    ['the language', { host: 'en.localhost:3000' }],
    ['the theme', { cookie: 'dark_mode_on=true' }],
  ])('differs by %s', async (_name, headers) => {
    const plain = await visit('/forum');
    const other = await visit('/forum', { headers });
    expect(other.body).not.toBe(plain.body);
    expect((await visit('/forum', { headers })).body).toBe(other.body);
    expect((await visit('/forum')).body).toBe(plain.body);
    expect(rendered).toHaveLength(2);
  });

  it('is neither for people with a session, registered or guest, nor made by them', async () => {
    const guest = { ...one.visitor(), ...(await one.openGuest()) };
    for (const who of [mara, guest]) {
      rendered = [];
      const own = await visit('/forum', { who });
      expect(own.body).toContain(who.uid);
      expect(own.headers['cache-control']).toBe('private, no-store');
      expect((await visit('/forum')).body).not.toContain(`"sessionId"`);
      expect((await visit('/forum', { who })).body).toContain(who.uid);
      expect(rendered.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('is no shared copy, whose link ends', async () => {
    await visit('/reise-ansehen/0-copy');
    await visit('/reise-ansehen/0-copy');
    expect(rendered).toHaveLength(2);
  });
});

/** Visits on both servers, so that both keep the page; then again after the change. */
async function seenAfter(url: string, change: () => Promise<void | object>) {
  for (const from of [one, two]) expect((await visit(url, { from })).statusCode).toBe(200);
  const reply = await change();
  if (reply && 'statusCode' in reply) expect(reply.statusCode).toBe(200);
  return Promise.all([one, two].map((from) => visit(url, { from })));
}

async function publishedTrip(): Promise<string> {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] }, { id: randomUUID() });
  expect((await mara.create({ ...trip })).statusCode).toBe(200);
  await publish(mara, trip.id, { title: 'Rhein' });
  return trip.id;
}

type Products = readonly { readonly variants: readonly { readonly id: string }[] }[];

function productsIn(body: string): Products {
  const data = /id="page-data">(.*?)<\/script>/.exec(body)?.[1] ?? '[]';
  return JSON.parse(data)[0].reply.products;
}

describe('at once, on both servers', () => {
  it('a changed post is seen', async () => {
    const post = await mara.post({ title: 'Wo parken?' });
    const change = () =>
      mara.send('PUT', `/posts/${post.id}`, {
        kind: 'frage',
        title: post.title,
        document: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In Oslo.' }] }],
        },
        version: 1,
      });
    for (const { body } of await seenAfter(postPath(post), change))
      expect(body).toContain('In Oslo.');
  });

  it('an answer is seen, and gone when it is deleted', async () => {
    const post = await mara.post();
    const path = postPath(post);
    let id = '';
    const answer = async () => {
      ({ id } = await mara.answer(post.id, 'Am alten Hafen.'));
    };
    for (const { body } of await seenAfter(path, answer)) expect(body).toContain('Am alten Hafen.');
    const remove = () => mara.send('DELETE', `/answers/${id}`);
    for (const { body } of await seenAfter(path, remove)) expect(body).not.toContain('alten Hafen');
  });

  it('a deleted post is gone from its page and from the forum', async () => {
    const post = await mara.post({ title: 'Bald weg' });
    for (const from of [one, two]) await visit('/forum', { from });
    const gone = await seenAfter(postPath(post), () => mara.send('DELETE', `/posts/${post.id}`));
    for (const { statusCode } of gone) expect(statusCode).toBe(404);
    for (const from of [one, two])
      expect((await visit('/forum', { from })).body).not.toContain('Bald weg');
  });

  it('a withdrawn trip is gone from its page and from the start page', async () => {
    const id = await publishedTrip();
    for (const from of [one, two]) expect((await visit('/', { from })).body).toContain(id);
    const gone = await seenAfter(`/reise-ansehen/${id}`, () =>
      mara.on('DELETE', `/${id}/publication`),
    );
    for (const { statusCode, body } of gone) {
      expect(statusCode).toBe(404);
      expect(body).not.toContain('Köln');
    }
    for (const from of [one, two]) expect((await visit('/', { from })).body).not.toContain(id);
  });

  it('a trip that is deleted or hidden by moderators is gone', async () => {
    const [deleted, hidden] = [await publishedTrip(), await publishedTrip()];
    const { pool } = one.testDatabase.database;
    const gone = [
      ...(await seenAfter(`/reise-ansehen/${deleted}`, () => mara.on('DELETE', `/${deleted}`))),
      ...(await seenAfter(`/reise-ansehen/${hidden}`, () =>
        pool.query('update trip_publication set is_hidden = true where trip_id = $1', [hidden]),
      )),
    ];
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('an edit of a published trip is seen', async () => {
    const id = await publishedTrip();
    const trip = tripOf({ 'Tag 1': ['Köln', 'Mainz'] }, { id });
    const shown = await seenAfter(`/reise-ansehen/${id}`, () => mara.update({ ...trip }, 2));
    for (const { body } of shown) expect(body).toContain('Mainz');
  });

  it('the name of a person who leaves is gone', async () => {
    const lea = await one.member();
    const { pool } = one.testDatabase.database;
    await pool.query(`update user_record set doc = doc || '{"name":"Lea Lenz"}' where uid = $1`, [
      lea.uid,
    ]);
    const post = await lea.post({ title: 'Von Lea' });
    for (const from of [one, two])
      expect((await visit(postPath(post), { from })).body).toContain('Lea Lenz');
    const leave = () =>
      lea.browser.send({ method: 'DELETE', url: '/api/account', payload: { posts: 'anonymise' } });
    for (const { body } of await seenAfter(postPath(post), leave))
      expect(body).not.toContain('Lea Lenz');
  });

  it('what the shop has more or less of is seen', async () => {
    const { pool } = one.testDatabase.database;
    const before = productsIn((await visit('/merch')).body);
    const variantId = before[0]?.variants[0]?.id;
    const shown = await seenAfter('/merch', () =>
      pool.query('insert into shop_stock (variant_id, stock) values ($1, 7)', [variantId]),
    );
    for (const { body } of shown) expect(productsIn(body)).not.toEqual(before);
  });

  it('a like does not make pages anew', async () => {
    const post = await mara.post();
    await visit('/forum');
    rendered = [];
    const lea = await one.registerConfirmed();
    await lea.browser.send({ method: 'PUT', url: `/api/posts/${post.id}/like` });
    await visit('/forum');
    expect(rendered).toEqual([]);
  });
});

it('the version never comes back while a page is kept, also when old changes are removed', async () => {
  const { pool } = one.testDatabase.database;
  const [here, there] = [createPageVersion(pool), createPageVersion(pool)];
  const before = await here.read();
  await pool.query('insert into page_change default values');
  await here.forgetOld();
  await there.forgetOld();
  const after = await there.read();
  expect(after).not.toBe(before);
  await here.forgetOld();
  expect(await here.read()).toBe('0 0');
});
