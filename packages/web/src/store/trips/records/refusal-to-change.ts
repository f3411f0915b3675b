import { mayEdit, type Refusal, type Trip } from '@fahrtwind/domain';
import { roleOf, type TripRecord } from './trip-record.ts';

/** Why the signed-in user may not make this change; null when they may. */
export function refusalToChange(record: TripRecord, before: Trip, after: Trip): Refusal | null {
  const role = roleOf(record);
  if (!mayEdit(role)) return 'only-reading';
  if (role === 'owner') return null;
  const isOwners = before.published !== after.published || before.tripPrints !== after.tripPrints;
  return isOwners ? 'not-the-owner' : null;
}
