import type { ScheduledLeg, Stop } from '@fahrtwind/domain';
import { memo } from 'react';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';

interface LegLineProps {
  readonly stop: Stop;
  readonly leg: ScheduledLeg | null;
}

/** The way to a stop as a thin road; nothing where the trip begins or the route passes by. */
export const LegLine = memo(function LegLine({ stop, leg }: LegLineProps) {
  const { plan: texts } = usePlannerTexts();
  const language = useLanguage();
  if (!leg) return null;
  return (
    <p className={styles.leg}>
      {texts.profiles[stop.routeProfile]}, {formatKm(kmOf(leg.meters), language)},{' '}
      {formatDuration(leg.seconds / 60)} {leg.isEstimate && <small>{texts.estimated}</small>}
      {stop.routeProfile === 'driving' && !stop.toll && <span> · {texts.noToll}</span>}
    </p>
  );
});
