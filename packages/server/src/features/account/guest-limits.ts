import { createHmac } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { GUESTS_OF_NETWORK, RETENTION } from '@fahrtwind/domain';
import type { createAuthMiddleware } from 'better-auth/api';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { isLoopback, networkOf } from '../../http/network.ts';
import type { AccountConfig } from './account-config.ts';
import { CLIENT_ADDRESS_HEADER } from './auth-settings.ts';

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const GUEST_PATH = '/sign-in/anonymous';
/** Share of the embedded database's disk that all guests may use together. */
const DISK_SHARE = 0.2;
/** Where the size of the disk is not known, as of a database elsewhere. */
const MOST_BYTES_ELSEWHERE = 10 * 1024 ** 3;

/** Guests are free, so their number is bounded by the network that they come from and by the room for all of them. */
export function createGuestLimits(db: Queries, { secret }: AccountConfig) {
  const networkIn = (ctx: AuthContext): string | null => {
    const address = ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? '';
    if (isLoopback(address)) return null;
    return createHmac('sha256', secret)
      .update(`guest network ${networkOf(address)}`)
      .digest('base64url');
  };
  return {
    async before(ctx: AuthContext): Promise<void> {
      if (ctx.path !== GUEST_PATH) return;
      const { rows } = await db.execute<{ readonly guests: number; readonly isFull: boolean }>(sql`
        select (select count(*)::int from guest_network where network = ${networkIn(ctx)}
            and created_at > now() - interval '1 day') as guests,
          exists (select from guest_usage where bytes >= most_bytes) as "isFull"`);
      const [found] = rows;
      if (found?.isFull) throw new AppError('storage-full');
      if (found && found.guests >= GUESTS_OF_NETWORK.perDay) throw new AppError('guest-limit');
    },
    async after(ctx: AuthContext): Promise<void> {
      const uid = ctx.context.newSession?.user.id;
      const network = networkIn(ctx);
      if (ctx.path !== GUEST_PATH || uid === undefined || network === null) return;
      await db.execute(sql`
        insert into guest_network (guest_uid, network) values (${uid}, ${network})
        on conflict do nothing`);
    },
  };
}

/** Counts what guests keep, and forgets where they came from as soon as it no longer counts. */
export async function measureGuests(
  db: Queries,
  { dataDir, databaseUrl }: Pick<AccountConfig, 'dataDir' | 'databaseUrl'>,
): Promise<void> {
  const disk = databaseUrl === null ? await statfs(dataDir) : null;
  const mostBytes = disk ? Math.round(disk.blocks * disk.bsize * DISK_SHARE) : MOST_BYTES_ELSEWHERE;
  await db.execute(sql`
    delete from guest_network
    where created_at < now() - ${RETENTION.guestNetwork.days} * interval '1 day'`);
  await db.execute(sql`
    insert into guest_usage (bytes, most_bytes)
    select coalesce(sum(trip.bytes + coalesce(share.bytes, 0)), 0), ${mostBytes}
    from account join trip on trip.user_id = account.id
      left join trip_share share on share.trip_id = trip.id
    where account.is_anonymous
    on conflict (is_only) do update set bytes = excluded.bytes, most_bytes = excluded.most_bytes`);
}
