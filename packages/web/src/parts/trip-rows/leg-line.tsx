import { isDriven, type ScheduledLeg, type Stop } from '@fahrtwind/domain';
import { memo } from 'react';
import { estimateMark } from '../../format/estimate.ts';
import { formatWay } from '../../format/way.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { profileName } from '../profile-name.ts';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

interface LegLineProps {
  readonly stop: Stop;
  readonly leg: ScheduledLeg | null;
}

/** The leg to a stop as a thin line; renders nothing at the start of the trip and for stops off the route. */
export const LegLine = memo(function LegLine({ stop, leg }: LegLineProps) {
  const texts = useTripRowTexts();
  const language = useLanguage();
  if (!leg) return null;
  const way = formatWay(leg, language, estimateMark(leg.isEstimate));
  // The same place again: there is no way to speak of.
  if (way === '') return null;
  return (
    <p className={styles.leg}>
      {!isDriven(stop.routeProfile) && `${profileName(stop.routeProfile, language)}, `}
      {way}
      {isDriven(stop.routeProfile) && !stop.toll && <span> · {texts.noToll}</span>}
      {leg.closures?.map((closure) => (
        <span key={closure.name}> · {texts.closure(closure)}</span>
      ))}
    </p>
  );
});
