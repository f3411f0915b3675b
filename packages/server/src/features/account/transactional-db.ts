import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Queries } from '../../db/queries.ts';

/**
 * The database for Better Auth, and a way to join its transactions: a callback that asked the pool for a
 * second connection while the first one is in a transaction could wait for itself.
 */
export function createTransactionalDb(db: Db): {
  readonly db: Db;
  readonly current: () => Queries;
} {
  const open = new AsyncLocalStorage<Queries>();
  const transaction: Db['transaction'] = (run, config) =>
    db.transaction((tx) => open.run(tx, () => run(tx)), config);
  return {
    db: new Proxy(db, {
      get: (target, key) =>
        key === 'transaction' ? transaction : (Reflect.get(target, key, target) as unknown),
    }),
    current: () => open.getStore() ?? db,
  };
}
