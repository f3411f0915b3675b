import { PATHS, type Trip } from '@fahrtwind/domain';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDayTexts } from './texts.ts';
import { DAY_PARAM } from './use-shown-day.ts';
import styles from './day.module.css';

// Opened once a day at most, and it draws QR codes.
const DayNavigation = lazy(async () => {
  const { DayNavigation: loaded } = await import('../../../parts/navigate/day-navigation.tsx');
  return { default: loaded };
});

interface DayLinksProps {
  readonly trip: Trip;
  readonly dayId: string;
  readonly number: number;
  /** What is needed to take the trip along without a network. */
  readonly offline: ReactNode;
}

const UNFOLDED = { navigation: 'route', offline: 'download' } as const;

type Unfolded = keyof typeof UNFOLDED;

/** Where to go from the day: its map, the planner, paper, a navigation app, and the trip without a network. */
export function DayLinks({ trip, dayId, number, offline }: DayLinksProps) {
  const { links: texts } = useDayTexts();
  const id = useId();
  const [open, setOpen] = useState<Unfolded | null>(null);
  const links = [
    { icon: 'map', ...texts.map, to: `${PATHS.readOnlyMap}?${DAY_PARAM}=${number}` },
    { icon: 'edit', ...texts.planner, to: PATHS.planner },
    { icon: 'note', ...texts.print, to: PATHS.print },
  ] as const;
  return (
    <>
      <nav className={styles.links} aria-label={texts.label}>
        {links.map(({ icon, short, long, to }) => (
          <ButtonLink key={to} variant="quiet" className={styles.link} to={to} aria-label={long}>
            <Icon name={icon} />
            {short}
          </ButtonLink>
        ))}
        {(['navigation', 'offline'] as const).map((part) => (
          <Button
            key={part}
            variant="quiet"
            className={styles.link}
            aria-label={texts[part].long}
            aria-expanded={open === part}
            aria-controls={open === part ? id : undefined}
            onClick={() => setOpen(open === part ? null : part)}
          >
            <Icon name={UNFOLDED[part]} />
            {texts[part].short}
          </Button>
        ))}
      </nav>
      {open !== null && (
        <div id={id}>
          {open === 'offline' ? (
            offline
          ) : (
            <Suspense fallback={null}>
              <DayNavigation trip={trip} dayId={dayId} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
