import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  documentOf,
  startPostServer,
  type Member,
  type PostServer,
} from '../../../../test/post-server.ts';

let server: PostServer;
let anna: Member;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
});
afterAll(() => server.close());

const write = (title: string, text: string, parts: object = {}) =>
  anna.post({ title, document: documentOf(text), kind: 'tipp', ...parts });

const search = (q: string, more = '') => server.visitor().list(`q=${encodeURIComponent(q)}${more}`);

async function titlesOf(q: string, more = ''): Promise<readonly string[]> {
  return (await search(q, more)).posts.map(({ title }) => title);
}

describe('a search', () => {
  it.each([
    ['Zeltpflöcke', 'Zeltpfloecke'],
    ['Zeltpflöcke', 'ZELTPFLÖCKE'],
    ['Zeltpflöcke', 'zeltpflocke'],
    ['Märkte', 'Markt'],
    ['Kanutouren', 'kanutour'],
    ['Kormoranstellplatz', 'Stellplatz'],
    ['Kormoranstellplätze', 'stellplatz'],
    ['Übernachtungen', 'übernachten'],
    ['Tromsø', 'Tromsö'],
    ['Tromsø', 'tromso'],
    ['Kardamompass', 'Kardamonpass'],
    ['Kardamompass', 'kardmompass'],
    ['Kardamompass', 'Kardam'],
    ['Murmeltiere', 'Murmletiere'],
  ])('finds „%s“ by „%s“, and marks it', async (written, asked) => {
    const { id } = await write(`Etwas über ${written}`, 'Mehr dazu später.');
    const { posts } = await search(asked);
    expect(posts.find((post) => post.id === id)?.matches).toEqual([written]);
  });

  it('prefers the word as it is written to others of the same stem', async () => {
    await write('Mit der Fähre nach Quellenburg', 'Sie legt um acht ab.');
    await write('Wir fahren nach Quellenburg', 'Über die neue Straße.');
    await write('Reise nach Quellenburg', 'Am besten fahren wir früh los.');
    await write('Nach Quellenburg', 'Die Fähre kostet zehn Euro.');
    expect((await titlesOf('Fähre Quellenburg')).slice(0, 2)).toEqual([
      'Mit der Fähre nach Quellenburg',
      'Nach Quellenburg',
    ]);
    expect((await titlesOf('fahren Quellenburg')).slice(0, 2)).toEqual([
      'Wir fahren nach Quellenburg',
      'Reise nach Quellenburg',
    ]);
    expect(await titlesOf('Fahre Quellenburg')).toHaveLength(4);
  });

  it('shows the passage that was found', async () => {
    const text = `${'Viel Text davor. '.repeat(60)}Am Hintertupfer Weiher ist es ruhig.`;
    await write('Ein langer Bericht', text);
    const [post] = (await search('hintertupfer weiher')).posts;
    expect(post?.excerpt).toContain('Am Hintertupfer Weiher');
    expect(post?.matches).toEqual(['Hintertupfer', 'Weiher']);
  });

  it('finds what a post says now, and nothing of deleted, hidden and blocked ones', async () => {
    const post = await write('Alles über Ginsterkatzen', 'Sie schlafen am Tag.');
    const { version, document } = (await anna.read(post.id)).post;
    const changed = { ...post, document, version, title: 'Alles über Schuhschnäbel' };
    expect((await anna.send('PUT', `/posts/${post.id}`, changed)).statusCode).toBe(200);
    expect(await titlesOf('Ginsterkatzen')).toEqual([]);
    expect(await titlesOf('Schuhschnabel')).toEqual(['Alles über Schuhschnäbel']);
    const bert = await server.member();
    await server.block(bert, anna);
    expect((await bert.list('q=Schuhschnabel')).count).toBe(0);
    const { pool } = server.testDatabase.database;
    await pool.query(`update post set state = 'hidden' where id = $1`, [post.id]);
    expect((await search('Schuhschnabel')).count).toBe(0);
    await pool.query(`update post set state = 'shown' where id = $1`, [post.id]);
    expect((await search('Schuhschnabel')).count).toBe(1);
    await anna.send('DELETE', `/posts/${post.id}`);
    expect((await search('Schuhschnabel')).count).toBe(0);
    const { rows } = await pool.query(`select word from post_word where word like 'schuhschn%'`);
    expect(rows).toEqual([]);
  });

  it('goes together with category, place, author and order', async () => {
    // A person may write 20 posts a day.
    anna = await server.member();
    await write('Fuchsbau am Meer', 'Eins.', { country: 'Norwegen', place: 'Bergen' });
    await write('Fuchsbau im Wald', 'Zwei.', { kind: 'frage', topic: 'ausruestung' });
    const liked = await write('Fuchsbau im Feld', 'Drei.', { country: 'Norwegen' });
    await (await server.member()).send('PUT', `/posts/${liked.id}/like`);
    await anna.answer(liked.id);
    expect(await titlesOf('fuchsbau', '&category=fragen')).toEqual(['Fuchsbau im Wald']);
    expect(await titlesOf('fuchsbau', '&category=ausruestung')).toEqual(['Fuchsbau im Wald']);
    expect(await titlesOf('fuchsbau', '&category=laender')).toHaveLength(2);
    expect(await titlesOf('fuchsbau', '&country=norwegen&place=bergen')).toEqual([
      'Fuchsbau am Meer',
    ]);
    expect((await titlesOf('fuchsbau', '&sort=liked'))[0]).toBe('Fuchsbau im Feld');
    expect(await titlesOf('fuchsbau', '&sort=unanswered')).not.toContain('Fuchsbau im Feld');
    expect(await titlesOf('fuchsbau', `&author=${anna.uid}`)).toHaveLength(3);
    expect(await titlesOf('fuchsbau', '&author=somebody')).toEqual([]);
  });

  it.each([
    ['%'.repeat(200), 200],
    [`'; drop table post; --`, 200],
    [`' & !() | :* \\ <-> "`, 200],
    ['=fahr ^fahr ~fahr #0 !k:tipp', 200],
    ['und oder', 200],
    ['😀'.repeat(50), 200],
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9', 200],
    ['x'.repeat(10_000), 400],
    ['a\0b', 400],
  ])('of %j ends well', async (q, status) => {
    const { statusCode } = await server.visitor().send('GET', `/posts?q=${encodeURIComponent(q)}`);
    expect(statusCode).toBe(status);
  });

  it.each(['x', '1~1', '-1~1~~', '1~1~99999999999~1', '1~1~x~1', 'exact~1~1~1~1~1'])(
    'does not go on after the made-up place %s',
    async (after) => {
      const { statusCode } = await server.visitor().send('GET', `/posts?q=tipp&after=${after}`);
      expect(statusCode).toBe(400);
    },
  );
});

async function similarTo(title: string): Promise<readonly string[]> {
  const reply = await anna.send('GET', `/posts/similar?title=${encodeURIComponent(title)}`);
  const { posts } = reply.json<{ readonly posts: readonly { readonly title: string }[] }>();
  return posts.map((post) => post.title);
}

describe('similar posts', () => {
  it('are those whose titles share words, most alike first, at most five', async () => {
    await write('Gasflaschen in Portugal tauschen', 'So geht es.');
    await write('Gasflaschen in Portugal', 'Wo gibt es sie?');
    await write('Portugal im Winter', 'Mild.');
    expect(await similarTo('Wo kann ich in Portugal Gasflaschen tauschen?')).toEqual([
      'Gasflaschen in Portugal tauschen',
      'Gasflaschen in Portugal',
    ]);
    expect(await similarTo('Portugal')).toHaveLength(3);
    expect(await similarTo('und?')).toEqual([]);
  });
});
