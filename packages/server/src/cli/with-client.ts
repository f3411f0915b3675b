import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { connectDatabase } from '../db/connect-database.ts';

/** Runs a task on a connection of its own, beside a running server or without one. */
export async function withClient<T>(
  config: Config,
  task: (client: Client) => Promise<T>,
): Promise<T> {
  const connection = await connectDatabase(config);
  const client = new Client({
    connectionString: connection.url,
    application_name: 'fahrtwind backup',
  });
  // A connection that breaks fails the query under way; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await task(client);
  } finally {
    await client.end();
    await connection.close();
  }
}
