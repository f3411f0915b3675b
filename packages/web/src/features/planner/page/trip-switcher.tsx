import { openTripPath, PATHS, type Trip } from '@fahrtwind/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePlannerSlots } from '../slots.tsx';
import styles from './split-view/split-view.module.css';
import { useSplitViewTexts } from './split-view/texts.ts';

const MOST = 8;

/** What can be done with the whole trip, and the way to another one without the list of all trips. */
export function TripSwitcher({ trip }: { readonly trip: Trip }) {
  const texts = useSplitViewTexts();
  const { FileActions, PublishItem, TripActions } = usePlannerSlots();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeIfOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [isOpen]);

  return (
    // Handles only Escape; the list itself consists of links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.switcher}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <Button
        ref={opener}
        variant="quiet"
        className={styles.switch}
        aria-label={texts.tripMenu}
        title={texts.tripMenu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="down" />
      </Button>
      {isOpen && (
        <nav id={id} className={styles.trips} aria-label={texts.tripMenu}>
          <ul>
            <li>
              <Link to={PATHS.print}>
                <Icon name="note" />
                {texts.print}
              </Link>
            </li>
            <PublishItem onChoose={() => setOpen(false)} />
            <FileActions tripId={trip.id} onChoose={() => setOpen(false)} />
            <TripActions trip={trip} onChoose={() => setOpen(false)} />
          </ul>
          <TripLinks tripId={trip.id} onFollow={() => setOpen(false)} />
        </nav>
      )}
    </div>
  );
}

interface TripLinksProps {
  readonly tripId: string;
  readonly onFollow: () => void;
}

function TripLinks({ tripId, onFollow }: TripLinksProps) {
  const texts = useSplitViewTexts();
  const language = useLanguage();
  const list = useTrips((state) => [...state.list, ...state.companionTrips]);
  const others = list.filter(({ id }) => id !== tripId).slice(0, MOST);
  return (
    <ul aria-label={texts.otherTrips}>
      {others.map(({ id, title, startDate, endDate }) => (
        <li key={id}>
          <Link to={openTripPath(id)} onClick={onFollow}>
            <span>
              {title}
              <small>{formatTripDates(startDate, endDate, language)}</small>
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link to={PATHS.createTrip}>
          <Icon name="plus" />
          {texts.newTrip}
        </Link>
      </li>
    </ul>
  );
}
