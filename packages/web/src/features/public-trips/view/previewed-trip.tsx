import type { PublicTrip } from '@fahrtwind/domain';
import { PreviewContext } from './preview-context.ts';
import { PublicTripView } from './public-trip-view.tsx';

/** The page of a trip that is not published yet, to look at only. */
export function PreviewedTrip({ trip }: { readonly trip: PublicTrip }) {
  return (
    <PreviewContext value>
      <PublicTripView trip={trip} />
    </PreviewContext>
  );
}
