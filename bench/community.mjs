import { startBenchServer } from './bench-server.mjs';
import {
  COMPOUND_PART,
  FREQUENT_WORD,
  ownWord,
  plantCommunity,
  postId,
} from './community-data.mjs';
import { median, table } from './table.mjs';

const FEW = 10_000;
/** With a third as many people and ten answers for three posts. */
const MANY = Number(process.env.BENCH_POSTS ?? 300_000);
const LIMIT_MS = 50;
const LIMIT_RATIO = 1.5;
const ROUNDS = 200;
const WARM_UP_ROUNDS = 30;

/** @typedef {import('./bench-server.mjs').BenchServer} BenchServer */

/** @type {Readonly<Record<string, (posts: number, round: number) => string>>} */
const PATHS = {
  'forum, newest': () => '/api/posts',
  'forum, most liked': () => '/api/posts?category=fragen&sort=liked',
  'forum, unanswered': () => '/api/posts?category=fragen&sort=unanswered',
  'posts of a country': () => '/api/posts?country=norwegen',
  'a post': (posts, round) => `/api/posts/${postId(1 + ((round * 7919) % posts))}`,
  'search, frequent word': () => `/api/posts?q=${FREQUENT_WORD}`,
  'search, rare word': (posts, round) => `/api/posts?q=${ownWord(1 + ((round * 7919) % posts))}`,
  'search, mistyped word': () => `/api/posts?q=${FREQUENT_WORD.replace('ll', 'l')}`,
  'search, part of a compound': () => `/api/posts?q=${encodeURIComponent(COMPOUND_PART)}`,
  'search, three words': () => `/api/posts?q=${FREQUENT_WORD}+Schweden+ruhig`,
  'search, no post has all': () => `/api/posts?q=${FREQUENT_WORD}+Norwegen+ruhig`,
  'search, three frequent words that no post has': () =>
    `/api/posts?q=${FREQUENT_WORD}+Norwegen+Italien`,
  'search, frequent word in a category': () => `/api/posts?q=${FREQUENT_WORD}&category=fragen`,
  'search, frequent word, unanswered': () => `/api/posts?q=${FREQUENT_WORD}&sort=unanswered`,
  'search among posts of a person': (_posts, round) =>
    `/api/posts?q=${FREQUENT_WORD}&author=person-${1 + round}`,
  'search in the feed': () => `/api/posts?view=feed&q=${FREQUENT_WORD}`,
  'similar titles': () => '/api/posts/similar?title=badel%20badelfin%20bagar',
  feed: () => '/api/posts?view=feed',
};

/** The community with 300,000 posts, compared with 10,000. */
export async function community() {
  const sizes = [FEW, MANY];
  const servers = [];
  try {
    for (const posts of sizes) {
      const server = await startBenchServer();
      servers.push(server);
      const start = performance.now();
      await plantCommunity(server.client, { posts, uid: server.uid });
      console.log(`${posts} posts planted in ${Math.round((performance.now() - start) / 1000)} s`);
    }
    return report(await measure(servers, sizes));
  } finally {
    for (const server of servers) await server.stop();
  }
}

/**
 * The servers take turns, so that other load on the machine affects both.
 *
 * @param {readonly BenchServer[]} servers
 * @param {readonly number[]} sizes
 */
async function measure(servers, sizes) {
  /** @type {Record<string, number[][]>} */
  const times = Object.fromEntries(Object.keys(PATHS).map((name) => [name, [[], []]]));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [name, pathOf] of Object.entries(PATHS)) {
      for (const [index, { send }] of servers.entries()) {
        const path = pathOf(sizes[index] ?? FEW, Math.abs(round));
        const start = performance.now();
        await send(path);
        if (round >= 0) times[name]?.[index]?.push(performance.now() - start);
      }
    }
  }
  return times;
}

/** @param {Readonly<Record<string, readonly (readonly number[])[]>>} times */
function report(times) {
  const rows = Object.entries(times).map(([name, [few = [], many = []]]) => ({
    name,
    few: median(few),
    many: median(many),
    fewP95: p95(few),
    manyP95: p95(many),
  }));
  console.log(
    table([
      ['', `median of ${FEW}`, `of ${MANY}`, 'ratio', `p95 of ${FEW}`, `of ${MANY}`],
      ...rows.map(({ name, few, many, fewP95, manyP95 }) => [
        name,
        ms(few),
        ms(many),
        (many / few).toFixed(2),
        ms(fewP95),
        ms(manyP95),
      ]),
    ]),
  );
  const slowest = Math.max(...rows.map(({ manyP95 }) => manyP95));
  const worst = Math.max(...rows.map(({ few, many }) => many / few));
  console.log(
    `slowest p95: ${ms(slowest)} of ${LIMIT_MS} ms, ratio: ${worst.toFixed(2)} of ${LIMIT_RATIO}`,
  );
  return slowest <= LIMIT_MS && worst <= LIMIT_RATIO;
}

/** @param {readonly number[]} values */
function p95(values) {
  return (
    values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN
  );
}

/** @param {number} value */
function ms(value) {
  return `${value.toFixed(1)} ms`;
}
