import { startBenchServer } from './bench-server.mjs';
import { costOf } from './request-cost.mjs';
import { table } from './table.mjs';

const LIMITS = { nodeMs: 2, postgresMs: 1 };

/** Lists, posts and searches among the posts of the editors: the processor time of one answer. */
export async function forum() {
  const server = await startBenchServer();
  try {
    const { posts } = await server.send('/api/posts');
    const rows = [];
    for (const [name, path] of Object.entries({
      'forum list': '/api/posts',
      'a post': `/api/posts/${posts[0].id}`,
      search: '/api/posts?q=Norwegen',
    })) {
      for (const [who, cookie] of Object.entries({ visitor: '', 'signed in': server.cookie })) {
        const headers = { 'accept-encoding': 'br', ...(cookie !== '' && { cookie }) };
        rows.push({ name: `${name}, ${who}`, ...(await costOf(server, { path, headers })) });
      }
    }
    console.log(
      table([
        [
          '10 at once',
          'Node',
          `limit ${LIMITS.nodeMs} ms`,
          'PostgreSQL',
          `limit ${LIMITS.postgresMs} ms`,
          'per second',
        ],
        ...rows.map(({ name, nodeMs, postgresMs, perSecond }) => [
          name,
          `${nodeMs.toFixed(2)} ms`,
          (nodeMs / LIMITS.nodeMs).toFixed(2),
          `${postgresMs.toFixed(2)} ms`,
          (postgresMs / LIMITS.postgresMs).toFixed(2),
          perSecond.toFixed(0),
        ]),
      ]),
    );
    return rows.every(
      ({ nodeMs, postgresMs }) => nodeMs <= LIMITS.nodeMs && postgresMs <= LIMITS.postgresMs,
    );
  } finally {
    await server.stop();
  }
}
