import { Client } from 'pg';
import { vi } from 'vitest';

/** The texts of all statements that reach PostgreSQL while something is done. */
export async function recordStatements(run: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await run();
    return query.mock.calls.map(([statement]: readonly unknown[]) =>
      typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text')),
    );
  } finally {
    query.mockRestore();
  }
}
