import { stopsOf, type Trip } from '@fahrtwind/domain';
import { memo, useEffect } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { isOverlayOpen } from '../../../../ui/is-overlay-open.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';
import styles from '../drag/reorder.module.css';
import { useReorderTexts } from '../drag/texts.ts';
import { useStopLimit } from '../../../../parts/trip-edit/use-stop-limit.ts';
import { usePicked } from '../../../../parts/trip-edit/use-picked.ts';
import { usePickedActions } from './use-picked-actions.ts';

/** The actions on the picked stops, always visible at the end of the list. */
export const PickedBar = memo(function PickedBar({ trip }: { readonly trip: Trip }) {
  const isPicking = usePicked((picked) => picked.isPicking);
  const mayEdit = useMayEdit();
  useEffect(() => pickedStops.end, []);
  useEffect(() => pickedStops.keepOnly(stopsOf(trip).map(({ id }) => id)), [trip]);
  return isPicking && mayEdit && <OpenBar total={stopsOf(trip).length} />;
});

function OpenBar({ total }: { readonly total: number }) {
  const texts = useReorderTexts();
  const count = usePicked(({ ids }) => ids.size);
  const { pickAll, move, copy, remove, end } = usePickedActions();
  useEscape(end);
  const isOff = count === 0;
  const copyLimit = useStopLimit(count);
  const mayCopy = !isOff && copyLimit === undefined;
  return (
    <section className={styles.bar} data-covers="" aria-label={texts.picked}>
      <p className={styles.count}>
        <output>{texts.count(count)}</output>
        {count < total && (
          <Button variant="quiet" className={styles.all} onClick={pickAll}>
            {texts.pickAll(total)}
          </Button>
        )}
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
        title={copyLimit ?? texts.copyTo}
        aria-disabled={!mayCopy || undefined}
        onClick={mayCopy ? () => void copy() : undefined}
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

/** Ignored while something else is open that Escape closes first. */
function useEscape(end: () => void): void {
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!isOverlayOpen()) end();
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  });
}
