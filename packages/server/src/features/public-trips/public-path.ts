import { publicTripPath, type Trip } from '@fahrtwind/domain';
import type { Queries } from '../../db/queries.ts';
import { todayOf } from './public-trip.repository.ts';
import { findPublication } from './publication.repository.ts';
import { listShares } from './share.repository.ts';

/** Where everybody can see a trip; a link that its owner gives to certain people is told only to the owner. */
export async function publicPathOf(
  queries: Queries,
  { id, userId }: Pick<Trip, 'id' | 'userId'>,
  uid: string,
): Promise<string | null> {
  if (await findPublication(queries, id)) return publicTripPath(id);
  if (userId !== uid) return null;
  const [share] = await listShares(queries, id, todayOf(new Date()));
  return share ? publicTripPath(share.id) : null;
}
