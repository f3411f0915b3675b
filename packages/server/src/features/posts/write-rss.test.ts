import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  documentOf,
  startPostServer,
  type Member,
  type PostServer,
} from '../../../test/post-server.ts';

let server: PostServer;
let anna: Member;
beforeAll(async () => {
  server = await startPostServer();
  anna = await server.member();
});
afterAll(() => server.close());

const read = async (query = '') => server.visitor().send('GET', `/posts.rss${query}`);

it('the newest posts can be subscribed to, with absolute links and without markup of others', async () => {
  const title = 'Fähren & <b>Häfen</b> "hier" \u0001]]>';
  const post = await anna.post({
    title,
    kind: 'tipp',
    country: 'Feedland',
    document: documentOf('Ein <script>alert(1)</script> & mehr.'),
  });
  const { statusCode, headers, body } = await read();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain(
    '<title>Fähren &amp; &lt;b&gt;Häfen&lt;/b&gt; &quot;hier&quot; ]]&gt;</title>',
  );
  expect(body).toContain(`/tipp/${post.slug}-${post.shortId}</link>`);
  expect(body).toMatch(/<link>https?:\/\/[^/]+\/forum<\/link>/);
  expect(body).toContain(`<guid isPermaLink="false">${post.id}</guid>`);
  expect(body).toContain(`<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>`);
  expect(body).toContain('Ein &amp;lt;script&amp;gt;alert(1)');
  expect(body).not.toContain('<script');
  // Every element that begins ends.
  const tags = [...body.matchAll(/<(\/?)([a-z:A-Z]+)[^>]*?(\/?)>/g)];
  const open = tags.filter(([, slash, , empty]) => slash === '' && empty === '');
  expect(open).toHaveLength(tags.filter(([, slash]) => slash === '/').length);
});

it('is not sent again to who has it', async () => {
  const { title, createdAt } = await anna.post({
    title: 'Zuletzt',
    kind: 'tipp',
    document: documentOf('Die Tage', 'Von Porto nach Lissabon.'),
  });
  const { headers, body } = await read();
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toContain('<description>Die Tage · Von Porto nach Lissabon.</description>');
  expect(headers['last-modified']).toBe(new Date(createdAt).toUTCString());
  const etag = String(headers.etag);
  const again = await server.visitor().browser.send({
    method: 'GET',
    url: '/api/posts.rss',
    headers: { 'if-none-match': etag },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('a feed is narrowed by category and country', async () => {
  await anna.post({ title: 'Frage im Land', kind: 'frage', country: 'Rssland' });
  await anna.post({ title: 'Tipp im Land', kind: 'tipp', country: 'Rssland' });
  const { body } = await read('?category=fragen&country=rssland');
  expect(body).toContain('<title>Frage im Land</title>');
  expect(body).not.toContain('Tipp im Land');
  expect(body).toContain('/posts/rssland</link>');
  expect((await read('?category=unfug')).statusCode).toBe(400);
});
