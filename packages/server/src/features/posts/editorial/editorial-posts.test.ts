import { join } from 'node:path';
import { SHORT_ID } from '@fahrtwind/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../config/project-folder.ts';
import { plantSeeds } from '../../../db/plant-seeds.ts';
import { editorialAccount } from '../../../db/seeds/editorial-account.ts';
import { startPostServer, type PostServer } from '../../../../test/post-server.ts';
import { measureByTable } from '../../../../test/measure-by-table.ts';
import { plantEditorialPosts } from './plant-editorial-posts.ts';
import { readEditorialPosts } from './read-editorial-posts.ts';

let server: PostServer;
let posts: Awaited<ReturnType<typeof readEditorialPosts>>;
const plant = (some = posts) =>
  plantEditorialPosts(server.testDatabase.database.pool, some, {
    measureLegs: measureByTable,
    roads: 'test',
  });
beforeAll(async () => {
  server = await startPostServer();
  await plantSeeds(server.testDatabase.database.pool, [editorialAccount]);
  posts = await readEditorialPosts(join(projectFolder, 'content/posts'));
  await plant();
});
afterAll(() => server.close());

const find = (kind: string) => {
  const found = posts.find((post) => post.kind === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};

describe('the posts of the editors', () => {
  it('are there for everyone, marked as theirs', async () => {
    const { count, posts: listed } = await server.visitor().list();
    expect(count).toBe(posts.length);
    for (const { author, shortId } of listed) {
      expect(author).toEqual({
        uid: '',
        name: 'Fahrtwind-Redaktion',
        photoURL: '',
        isEditorial: true,
      });
      expect(shortId).toMatch(SHORT_ID);
    }
  });

  it('ask and answer nothing themselves; answers of earlier versions go', async () => {
    const id = 'redaktion-frage-norwegen-mit-hund';
    const { pool } = server.testDatabase.database;
    await pool.query(
      `insert into post_answer (id, post_id, text, is_editorial) values ($1, $2, 'Ja.', true)`,
      [`${id}-1`, id],
    );
    await pool.query(`update post set kind = 'frage', best_answer_id = $1 where id = $2`, [
      `${id}-1`,
      id,
    ]);
    expect((await server.visitor().read(id)).answers[0]).toMatchObject({ isBest: true });
    await pool.query('delete from editorial_state');
    await plant();
    const { post, answers } = await server.visitor().read(id);
    expect(post).toMatchObject({ kind: 'tipp', bestAnswerId: null, answerCount: 0 });
    expect(answers).toEqual([]);
    expect((await server.visitor().list('category=fragen')).count).toBe(0);
  });

  it('have a public trip where they travel', async () => {
    const { post: travelled } = await server.visitor().read(find('roadtrip').id);
    const trip = await server.visitor().on('GET', `/${travelled.tripId}/public`);
    expect(trip.json().trip).toMatchObject({ title: travelled.title, startDate: null });
    expect(trip.json().trip.days).toHaveLength(find('roadtrip').route?.days.length ?? 0);
  });

  it('are the route ideas, with what a card tells, until a moderator hides one', async () => {
    const listed = async () => (await server.visitor().send('GET', '/route-ideas')).json().ideas;
    const ideas = await listed();
    expect(ideas.length).toBeGreaterThanOrEqual(24);
    expect(ideas.length).toBe(posts.filter(({ idea }) => idea).length);
    const { id, route, idea } = find('roadtrip');
    const { post, idea: told } = (await server.visitor().send('GET', `/posts/${id}`)).json();
    const { slug, shortId, title } = post;
    const { region, months, meters, euro } = told;
    expect(ideas).toContainEqual(
      expect.objectContaining({
        region,
        months,
        meters,
        euro,
        id,
        slug,
        shortId,
        dayCount: route?.days.length,
        de: { title, summary: idea?.summary },
      }),
    );
    expect(told.english.days).toHaveLength(told.dayCount);
    const { pool } = server.testDatabase.database;
    await pool.query(`update post set state = 'hidden' where id = $1`, [id]);
    expect(await listed()).toHaveLength(ideas.length - 1);
    await pool.query(`update post set state = 'shown' where id = $1`, [id]);
  });

  it('change with their files and keep what people did; another start changes nothing', async () => {
    const anna = await server.member();
    const { id } = find('tipp');
    await anna.send('PUT', `/posts/${id}/like`);
    await anna.answer(id);
    await plant();
    expect((await anna.read(id)).post).toMatchObject({ version: 1, likeCount: 1, answerCount: 1 });
    await plant(
      posts.map((post) => (post.id === id ? { ...post, title: 'Ein neuer Titel' } : post)),
    );
    const { post } = await anna.read(id);
    expect(post).toMatchObject({
      version: 2,
      likeCount: 1,
      answerCount: 1,
      slug: 'ein-neuer-titel',
    });
  });

  it('disappear with their files and trips, and come back', async () => {
    const gone = [find('tipp').id, find('roadtrip').id];
    const { post } = await server.visitor().read(gone[1] ?? '');
    await plant(posts.filter(({ id }) => !gone.includes(id)));
    for (const id of gone)
      expect((await server.visitor().send('GET', `/posts/${id}`)).statusCode).toBe(404);
    expect((await server.visitor().on('GET', `/${post.tripId}/public`)).statusCode).toBe(404);
    await plant();
    expect((await server.visitor().read(post.id)).post).toMatchObject({ tripId: post.tripId });
    expect((await server.visitor().read(gone[0] ?? '')).post.kind).toBe('tipp');
  });

  it('have no owner: no person can change or delete them', async () => {
    const anna = await server.member();
    const { id } = find('tipp');
    expect((await anna.send('DELETE', `/posts/${id}`)).statusCode).toBe(403);
  });
});
