import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const form = z.array(z.object({ question: z.string(), status: z.number(), reply: z.unknown() }));

export interface Reply {
  readonly status: number;
  readonly reply: unknown;
}

/** Answers of a real engine on the invented region, by question. */
export interface Recordings {
  find(question: string): Promise<Reply>;
  /** Writes down what was asked for, when recording. */
  close(): void;
}

/**
 * Opens what was recorded. With an engine it asks that instead and records its answers anew, which is done by
 * `RECORD_ENGINES=1` where Valhalla is there.
 */
export function openRecordings(
  name: string,
  engine: ((question: string) => Promise<Reply>) | null,
): Recordings {
  const file = join(import.meta.dirname, 'recordings', `${name}.json`);
  if (engine) return record(file, engine);
  const kept = new Map(
    form
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(({ question, ...reply }) => [question, reply]),
  );
  return {
    find: async (question) =>
      kept.get(question) ?? { status: 500, reply: { error: `not recorded: ${question}` } },
    close: () => undefined,
  };
}

function record(file: string, engine: (question: string) => Promise<Reply>): Recordings {
  const asked = new Map<string, Reply>();
  return {
    find: async (question) => {
      const reply = await engine(question);
      asked.set(question, reply);
      return reply;
    },
    close: () => {
      const rows = [...asked].map(([question, reply]) => JSON.stringify({ question, ...reply }));
      writeFileSync(file, `[\n${rows.sort().join(',\n')}\n]\n`);
    },
  };
}
