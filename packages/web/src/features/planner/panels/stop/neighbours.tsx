import { isOnRoute, shortLabel, stopsOf, type Stop, type Trip } from '@fahrtwind/domain';
import { estimateMark } from '../../../../format/estimate.ts';
import { wayFigures } from '../../../../format/way.ts';
import { usePlannerActions } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useStopTimes } from '../../../../parts/trip-schedule/use-stop-times.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import styles from './place.module.css';
import { useStopTexts } from './texts.ts';

interface NeighboursProps {
  readonly trip: Trip;
  readonly stop: Stop;
}

/** The stops before and after this one, with the way between. */
export function Neighbours({ trip, stop }: NeighboursProps) {
  const texts = useStopTexts();
  const stops = stopsOf(trip).filter((one) => isOnRoute(one) || one.id === stop.id);
  const at = stops.findIndex(({ id }) => id === stop.id);
  const [before, after] = [at > 0 ? stops[at - 1] : undefined, stops[at + 1]];
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {before && <Neighbour trip={trip} stop={before} wayTo={stop.id} icon="back" />}
      {after && <Neighbour trip={trip} stop={after} wayTo={after.id} icon="forward" />}
    </nav>
  );
}

interface NeighbourProps extends NeighboursProps {
  /** The stop at whose end of the leg its figures are known. */
  readonly wayTo: string;
  readonly icon: 'back' | 'forward';
}

function Neighbour({ trip, stop, wayTo, icon }: NeighbourProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { open } = usePlannerActions();
  const leg = useStopTimes(trip, wayTo)?.leg;
  const figures = leg ? wayFigures(leg, language, estimateMark(leg.isEstimate)) : [];
  const side = icon === 'back' ? texts.stopBefore : texts.stopAfter;
  const name = shortLabel(stop.location);
  return (
    <button
      type="button"
      className={styles.neighbour}
      aria-label={[side, name, ...figures].join(', ')}
      data-side={icon}
      onClick={() => open({ kind: 'stop', stopId: stop.id })}
    >
      <Icon name={icon} />
      <span>
        <small>{side}</small>
        <strong>{name}</strong>
        <small>{figures.join(' · ')}</small>
      </span>
    </button>
  );
}
