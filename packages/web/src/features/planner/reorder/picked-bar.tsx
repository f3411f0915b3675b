import { stopsOf, type Trip } from '@fahrtwind/domain';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { pickedStops } from './picked-stops.ts';
import styles from './reorder.module.css';
import { useReorderTexts } from './texts.ts';
import { usePicked } from './use-picked.ts';
import { usePickedDeeds } from './use-picked-deeds.ts';

/** What can be done with the picked stops, always in sight at the end of the list. */
export function PickedBar({ trip }: { readonly trip: Trip }) {
  const isPicking = usePicked((picked) => picked.isPicking);
  const mayEdit = useMayEdit();
  useEffect(() => pickedStops.end, []);
  useEffect(() => pickedStops.keepOnly(stopsOf(trip).map(({ id }) => id)), [trip]);
  return isPicking && mayEdit && <OpenBar />;
}

function OpenBar() {
  const texts = useReorderTexts();
  const count = usePicked(({ ids }) => ids.size);
  const { move, copy, remove, end } = usePickedDeeds();
  useEscape(end);
  const isOff = count === 0;
  return (
    <section className={styles.bar} aria-label={texts.picked}>
      <p className={styles.count}>
        <output>{texts.count(count)}</output>
        <Button variant="quiet" className={styles.end} aria-label={texts.endPicking} onClick={end}>
          <Icon name="close" />
        </Button>
      </p>
      <Button aria-disabled={isOff || undefined} onClick={isOff ? undefined : () => void move()}>
        {texts.moveTo}
      </Button>
      <Button
        variant="outlined"
        aria-label={texts.copyTo}
        title={texts.copyTo}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : () => void copy()}
      >
        <Icon name="copy" />
        <span>{texts.copy}</span>
      </Button>
      <Button
        variant="outlined"
        aria-label={texts.remove}
        title={texts.remove}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : remove}
      >
        <Icon name="trash" />
        <span>{texts.remove}</span>
      </Button>
    </section>
  );
}

/** Unless something else is open that Escape closes first. */
function useEscape(end: () => void): void {
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog[open], [role=menu]')) end();
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  });
}
