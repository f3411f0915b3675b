import { isValidLocation, longLabel, type Location, type RouteProfile } from '@fahrtwind/domain';
import { Navigate } from '../../../parts/navigate/navigate.tsx';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import styles from './day.module.css';

interface PlaceLineProps {
  readonly location: Location;
  /** Shown above; the address does not repeat it. */
  readonly name: string;
  readonly profile?: RouteProfile;
  readonly variant?: 'primary' | 'outlined' | 'quiet';
}

/** The address of a place, and the way there. */
export function PlaceLine({
  location,
  name,
  profile = 'driving',
  variant = 'outlined',
}: PlaceLineProps) {
  const { where } = placeLabels(location);
  const address = placeLabels(location).name === name ? where : longLabel(location);
  if (address === '' && !isValidLocation(location)) return null;
  return (
    <div className={styles.place}>
      {address !== '' && <address className={styles.address}>{address}</address>}
      <Navigate place={location} name={name} profile={profile} variant={variant} />
    </div>
  );
}
