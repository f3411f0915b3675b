import { useRef } from 'react';
import styles from '../drag/reorder.module.css';
import { useReorderTexts } from '../drag/texts.ts';
import { usePick } from './use-pick.ts';
import { usePicked } from '../../../../parts/trip-edit/use-picked.ts';

interface PickBoxProps {
  readonly stopId: string;
  readonly name: string;
}

/** Picks a stop; with Shift, everything up to it. */
export function PickBox({ stopId, name }: PickBoxProps) {
  const texts = useReorderTexts();
  const pick = usePick(stopId);
  const isPicked = usePicked(({ ids }) => ids.has(stopId));
  // A change event does not carry the keys; the click before it does.
  const shiftKey = useRef(false);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        data-pick={stopId}
        aria-label={texts.pick(name)}
        checked={isPicked}
        onClick={(event) => {
          shiftKey.current = event.shiftKey;
        }}
        onChange={() => pick({ shiftKey: shiftKey.current })}
      />
    </label>
  );
}
