import { randomBytes } from 'node:crypto';
import { addDays, copyId, MAX_GUEST_SHARE_DAYS, type CalendarDate } from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { todayOf } from './public-trip.repository.ts';
import { addShare, changeShare, listShares, type WantedShare } from './share.repository.ts';

/** 192 bits: a copy cannot be found by guessing. */
const RANDOM_BYTES = 24;

interface ShareTrip {
  readonly tripId: string;
  readonly wanted: WantedShare;
  /** Links of guests have an end. */
  readonly isAnonymous: boolean;
  readonly now: Date;
}

/** Makes the link of a trip, or changes the one that works; either happens whole or not at all. */
export async function shareTrip(
  db: Database['db'],
  { tripId, wanted, isAnonymous, now }: ShareTrip,
): Promise<void> {
  const today = todayOf(now);
  const latest = isAnonymous ? addDays(today, MAX_GUEST_SHARE_DAYS) : null;
  checkEnd(wanted.expiresAt, today, latest);
  const expiresAt = wanted.expiresAt === undefined ? latest : wanted.expiresAt;
  const id = copyId(randomBytes(RANDOM_BYTES).toString('base64url'));
  await db.transaction(async (tx) => {
    const share = { tripId, id, wanted: { ...wanted, expiresAt }, now, today };
    if (!(await addShare(tx, share))) throw new AppError('quota-exceeded');
    const [made] = await listShares(tx, tripId, today);
    const isNew = made?.id === id;
    const isChange = Object.values(wanted).some((value) => value !== undefined);
    if (!isNew && isChange && !(await changeShare(tx, tripId, wanted, now)))
      throw new AppError('quota-exceeded');
  });
}

/** Refuses an end that has passed, and none or one that is too far off where there is a latest day. */
function checkEnd(
  expiresAt: CalendarDate | null | undefined,
  today: CalendarDate,
  latest: CalendarDate | null,
): void {
  if (expiresAt === undefined) return;
  if (expiresAt !== null && expiresAt < today) throw new AppError('share-end-passed', 'expiresAt');
  if (latest !== null && (expiresAt === null || expiresAt > latest))
    throw new AppError('share-too-long', 'expiresAt');
}
