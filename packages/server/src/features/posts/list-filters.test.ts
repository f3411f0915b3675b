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
});
