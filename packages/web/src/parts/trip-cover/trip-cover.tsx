import { MAX_COVER_POINTS, thinLine, writeCoverRoute } from '@fahrtwind/domain';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { endpoint } from '../server-state/endpoint.ts';
import { useQuery } from '../server-state/use-query.ts';
import { WhenNear } from '../when-near.tsx';
import { CoverMap } from './cover-map.tsx';
import { EmptyCover } from './empty-cover.tsx';
import { COVER_HEIGHT, COVER_WIDTH, projectRoute } from './project-route.ts';
import styles from './trip-cover.module.css';

/** What a cover is drawn from: the trip's id and the points of its route. */
export interface CoverSubject {
  readonly id: string;
  readonly route: readonly (readonly [lng: number, lat: number])[];
  /** The day of each point, from 0; where they are missing, they follow from the driving. */
  readonly days?: readonly number[] | undefined;
}

interface TripCoverProps {
  readonly trip: CoverSubject;
  readonly className?: string | undefined;
}

/**
 * The trip's route on the real map; until that has come, and without a network, on paper. A trip without places gets a
 * scene. It is decorative: the title stands beside it.
 */
export const TripCover = memo(function TripCover({ trip, className }: TripCoverProps) {
  if (trip.route.length === 0) return <EmptyCover id={trip.id} className={className} />;
  return (
    <WhenNear
      className={classNames(styles.cover, className)}
      before={<Picture paper={<RouteOnPaper route={trip.route} />} />}
    >
      <DrawnCover trip={trip} />
    </WhenNear>
  );
});

function DrawnCover({ trip: { route, days } }: { readonly trip: CoverSubject }) {
  const all = route.map(([lng, lat], index) => ({ lng, lat, day: days?.[index] }));
  const query = { route: writeCoverRoute(thinLine(all, MAX_COVER_POINTS)) };
  const { loaded } = useQuery(endpoint('drawCover', { query }));
  const drawing = loaded.status === 'ready' ? loaded.reply.drawing : null;
  return (
    <Picture paper={drawing ? <CoverMap drawing={drawing} /> : <RouteOnPaper route={route} />} />
  );
}

function Picture({ paper }: { readonly paper: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {paper}
    </svg>
  );
}

/** From stop to stop: nothing is invented around it. */
function RouteOnPaper({ route }: Pick<CoverSubject, 'route'>) {
  const points = projectRoute(route);
  const path = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  return (
    <>
      <path className={styles.waiting} d={path} />
      {points.map(([x, y], index) => (
        <circle key={index} className={styles.waitingStop} cx={x} cy={y} r={3.8} />
      ))}
    </>
  );
}
