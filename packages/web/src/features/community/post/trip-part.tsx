import { publicTripPath, type PublicTrip } from '@fahrtwind/domain';
import { lazy, Suspense, useId, useState } from 'react';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { AdoptTrip } from '../../../parts/adopt-trip/adopt-trip.tsx';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { WhenNear } from '../../../parts/when-near.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useMayAct } from '../thread/use-may-act.tsx';
import styles from './post.module.css';
import { usePostPageTexts } from './texts.ts';

const PublicMap = lazy(async () => {
  const { PublicMap: Loaded } = await import('../../../parts/public-map/public-map.tsx');
  return { default: Loaded };
});

const TakeStops = lazy(async () => {
  const { TakeStops: Loaded } = await import('../take-stops/take-stops.tsx');
  return { default: Loaded };
});

interface TripPartProps {
  readonly tripId: string;
  /** The best months of a route idea; else the months in which the trip was travelled. */
  readonly bestMonths?: readonly number[] | undefined;
}

/** The published trip that a post tells of, with its map. */
export function TripPart({ tripId, bestMonths }: TripPartProps) {
  const texts = usePostPageTexts().trip;
  const headingId = useId();
  const language = useLanguage();
  const { loaded } = useQuery(endpoint('getPublicTrip', { params: { id: tripId } }));
  // It may not be public any more.
  const trip = loaded.status === 'ready' ? loaded.reply.trip : null;
  const comes = <p className={styles.mapComes}>{texts.mapComes}</p>;
  return (
    <section className={styles.trip} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.title}</h2>
      <p>
        <TextLink to={publicTripPath(tripId)}>{trip?.title ?? texts.open}</TextLink>
        {trip && (
          <span className={styles.figures}>
            {' '}
            {texts.figures(trip.dayCount, trip.stopCount)} ·{' '}
            {estimateMark(trip.days.some(({ isEstimate }) => isEstimate))}
            {formatKm(kmOf(trip.totalDistance), language)}
          </span>
        )}
      </p>
      <WhenNear className={styles.map} before={comes}>
        {trip ? (
          <Suspense fallback={comes}>
            <PublicMap trip={trip} />
          </Suspense>
        ) : (
          comes
        )}
      </WhenNear>
      {trip && (
        <div className={styles.actions}>
          <AdoptTrip trip={trip} {...(bestMonths && { bestMonths })} />
          <TakeButton trip={trip} />
        </div>
      )}
    </section>
  );
}

function TakeButton({ trip }: { readonly trip: PublicTrip }) {
  const texts = usePostPageTexts().trip;
  const mayAct = useMayAct();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => mayAct(() => setOpen(true))}>
        <Icon name="plus" />
        {texts.take}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TakeStops trip={trip} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
