import {
  legKindOf,
  shortLabel,
  type LegKind,
  type ScheduledLeg,
  type Stop,
} from '@fahrtwind/domain';
import { memo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LEG_ICONS } from '../leg-icons.ts';
import { legFacts } from './leg-facts.ts';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

interface LegLineProps {
  readonly stop: Stop;
  readonly leg: ScheduledLeg | null;
  /** How the trip is travelled; only other legs say so. */
  readonly usualKind?: LegKind | undefined;
  /** Opens what can be changed about the leg; the same function at every render. */
  readonly onOpen?: ((stopId: string) => void) | undefined;
}

/** The leg to a stop as a thin line; renders nothing at the start of the trip and for stops off the route. */
export const LegLine = memo(function LegLine(props: LegLineProps) {
  const { stop, leg, usualKind, onOpen } = props;
  const texts = useTripRowTexts();
  const language = useLanguage();
  if (!leg) return null;
  const { kind, way, notes } = legFacts(stop, leg, language, texts, usualKind);
  // The same place again: there is no way to speak of.
  if (way === '') return null;
  // What is closed is worth a second line, the rest is read when the leg is opened.
  const isOneLine = usualKind !== undefined && !leg.closures?.length;
  const words = (
    <>
      {(kind !== '' || usualKind === undefined) && <Icon name={LEG_ICONS[legKindOf(stop)]} />}
      <span className={isOneLine ? styles.oneLine : undefined}>
        {kind !== '' && `${kind}, `}
        {way}
        {notes.map((note) => (
          <span key={note}> · {note}</span>
        ))}
      </span>
    </>
  );
  // A list may leave out the legs about which there is nothing but figures to say.
  const isPlain = kind === '' && notes.every((note) => note === texts.noToll);
  if (!onOpen)
    return (
      <p className={styles.leg} data-plain={isPlain || undefined}>
        {words}
      </p>
    );
  return (
    <p className={styles.leg} data-plain={isPlain || undefined}>
      <button type="button" className={styles.legButton} onClick={() => onOpen(stop.id)}>
        <VisuallyHidden>{texts.wayTo(shortLabel(stop.location))}</VisuallyHidden>
        {words}
      </button>
    </p>
  );
});
