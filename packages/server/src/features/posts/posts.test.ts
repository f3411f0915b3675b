import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostServer, type Member, type PostServer } from '../../../test/post-server.ts';

let server: PostServer;
let anna: Member;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
});
afterAll(() => server.close());

describe('a post', () => {
  it('is shown to everyone by its id and by its short id', async () => {
    const post = await anna.post({ title: 'Fähre nach Ålesund', country: 'Norwegen' });
    expect(post).toMatchObject({
      slug: 'faehre-nach-lesund',
      state: 'shown',
      version: 1,
      likeCount: 0,
    });
    for (const key of [post.id, post.shortId]) {
      const read = await server.nobody().read(key);
      expect(read.post).toMatchObject({ id: post.id, author: { uid: anna.uid, name: 'Rita' } });
    }
  });
});
