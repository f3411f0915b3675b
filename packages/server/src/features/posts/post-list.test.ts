import { randomUUID } from 'node:crypto';
import { tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { writeMissingSearch } from './search/write-search.ts';

let server: PostServer;
let anna: Member;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
});
afterAll(() => server.close());

interface Planted {
  readonly author: string;
  readonly count: number;
  readonly word: string;
}

/** Posts as if written before; several at the same time, some liked. */
async function plant({ author, count, word }: Planted): Promise<string[]> {
  const { pool, background } = server.testDatabase.database;
  const { rows } = await pool.query<{ readonly id: string }>(
    `insert into post (id, short_id, kind, slug, title, doc, plain, country, country_key, user_id, like_count, created_at)
     select gen_random_uuid(), gen_random_uuid(), 'tipp', 'x', $2 || ' ' || n, '{"type":"doc","content":[]}',
       case when n % 3 = 0 then $2 || 'en' else '' end, $3, lower($3), $1, n % 4,
       '2024-01-01'::timestamptz + n / 3 * interval '1 minute'
     from generate_series(1, $4::int) n returning id`,
    [author, word, `Land${word}`, count],
  );
  await writeMissingSearch(background.db);
  return rows.map(({ id }) => id);
}

interface Between {
  readonly arriving: number;
  readonly leaving: readonly number[];
}

/** Reads all pages; between them posts arrive and others are deleted. */
async function readAll(
  reader: Member,
  query: string,
  between: readonly Between[],
  planted: Planted & { readonly ids: readonly string[] },
) {
  const [seen, deleted] = [[] as string[], new Set<string>()];
  let after = '';
  for (let page = 0; ; page += 1) {
    const { posts, next } = await reader.list(`${query}${after}`);
    seen.push(...posts.map(({ id }) => id));
    if (next === null) return { seen, deleted };
    after = `&after=${encodeURIComponent(next)}`;
    const { arriving = 0, leaving = [] } = between[page] ?? {};
    if (arriving > 0) await plant({ ...planted, count: arriving });
    const gone = leaving.map((at) => planted.ids[at % planted.ids.length] ?? '');
    for (const id of gone) deleted.add(id);
    await server.testDatabase.database.pool.query(
      'update post set deleted_at = now() where id = any($1)',
      [gone],
    );
  }
}

const anyBetween = fc.array(
  fc.record({ arriving: fc.nat(3), leaving: fc.array(fc.nat(200), { maxLength: 8 }) }),
  { maxLength: 5 },
);

describe('the pages of a list', () => {
  it.each([
    ['newest', ''],
    ['most liked', 'sort=liked&'],
    ['unanswered', 'sort=unanswered&'],
    ['found', 'q=WORD&'],
    ['found and most liked', 'q=WORD&sort=liked&'],
    ['of a feed', 'view=feed&'],
  ])(
    'of the %s posts have every post once while others come and go',
    async (_, query) => {
      await fc.assert(
        fc.asyncProperty(anyBetween, async (between) => {
          const [author, reader] = [await server.member(), await server.member()];
          await server.testDatabase.database.pool.query(
            'insert into user_follow (follower_id, followed_id) values ($1, $2)',
            [reader.uid, author.uid],
          );
          const letters = randomUUID().replaceAll(/[^a-f]/g, '');
          const planted = { author: author.uid, count: 45, word: `wort${letters}` };
          const ids = await plant(planted);
          const narrowed = `${query.replace('WORD', planted.word)}country=land${planted.word}`;
          const { seen, deleted } = await readAll(reader, narrowed, between, { ...planted, ids });
          expect(new Set(seen).size).toBe(seen.length);
          for (const id of ids) if (!deleted.has(id)) expect(seen).toContain(id);
        }),
        { numRuns: 2 },
      );
    },
    60_000,
  );
});

describe('the count of a list', () => {
  it('is right after deletions, and exact to a thousand; all of them can be read', async () => {
    const author = await server.member();
    const planted = { author: author.uid, count: 1001, word: 'gezaehltes' };
    const ids = await plant(planted);
    // More than are ranked at once.
    const { seen } = await readAll(anna, 'q=gezaehltes', [], { ...planted, ids });
    expect(seen.toSorted()).toEqual(ids.toSorted());
    for (const query of ['country=landgezaehltes', 'q=gezaehltes', 'q=gezaehltes&sort=new']) {
      const { count, hasMore } = await anna.list(query);
      expect([query, count, hasMore]).toEqual([query, 1000, true]);
    }
    await author.send('DELETE', `/posts/${ids[0]}`);
    for (const query of ['country=landgezaehltes', 'q=gezaehltes']) {
      const { count, hasMore } = await anna.list(query);
      expect([query, count, hasMore]).toEqual([query, 1000, false]);
    }
  }, 60_000);
});

/** As if so many others had been written since. */
async function writeOthers(count: number): Promise<void> {
  const { pool } = server.testDatabase.database;
  await pool.query(`select setval('post_search_seq', nextval('post_search_seq') + $1)`, [count]);
}

describe('a search in so many posts that the newest are asked first', () => {
  it.each([
    ['enough of them', 120],
    ['some of them', 40],
    ['hardly any of them', 3],
  ])('finds all once where the newest have %s', async (_, count) => {
    const letters = randomUUID().replaceAll(/[^a-f]/g, '');
    const word = `haeufig${letters}`;
    const author = await server.member();
    const planted = { author: author.uid, word, count: 130 };
    const ids = await plant(planted);
    await writeOthers(40_000);
    ids.push(...(await plant({ ...planted, count })));
    const { seen } = await readAll(anna, `q=${word}`, [], { ...planted, ids });
    expect(seen.toSorted()).toEqual(ids.toSorted());
    // How many older ones there are is not counted.
    expect(await anna.list(`q=${word}`)).toMatchObject({ count, hasMore: true });
  });

  it('begins with the newest alone where these have none, and goes on with all others at once', async () => {
    const words = ['aalrute', 'binsenhof', 'calendula'];
    const author = await server.member();
    for (const word of words) await plant({ author: author.uid, word, count: 100 });
    const both = await plant({ author: author.uid, word: words.join(' '), count: 1 });
    await writeOthers(40_000);
    await plant({ author: author.uid, word: 'dazwischen', count: 1 });
    const query = `q=${words.join('+')}`;
    const first = await anna.list(query);
    expect(first).toMatchObject({ posts: [], count: 0, hasMore: true });
    const { posts, next } = await anna.list(
      `${query}&after=${encodeURIComponent(first.next ?? '')}`,
    );
    expect(posts.map((post) => post.id)).toEqual(both);
    expect(next).toBeNull();
  });
});

describe('the feed', () => {
  it('counts no further than a hundred, however many people one follows', async () => {
    const reader = await server.member();
    const { pool } = server.testDatabase.database;
    for (const person of [1, 2, 3]) {
      const { uid } = await server.member();
      await pool.query('insert into user_follow (follower_id, followed_id) values ($1, $2)', [
        reader.uid,
        uid,
      ]);
      await plant({ author: uid, word: `Gezählt${person}`, count: 60 });
    }
    const statements = await recordStatements(async () => {
      expect(await reader.list('view=feed')).toMatchObject({ count: 100, hasMore: true });
    });
    const counting = statements.flatMap(
      (one) => /\(select count\(\*\)[^;]*?\) counted\) as count/.exec(one)?.[0] ?? [],
    );
    expect(counting).toEqual([expect.stringContaining('user_follow')]);
    // Rows are taken until there are enough of them, which an order would not allow.
    expect(counting[0]).not.toContain('order by');
  });

  it('has posts of people one follows and of countries one has trips to, each once, newest first', async () => {
    const [reader, followed, stranger, blocked] = [
      await server.member(),
      await server.member(),
      await server.member(),
      await server.member(),
    ];
    const { pool } = server.testDatabase.database;
    for (const { uid } of [followed, blocked])
      await pool.query('insert into user_follow (follower_id, followed_id) values ($1, $2)', [
        reader.uid,
        uid,
      ]);
    await server.block(reader, blocked);
    const trip = tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() });
    const days = trip.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) => ({
        ...stop,
        location: { ...stop.location, label: 'Köln, Feedland' },
      })),
    }));
    expect((await reader.create({ ...trip, days })).statusCode).toBe(200);
    const wanted = [
      await stranger.post({ title: 'Fremder im Land', country: 'Feedland' }),
      await followed.post({ title: 'Bekannter im Land', country: 'Feedland' }),
      await followed.post({ title: 'Bekannter woanders', country: 'Anderland' }),
    ];
    await stranger.post({ title: 'Fremder woanders', country: 'Anderland' });
    await blocked.post({ title: 'Unerwünscht', country: 'Feedland' });
    await reader.post({ title: 'Eigenes', country: 'Feedland' });
    const { posts, count } = await reader.list('view=feed');
    const shown = posts.filter(({ title }) => title !== 'Alt');
    expect(shown.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id).toReversed());
    expect(count).toBe(posts.length);
    const found = await reader.list(`view=feed&q=${encodeURIComponent('Fremder Land')}`);
    expect(found.posts.map(({ title }) => title)).toEqual(['Fremder im Land']);
    expect((await server.visitor().send('GET', '/posts?view=feed')).statusCode).toBe(401);
  });
});
