import { useMemo } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useInView } from '../../../parts/trip-edit/use-planner-view.ts';
import { useCompanionTexts } from '../texts.ts';
import styles from '../components/companions.module.css';
import { PersonBadge } from './person-badge.tsx';
import { useLivePeople } from './use-trip-people.ts';
import { usePresence } from './use-presence.ts';

/** The other people who are looking at the current trip; renders nothing without any. */
export function PresenceBar() {
  const selectedStopId = useInView((view) => view.cityId);
  const selection = useMemo(
    () => (selectedStopId === null ? [] : [selectedStopId]),
    [selectedStopId],
  );
  useLivePeople(selection);
  const texts = useCompanionTexts();
  const present = usePresence();
  return (
    <output aria-label={texts.here} className={styles.presence}>
      {present.map(({ uid, name, colour }) => (
        <span key={uid} title={name}>
          <PersonBadge name={name} colour={colour} />
          <VisuallyHidden>{texts.isHere(name)}</VisuallyHidden>
        </span>
      ))}
    </output>
  );
}
