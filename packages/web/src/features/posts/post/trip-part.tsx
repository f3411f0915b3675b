import { isEstimated, publicTripPath, type PublicTrip } from '@fahrtwind/domain';
import { lazy, Suspense, useId, useState } from 'react';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { AdoptTrip } from '../../../parts/adopt-trip/adopt-trip.tsx';
import { WhenNear } from '../../../parts/when-near.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FileButtons } from '../idea/file-buttons.tsx';
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
  /** Null while it is loaded, and where it is not public any more. */
  readonly trip: PublicTrip | null;
}

/** The published trip that a post tells of, with its map. */
export function TripPart({ tripId, trip }: TripPartProps) {
  const texts = usePostPageTexts().trip;
  const headingId = useId();
  const language = useLanguage();
  const comes = <p className={styles.mapComes}>{texts.mapComes}</p>;
  return (
    <section className={styles.trip} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.title}</h2>
      {trip && <VisuallyHidden>{texts.map(placesOf(trip))}</VisuallyHidden>}
      <WhenNear className={styles.map} before={comes}>
        {trip ? (
          <Suspense fallback={comes}>
            <PublicMap trip={trip} />
          </Suspense>
        ) : (
          comes
        )}
      </WhenNear>
      <p>
        <TextLink to={publicTripPath(tripId)}>{trip?.title ?? texts.open}</TextLink>
        {trip && (
          <span className={styles.figures}>
            {' '}
            {texts.figures(trip.dayCount, trip.stopCount)} · {estimateMark(isEstimated(trip))}
            {formatKm(kmOf(trip.totalDistance), language)}
          </span>
        )}
      </p>
      {trip && (
        <div className={styles.actions}>
          <AdoptTrip trip={trip} />
          <TakeButton trip={trip} />
          <FileButtons trip={trip} />
        </div>
      )}
    </section>
  );
}

/** The stops in order, each town once in a row. */
function placesOf({ days }: PublicTrip): readonly string[] {
  const names = days.flatMap(({ stops }) => stops.map(({ name }) => name));
  return names.filter((name, index) => name !== '' && name !== names[index - 1]);
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
