import { isFirm, type LegMeasure, type Stop } from '@fahrtwind/domain';
import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';

interface LegLineProps {
  readonly stop: Stop;
  readonly measure: LegMeasure | undefined;
}

/** The way to a stop as a thin road; nothing where the trip begins or the route passes by. */
export function LegLine({ stop, measure }: LegLineProps) {
  const { plan: texts } = usePlannerTexts();
  const language = useLanguage();
  if (!measure || !isFirm(stop)) return null;
  return (
    <p className={styles.leg}>
      {texts.profiles[stop.routeProfile]}, {formatKm(Math.round(measure.meters / 1000), language)},{' '}
      {formatDuration(measure.seconds / 60)} <small>{texts.estimated}</small>
      {stop.routeProfile === 'driving' && !stop.toll && <span> · {texts.noToll}</span>}
    </p>
  );
}
