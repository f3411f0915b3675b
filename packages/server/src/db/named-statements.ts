import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool, QueryResultRow } from 'pg';

/** PostgreSQL keeps the plans of all of them for each connection. What comes later is planned each time. */
const MOST_NAMES = 40;

export type Client = Pick<Pool, 'query'> | Pick<ClientBase, 'query'>;

/** Runs a statement that is asked often and in few forms. */
export type Ask = <Row extends QueryResultRow>(statement: SQL) => Promise<Row[]>;

/**
 * Gives each text a name, by which PostgreSQL plans it once for each connection: planning the list of posts takes longer
 * than reading it.
 */
export function createAsk(client: Client): Ask {
  const dialect = new PgDialect();
  const names = new Map<string, string>();
  return async <Row extends QueryResultRow>(statement: SQL) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `ask-${names.size}`);
    const name = names.get(text);
    const asked = { text, values, ...(name !== undefined && { name }) };
    return (await client.query<Row>(asked)).rows;
  };
}
