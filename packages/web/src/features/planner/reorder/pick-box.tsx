import { useRef } from 'react';
import styles from './reorder.module.css';
import { useReorderTexts } from './texts.ts';
import { usePick } from './use-pick.ts';
import { usePicked } from './use-picked.ts';

interface PickBoxProps {
  readonly stopId: string;
  readonly name: string;
}

/** Picks a stop; with Shift everything up to it. */
export function PickBox({ stopId, name }: PickBoxProps) {
  const texts = useReorderTexts();
  const pick = usePick(stopId);
  const isPicked = usePicked(({ ids }) => ids.has(stopId));
  // A change does not say which keys are down; the click right before it does.
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
