import { isValidLocation, type Stop, type Trip } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { dayColour } from '../trip-rows/day-colour.ts';
import { measureLeg } from '../../store/routes/leg-cache.ts';
import { tripOnMap } from '../trip-on-map.ts';
import { drawLine } from './draw-line.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, projectAround } from './picture-frame.ts';
import { Ground } from './ground.tsx';
import styles from './place-picture.module.css';

interface PlacePictureProps {
  readonly trip: Pick<Trip, 'days' | 'hotels'>;
  readonly stop: Stop;
}

/** Where a stop lies: land and water around it, and the trip's way. Decorative, because words say the same. */
export function PlacePicture({ trip, stop }: PlacePictureProps) {
  const language = useLanguage();
  const drawing = useMemo(() => drawTrip(trip, stop, language), [trip, stop, language]);
  if (!isValidLocation(stop.location)) return null;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-picture=""
    >
      <Ground lat={stop.location.lat} lng={stop.location.lng} />
      {drawing.ways.map(({ id, path, day, isDirect }) => (
        <g key={id} className={dayColour(day)}>
          <path className={styles.casing} d={path} />
          <path className={classNames(styles.way, isDirect && styles.direct)} d={path} />
        </g>
      ))}
      {drawing.dots.map(({ id, x, y, day, isHere, number, label }) => (
        <g key={id} className={dayColour(day)} transform={`translate(${x} ${y})`}>
          <circle className={isHere ? styles.here : styles.dot} r={isHere ? 14 : 5} />
          {isHere ? (
            <text className={styles.number} dy="0.36em">
              {number || '·'}
            </text>
          ) : (
            <text
              className={classNames(styles.label, x > PICTURE_WIDTH / 2 && styles.before)}
              dx={x > PICTURE_WIDTH / 2 ? -10 : 10}
              dy="0.36em"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function drawTrip(trip: PlacePictureProps['trip'], { id, location }: Stop, language: 'de' | 'en') {
  const project = projectAround(location);
  const { stops, legs } = tripOnMap(trip, { language, knownLeg: measureLeg });
  const ways = legs
    .map(({ cityId, geometry, dayIndex, profile }) => ({
      id: cityId,
      path: drawLine(geometry, project),
      day: dayIndex + 1,
      isDirect: profile === 'direct',
    }))
    .filter(({ path }) => path !== '');
  const dots = stops
    .map((stop) => {
      const [x, y] = project([stop.lng, stop.lat]);
      const isHere = stop.id === id;
      const { number, label } = stop;
      return { id: stop.id, x, y, day: stop.dayIndex + 1, isHere, number, label };
    })
    .filter(({ x, y }) => x > -8 && x < PICTURE_WIDTH + 8 && y > -8 && y < PICTURE_HEIGHT + 8)
    // The place itself is drawn last, on top of stops nearby.
    .toSorted((one, other) => Number(one.isHere) - Number(other.isHere));
  return { ways, dots };
}
