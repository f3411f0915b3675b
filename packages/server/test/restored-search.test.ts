import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startPostServer } from './post-server.ts';
import { runBackup } from '../src/cli/run-backup.ts';
import { runRestore } from '../src/cli/run-restore.ts';
import { readConfig } from '../src/config/config.ts';
import { writeMissingSearch } from '../src/features/posts/search/write-search.ts';

it('finds posts of a restored backup once the job has written their words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'));
  const server = await startPostServer();
  const { url, database } = server.testDatabase;
  const anna = await server.member();
  const titlesOf = async (q: string) =>
    (await server.visitor().list(`q=${q}`)).posts.map(({ title }) => title);
  await anna.post({ title: 'Wohnmobilstellplatz am Polarkreis' });
  const hidden = await anna.post({ title: 'Verborgener Polarkreis' });
  await database.pool.query(`update post set state = 'hidden' where id = $1`, [hidden.id]);
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder });
  const file = join(folder, 'backup');
  await runBackup(config, file);
  await runRestore(config, file);
  expect(await titlesOf('Polarkreis')).toEqual([]);
  await writeMissingSearch(database.background.db);
  // By its word, by a part of a compound, and mistyped.
  for (const q of ['Polarkreis', 'Stellplatz', 'Polarkries'])
    expect(await titlesOf(q), q).toEqual(['Wohnmobilstellplatz am Polarkreis']);
  await server.close();
  await rm(folder, { recursive: true });
});
