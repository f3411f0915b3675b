import { isCopy, toPublicTrip, type Omission, type PublicTrip, type Trip } from '@fahrtwind/domain';

/** What the server shows of a trip: by default all that can be shown, as of a fixed time. */
export function shownTrip(
  trip: Trip,
  { omit = [], ...parts }: Partial<PublicTrip> & { readonly omit?: readonly Omission[] } = {},
): PublicTrip {
  const isShared = isCopy(trip);
  const shown = toPublicTrip(trip, {
    omit,
    author: { uid: isShared ? null : trip.userId, name: 'Jonas' },
    publication: {
      id: trip.id,
      kind: isShared ? 'copy' : 'published',
      stand: '2026-05-02T08:00:00.000Z',
      version: '1-1',
      follows: !isShared,
    },
  });
  return { ...shown, ...parts };
}
