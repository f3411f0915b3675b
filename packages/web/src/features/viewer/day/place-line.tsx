import { longLabel, type Location, type RouteProfile } from '@fahrtwind/domain';
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
  return (
    <div className={styles.place}>
      <Address location={location} name={name} />
      <Navigate place={location} name={name} profile={profile} variant={variant} />
    </div>
  );
}

export function Address({ location, name }: Pick<PlaceLineProps, 'location' | 'name'>) {
  const { where } = placeLabels(location);
  const address = placeLabels(location).name === name ? where : longLabel(location);
  return address === '' ? null : <address className={styles.address}>{address}</address>;
}
