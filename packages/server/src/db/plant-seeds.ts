import type { Pool, PoolClient } from 'pg';
import { lockedTransaction } from './locked-transaction.ts';

/** Sample content that a new installation starts with. */
export interface Seed {
  /** Never changes: a seed is planted once, also when people have removed what grew from it. */
  readonly name: string;
  plant(client: PoolClient): Promise<void>;
}

// Any number will do, as long as every version of Fahrtwind uses the same one.
const seedLock = 7_110_003;

/** The table that says which seeds have been planted. */
export const seedTable = `create table if not exists seed (
  name text primary key,
  planted_at timestamptz not null default now()
)`;

/** Plants what has not been planted yet, each seed in one transaction with its entry in the table. */
export async function plantSeeds(pool: Pool, seeds: readonly Seed[]): Promise<readonly string[]> {
  await lockedTransaction(pool, seedLock, (client) => client.query(seedTable));
  const planted: string[] = [];
  for (const seed of seeds) {
    const isNew = await lockedTransaction(pool, seedLock, async (client) => {
      const { rowCount } = await client.query(
        'insert into seed (name) values ($1) on conflict do nothing',
        [seed.name],
      );
      if (rowCount) await seed.plant(client);
      return rowCount === 1;
    });
    if (isNew) planted.push(seed.name);
  }
  return planted;
}
