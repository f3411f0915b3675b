import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What a repository needs to run its statements: the database itself or an open transaction. */
export type Queries = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;
