import type { Profile } from '@fahrtwind/contract';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import type { Query } from '../../../parts/server-state/queries.ts';

/** The profile of a person as the server shows it to who asks; the own one changes in many places, and is not kept. */
export function profileQuery(
  uid: string,
  ownUid: string | null,
): Query<{ readonly profile: Profile }> {
  const query = endpoint('getProfile', { params: { uid } });
  return uid === ownUid ? query : { ...query, kept: 'session' };
}
