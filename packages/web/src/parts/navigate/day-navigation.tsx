import type { Trip } from '@fahrtwind/domain';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { useDayNavigationTexts } from './day-texts.ts';
import styles from './navigate.module.css';
import { RIDE_APPS, rideLinks, type RideApp, type RideLink } from './ride-links.ts';
import { ridesOfDay, type Ride } from './rides-of-day.ts';

interface DayNavigationProps {
  readonly trip: Trip;
  readonly dayId: string;
}

/**
 * A whole day for a navigation app, with everything that it leads through: as links on this device, as QR codes for
 * another one. Nothing is sent to them before a link is opened.
 */
export function DayNavigation({ trip, dayId }: DayNavigationProps) {
  const texts = useDayNavigationTexts();
  const [isFromHere, setFromHere] = useState(false);
  const rides = ridesOfDay(trip, dayId);
  if (rides.length === 0) return <p className={styles.hint}>{texts.noRide}</p>;
  return (
    <div className={styles.rides}>
      <SwitchField label={texts.fromHere} checked={isFromHere} onChange={setFromHere} />
      {rides.map((ride, index) => (
        <RideToNavigate
          key={`${index} ${ride.points.length}`}
          ride={ride}
          isFromHere={isFromHere && index === 0}
        />
      ))}
      <p className={styles.hint}>{texts.hint}</p>
    </div>
  );
}

interface RideProps {
  readonly ride: Ride;
  readonly isFromHere: boolean;
}

function RideToNavigate({ ride, isFromHere }: RideProps) {
  const texts = useDayNavigationTexts();
  const id = useId();
  const [from, to] = [ride.points.at(0), ride.points.at(-1)];
  const between = ride.points.slice(1, -1);
  const stops = between.filter(({ isStop }) => isStop).length;
  return (
    <section aria-labelledby={id} className={styles.choice}>
      <h3 id={id} className={styles.way}>
        {texts.way(from?.name ?? '', to?.name ?? '')}
      </h3>
      <p className={styles.hint}>{texts.between(stops, between.length - stops)}</p>
      <ul className={styles.apps}>
        {RIDE_APPS.flatMap((app) =>
          rideLinks(ride, app, isFromHere).map((link, index, all) => (
            <RideTo
              key={`${app} ${index}`}
              app={app}
              link={link}
              part={all.length > 1 ? { number: index + 1, count: all.length } : undefined}
            />
          )),
        )}
      </ul>
    </section>
  );
}

interface RideToProps {
  readonly app: RideApp;
  readonly link: RideLink;
  readonly part: { readonly number: number; readonly count: number } | undefined;
}

function RideTo({ app, link: { href, from, to }, part }: RideToProps) {
  const texts = useDayNavigationTexts();
  const id = useId();
  const [hasCode, showCode] = useState(false);
  const name = part ? texts.part(texts.apps[app], part.number, part.count) : texts.apps[app];
  return (
    <li>
      <div className={styles.rideApp}>
        <ExternalLink href={href} className={styles.app}>
          <span>
            {name}
            {part && <small>{texts.way(from || texts.point, to || texts.point)}</small>}
          </span>
        </ExternalLink>
        <Button
          variant="quiet"
          aria-expanded={hasCode}
          aria-controls={hasCode ? id : undefined}
          aria-label={texts.codeFor(name)}
          title={texts.codeFor(name)}
          onClick={() => showCode(!hasCode)}
        >
          QR
        </Button>
      </div>
      {hasCode && (
        <figure id={id} className={styles.code}>
          <QrCode text={href} />
          <figcaption className={styles.hint}>{texts.scan(name)}</figcaption>
        </figure>
      )}
    </li>
  );
}
