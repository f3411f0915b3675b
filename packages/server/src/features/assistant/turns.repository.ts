import { randomUUID } from 'node:crypto';
import type { AssistantTurns } from '@fahrtwind/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';

/** A turn, for as long as it runs. */
export interface Turn {
  /** What is left then. What came to nothing costs no turn of the day. */
  readonly end: (cost: 'counted' | 'free') => Promise<AssistantTurns>;
}

interface Wanted {
  readonly uid: string;
  readonly perDay: number;
  readonly now: Date;
  /** After this time a turn counts as ended, also where its server has crashed. */
  readonly longestMs: number;
}

interface UsageRow extends Record<string, unknown> {
  readonly turns: number;
  readonly isRunning: boolean;
}

/** Takes one of today's turns; refuses where none is left, or another answer is running, on whichever server. */
export async function beginTurn(queries: Queries, wanted: Wanted): Promise<Turn> {
  const { uid, perDay, now, longestMs } = wanted;
  const key = randomUUID();
  const day = dayOf(now);
  const until = new Date(now.getTime() + longestMs).toISOString();
  const { rows } = await queries.execute<{ readonly turns: number }>(sql`
    insert into assistant_usage as usage (user_id, day, turns, running, running_until)
    values (${uid}, ${day}::date, 1, ${key}, ${until})
    on conflict (user_id) do update set
      day = excluded.day, turns = case when usage.day = excluded.day then usage.turns + 1 else 1 end,
      running = excluded.running, running_until = excluded.running_until
    where (usage.running_until is null or usage.running_until < ${now.toISOString()})
      and (usage.day <> excluded.day or usage.turns < ${perDay})
    returning turns`);
  const [row] = rows;
  if (!row) throw new AppError(await refusalOf(queries, wanted));
  return {
    end: async (cost) => {
      const given = cost === 'free' ? 1 : 0;
      await queries.execute(sql`
        update assistant_usage set running = null, running_until = null, turns = greatest(0, turns - ${given}::integer)
        where user_id = ${uid} and running = ${key}`);
      return { left: Math.max(0, perDay - row.turns + given), perDay };
    },
  };
}

async function refusalOf(
  queries: Queries,
  { uid, now }: Wanted,
): Promise<'assistant-busy' | 'assistant-turns-used'> {
  const usage = await findUsage(queries, uid, now);
  return usage?.isRunning ? 'assistant-busy' : 'assistant-turns-used';
}

/** How many turns are left today. */
export async function turnsLeft(
  queries: Queries,
  { uid, perDay, now }: Omit<Wanted, 'longestMs'>,
): Promise<AssistantTurns> {
  const usage = await findUsage(queries, uid, now);
  return { left: Math.max(0, perDay - (usage?.turns ?? 0)), perDay };
}

async function findUsage(queries: Queries, uid: string, now: Date): Promise<UsageRow | undefined> {
  const { rows } = await queries.execute<UsageRow>(sql`
    select case when day = ${dayOf(now)}::date then turns else 0 end as turns,
      coalesce(running_until >= ${now.toISOString()}, false) as "isRunning"
    from assistant_usage where user_id = ${uid}`);
  return rows[0];
}

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Turns are counted by the day in Germany. */
function dayOf(now: Date): string {
  return DAY.format(now);
}
