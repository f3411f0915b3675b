import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useCompanionTexts } from '../texts.ts';
import { presence } from './browser-people.ts';
import styles from '../components/companions.module.css';
import { PersonBadge } from './person-badge.tsx';
import { usePresence } from './use-presence.ts';

interface SelectedByOthersProps {
  readonly stopId: string;
}

/** Marks a stop that others have selected. Of 300 stops only the affected ones render again. */
export function SelectedByOthers({ stopId }: SelectedByOthersProps) {
  const read = () => presence.get().some(({ selection }) => selection.includes(stopId));
  const isSelected = useSyncExternalStore(presence.subscribe, read, read);
  return isSelected ? <Marks stopId={stopId} /> : null;
}

function Marks({ stopId }: SelectedByOthersProps) {
  const texts = useCompanionTexts();
  const here = usePresence().filter(({ selection }) => selection.includes(stopId));
  return (
    <span className={styles.selectedBy}>
      {here.map(({ uid, name, colour }) => (
        <PersonBadge key={uid} name={name} colour={colour} isSmall />
      ))}
      <VisuallyHidden>{texts.selectedBy(here.map(({ name }) => name).join(', '))}</VisuallyHidden>
    </span>
  );
}
