import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createAsk, type Ask, type Client } from './named-statements.ts';
import type { Change } from './telling/changes.ts';

interface Telling {
  /** Tells all servers of a change when it can be read: a transaction tells after its commit, and nothing without one. */
  readonly tell: (change: Change) => void;
}

/** What a repository needs to run its statements: the database itself or an open transaction. */
export type Queries = Telling &
  Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

type Transact = NodePgDatabase['transaction'];
type Transaction = Parameters<Parameters<Transact>[0]>[0] & Telling;

/** The database of drizzle, whose transactions tell after their commit. */
export type Db = Omit<NodePgDatabase, 'transaction'> &
  Telling & {
    readonly ask: Ask;
    readonly transaction: <T>(
      run: (tx: Transaction) => Promise<T>,
      config?: Parameters<Transact>[1],
    ) => Promise<T>;
  };

/** No caller has to remember the moment of telling, and no NOTIFY keeps other transactions waiting for this one. */
export function withTelling(
  db: NodePgDatabase & { readonly $client: Client },
  tell: Telling['tell'],
): Db {
  const begin: Transact = db.transaction.bind(db);
  const transaction: Db['transaction'] = async (run, config) => {
    let untold: Change[] | null = [];
    // What is said after the end, such as by a hook that ran late, can be read already.
    const tellLater = (change: Change) => void (untold ? untold.push(change) : tell(change));
    const result = await begin((tx) => run(Object.assign(tx, { tell: tellLater })), config);
    const changes = untold;
    untold = null;
    for (const change of changes) tell(change);
    return result;
  };
  return Object.assign(db, { ask: createAsk(db.$client), tell, transaction });
}
