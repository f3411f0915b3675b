import { PATHS } from '@fahrtwind/domain';
import { useId, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDayTexts } from './texts.ts';
import { DAY_PARAM } from './use-shown-day.ts';
import styles from './day.module.css';

interface DayLinksProps {
  readonly number: number;
  /** What is needed to take the trip along without a network. */
  readonly offline: ReactNode;
}

/** Where to go from the day: its map, the planner, paper, and the trip without a network. */
export function DayLinks({ number, offline }: DayLinksProps) {
  const { links: texts } = useDayTexts();
  const offlineId = useId();
  const [isOpen, setOpen] = useState(false);
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
        <Button
          variant="quiet"
          className={styles.link}
          aria-label={texts.offline.long}
          aria-expanded={isOpen}
          aria-controls={isOpen ? offlineId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="download" />
          {texts.offline.short}
        </Button>
      </nav>
      {isOpen && <div id={offlineId}>{offline}</div>}
    </>
  );
}
