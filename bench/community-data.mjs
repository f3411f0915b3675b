import { loadModule } from './load-module.mjs';

/** @typedef {import('pg').Client} Client */

/** How many texts are written; larger communities repeat them, each post with a word of its own. */
const TEXTS = 10_000;
const WORDS_OF_A_TEXT = 100;
const COUNTRIES = [
  'Norwegen',
  'Schweden',
  'Italien',
  'Frankreich',
  'Österreich',
  'Spanien',
  'Island',
  'Polen',
];
const SYLLABLES = [
  'ba',
  'del',
  'fin',
  'gar',
  'hol',
  'ke',
  'lum',
  'mo',
  'nes',
  'pi',
  'ran',
  'sol',
  'tur',
  'vi',
  'wes',
  'zu',
];
/** In every tenth text, so that 30,000 of 300,000 posts have it. */
export const FREQUENT_WORD = 'Stellplatz';
/** In one of a thousand texts, as a part of „Fährhafen“. */
export const COMPOUND_PART = 'Hafen';

/** @param {number} number */
export const postId = (number) => `post-${String(number).padStart(9, '0')}`;

/**
 * The word that only one post has.
 *
 * @param {number} number
 */
export const ownWord = (number) =>
  `eigen${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

/**
 * Fills an empty community: posts, three answers for each, one person for three posts. One person follows 200 others and
 * plans trips to two countries.
 *
 * @param {Client} client
 * @param {{ posts: number, uid: string }} size
 */
export async function plantCommunity(client, { posts, uid }) {
  await makeTexts(client);
  await client.query(
    `insert into account (id, name, email)
     select 'person-' || n, 'Person ' || n, 'person-' || n || '@reise.example' from generate_series(1, $1::int / 3) n`,
    [posts],
  );
  await client.query(
    `insert into user_record (uid, doc) select id, jsonb_build_object('name', name) from account
     where id like 'person-%' on conflict do nothing`,
  );
  // At once, or the server would begin to make the posts findable by itself.
  await client.query('begin');
  await client.query('delete from post where is_editorial');
  await plantPosts(client, posts);
  await client.query('commit');
  await plantAnswers(client, posts);
  await client.query(
    `insert into user_follow (follower_id, followed_id)
     select $1, 'person-' || n * 7 from generate_series(1, 200) n`,
    [uid],
  );
  await client.query(
    `insert into trip (id, user_id, title, summary, doc, last_opened, created_at, updated_at, countries)
     values ('bench-trip', $1, 'Norden', '{}', '{}', now(), now(), now(), '{Norwegen,Schweden}')`,
    [uid],
  );
  await client.query('vacuum (analyze)');
}

/** @param {Client} client */
async function makeTexts(client) {
  /** @type {{ postLexemes: (post: object) => readonly string[] }} */
  const { postLexemes } = await loadModule('packages/domain/src/index.ts');
  const random = seeded(7);
  const vocabulary = Array.from({ length: 30_000 }, (_, rank) => wordOf(rank));
  await client.query(`create unlogged table bench_text (
    number integer primary key, title text, plain text, country text, country_key text, words tsvector)`);
  for (let from = 0; from < TEXTS; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const n = from + index;
      const country = COUNTRIES[n % COUNTRIES.length] ?? '';
      const title = textOf(6, random, vocabulary);
      const plain = [
        textOf(WORDS_OF_A_TEXT, random, vocabulary),
        n % 10 === 3 ? `der ${FREQUENT_WORD} ist ruhig` : '',
        n % 1000 === 7 ? 'am Fährhafen' : '',
      ].join(' ');
      const words = postLexemes({ title, plain, country, place: '' });
      return { n, title, plain, country, words };
    });
    await client.query(
      `insert into bench_text
       select n, title, plain, country, replace(lower(country), 'ö', 'oe'),
         array_to_tsvector(array(select jsonb_array_elements_text(words)))
       from jsonb_to_recordset($1) as t (n int, title text, plain text, country text, words jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

/**
 * @param {Client} client
 * @param {number} posts
 */
async function plantPosts(client, posts) {
  const indexes = await dropIndexes(client, ['post_search_words', 'post_word_similar']);
  await client.query('alter table post_search disable trigger post_word_count');
  await client.query(
    `insert into post (id, short_id, kind, slug, title, doc, plain, topic, country, country_key, user_id,
       like_count, created_at)
     select 'post-' || lpad(n::text, 9, '0'), lpad(to_hex(n), 10, '0'), (array['roadtrip', 'tipp', 'frage'])[1 + n % 3],
       'beitrag-' || n, t.title, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object(
         'type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', t.plain))))),
       t.plain, case n % 7 when 1 then 'ausruestung' when 2 then 'fahrzeuge-camper' end, t.country, t.country_key,
       'person-' || 1 + n / 3 % ($1::int / 3), hashint4(n) & 127, now() - ($1 - n) * interval '1 minute'
     from generate_series(1, $1::int) n join bench_text t on t.number = n % $2`,
    [posts, TEXTS],
  );
  await client.query(
    `insert into post_search (post_id, seq, version, user_id, is_shown, words)
     select p.id, n, 1, p.user_id, true, t.words || array_to_tsvector(array_remove(array[
       '#' || n / 4096, '!k:' || p.kind, '!t:' || p.topic, '!c:' || p.country_key, '!c',
       'eigen' || translate(n::text, '0123456789', 'abcdefghij'), '=eigen' || translate(n::text, '0123456789', 'abcdefghij')], null))
     from generate_series(1, $1::int) n join bench_text t on t.number = n % $2
     join post p on p.id = 'post-' || lpad(n::text, 9, '0') order by n`,
    [posts, TEXTS],
  );
  await client.query(`select setval('post_search_seq', $1)`, [posts]);
  await client.query(
    `insert into post_word select word, least(ndoc, 100) from ts_stat('select words from post_search')
     where word ~ '^=?[a-z]{4,}$'`,
  );
  await client.query('alter table post_search enable trigger post_word_count');
  for (const definition of indexes) await client.query(definition);
}

/**
 * @param {Client} client
 * @param {number} posts
 */
async function plantAnswers(client, posts) {
  await client.query(
    `insert into post_answer (id, post_id, user_id, text, created_at)
     select 'answer-' || n, 'post-' || lpad((1 + n % $1::int)::text, 9, '0'), 'person-' || 1 + n % ($1::int / 3),
       'Danke, das hat uns auf der Reise sehr geholfen. Antwort ' || n, now() - n * interval '1 second'
     from generate_series(1, $1::int * 10 / 3) n where n % $1::int % 5 <> 0`,
    [posts],
  );
}

/**
 * @param {Client} client
 * @param {readonly string[]} names
 * @returns {Promise<readonly string[]>} how to make them again: filling them row by row takes minutes
 */
async function dropIndexes(client, names) {
  const { rows } = await client.query('select indexdef from pg_indexes where indexname = any($1)', [
    names,
  ]);
  for (const name of names) await client.query(`drop index ${name}`);
  return rows.map(({ indexdef }) => indexdef);
}

/**
 * Words as people use them: the second one half as often as the first, the third one a third as often.
 *
 * @param {number} length
 * @param {() => number} random
 * @param {readonly string[]} vocabulary
 */
function textOf(length, random, vocabulary) {
  return Array.from({ length }, () => {
    const rank = Math.floor(20 * ((vocabulary.length / 20) ** random() - 1) + random() * 20);
    return vocabulary[rank] ?? '';
  }).join(' ');
}

/** @param {number} rank */
function wordOf(rank) {
  let [word, rest] = ['', rank + 16];
  while (rest > 0) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
}

/**
 * @param {number} seed
 * @returns {() => number} the same numbers in every run
 */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
