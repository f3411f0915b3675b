import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';

let server: PostServer;
let ben: Member;
beforeAll(async () => {
  server = await startPostServer();
  ben = await server.member();
});
afterAll(() => server.close());

describe('a list of posts', () => {
  it('has categories, places, authors and what waits for an answer', async () => {
    const author = await server.member();
    const place = { country: 'Österreich', place: 'Zell am See' };
    const question = await author.post({ kind: 'frage', title: 'Frage', ...place });
    const tip = await author.post({ kind: 'tipp', title: 'Tipp', topic: 'ausruestung' });
    const trip = await author.post({ kind: 'roadtrip', title: 'Tour', country: 'Österreich' });
    await ben.answer(question.id);
    const titles = async (query: string) => {
      const { posts } = await ben.list(`author=${author.uid}&${query}`);
      return posts.map(({ title }) => title).filter((title) => title !== 'Alt');
    };
    expect(await titles('category=fragen')).toEqual([question.title]);
    expect(await titles('category=tipps')).toEqual([tip.title]);
    expect(await titles('category=roadtrips')).toEqual([trip.title]);
    expect(await titles('category=ausruestung')).toEqual([tip.title]);
    expect(await titles('category=fahrzeuge-camper')).toEqual([]);
    expect(await titles('category=laender')).toEqual([trip.title, question.title]);
    expect(await titles('country=oesterreich')).toEqual([trip.title, question.title]);
    expect(await titles('country=oesterreich&place=zell-am-see')).toEqual([question.title]);
    expect(await titles('sort=unanswered')).toEqual([trip.title, tip.title]);
  });

  it('has a country under one name, whichever language its author and who asks speak', async () => {
    const author = await server.member();
    await author.post({ kind: 'tipp', title: 'Auf Deutsch', country: 'Norwegen' });
    await author.post({ kind: 'tipp', title: 'In English', country: 'Norway' });
    for (const query of ['country=norwegen', 'country=Norway']) {
      const { posts } = await ben.list(`author=${author.uid}&${query}`);
      expect(posts.map(({ title }) => title)).toEqual(['In English', 'Auf Deutsch']);
    }
    const found = await ben.list(`author=${author.uid}&q=English&country=norwegen`);
    expect(found.posts.map(({ title }) => title)).toEqual(['In English']);
  });

  it('leads to all countries that posts are about, with as many as are shown', async () => {
    const author = await server.member();
    const hidden = await author.post({ kind: 'tipp', title: 'Weg', country: 'Panama' });
    for (const country of ['Malta', 'Lettland', 'Latvia', ''])
      await author.post({ kind: 'tipp', title: 'Da', country });
    await server.testDatabase.database.pool.query(
      `update post set state = 'hidden' where id = $1`,
      [hidden.id],
    );
    await server.testDatabase.database.pool.query(
      `insert into post (id, short_id, kind, slug, title, doc, plain, country, country_key, user_id)
      select 'many-' || n, 'many-' || n, 'tipp', 'x', 'Viel', '{"type":"doc","content":[]}', '', 'Island', 'island', $1
      from generate_series(1, 101) n`,
      [author.uid],
    );
    const { countries } = (await server.visitor().send('GET', '/posts/countries')).json();
    const known = new Map(countries.map((one: { country: string }) => [one.country, one]));
    expect(known.get('Malta')).toEqual({ country: 'Malta', count: 1, hasMore: false });
    expect(known.get('Latvia')).toEqual({ country: 'Latvia', count: 2, hasMore: false });
    expect(known.get('Island')).toEqual({ country: 'Island', count: 100, hasMore: true });
    expect([known.has('Lettland'), known.has('Panama'), known.has('')]).toEqual([
      false,
      false,
      false,
    ]);
    const names = countries.map((one: { country: string }) => one.country);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'de')));
  });
});

describe('the feed', () => {
  it('knows the countries of a trip in both languages', async () => {
    const [author, reader] = [await server.member(), await server.member()];
    const { id } = await author.post({ kind: 'tipp', title: 'Sauna', country: 'Finnland' });
    const location = { label: 'Turku, Finland', lat: 60.45, lng: 22.27 };
    const days = [{ id: 'd', date: '2027-07-03', cityList: [{ id: 's', location }] }];
    const trip = { id: `finland-${reader.uid}`, title: 'North', days };
    expect((await reader.create(trip)).statusCode).toBe(200);
    for (const query of ['view=feed', 'view=feed&q=Sauna'])
      expect(
        (await reader.list(query)).posts.map((post) => post.id),
        query,
      ).toEqual([id]);
  });
});
