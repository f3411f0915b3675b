import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countryPoints, readTrip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { readDocument } from '../src/shared/trip-document/packed-document.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

let folder: string;
let test: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  test = await createTestDatabase('template1');
});
afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

/** A database as it was before this migration. */
async function migrateUntil(first: string): Promise<void> {
  for (const name of await readdir(MIGRATIONS))
    if (name < first) await copyFile(join(MIGRATIONS, name), join(folder, name));
  await migrate(test.database.pool, folder);
}

it('keeps what trips say that an earlier version has stored', async () => {
  await migrateUntil('0031');
  const { pool } = test.database;
  const trip = { ...tripOf({ 'Tag 1': ['Köln', 'Bonn'] }), tripPrints: 3, wish: 'Öland "im Mai"' };
  await pool.query(
    `insert into account (id, name, email) values ('rita', 'Rita', 'rita@reise.example')`,
  );
  const insert = `insert into trip (id, user_id, title, summary, doc, last_opened, created_at, updated_at)
    values ($1, 'rita', 'Rhein', '{}', $2, now(), now(), now())`;
  await pool.query(insert, ['rhein', JSON.stringify(trip)]);
  await pool.query(insert, ['odd', JSON.stringify({ ...trip, tripPrints: 'oft' })]);
  await pool.query(
    `insert into trip_share (id, trip_id, follows, without_details, created_at, doc, shown_at, bytes)
     select id || '-copy', id, false, false, now(), doc, now(), 1 from trip where id = 'rhein'`,
  );
  await migrate(pool, MIGRATIONS);
  const { rows } = await pool.query(`select id, doc, prints, country_points from trip order by id`);
  const [odd, rhein] = rows;
  expect([odd.prints, rhein.prints]).toEqual([0, 3]);
  expect(readDocument(rhein.doc)).toEqual(trip);
  expect(rhein.country_points).toEqual(countryPoints(trip));
  const [share] = (await pool.query(`select doc from trip_share`)).rows;
  expect(readTrip(readDocument(share.doc))).toMatchObject({ ok: true, value: { wish: trip.wish } });
});
