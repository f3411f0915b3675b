import { shortLabel } from '@fahrtwind/domain';
import { kmOf } from '../../../format/distance.ts';
import { RoadList } from '../components/road-list.tsx';
import type { AnsweredLeg, RouteAnswer } from './route-answer.ts';
import styles from './route-planner.module.css';
import { useRoutePlanTexts } from './texts.ts';

/** The legs in the colours of the days that a trip along them would have. */
export function LegList({ answer }: { readonly answer: RouteAnswer }) {
  const texts = useRoutePlanTexts();
  const pieces = answer.legs.map((leg, index) => {
    const day = (answer.days[index + 1] ?? 0) + 1;
    return {
      // The same leg can be driven twice.
      key: index,
      day,
      // The number of the leg's destination, as on the map.
      number: index + 2,
      dayText: texts.day(day),
      name: texts.leg(shortLabel(leg.from), shortLabel(leg.to)),
      note: notesOf(leg, texts),
      figures: leg.isMissing
        ? texts.noRoute
        : { km: kmOf(leg.meters), minutes: leg.seconds / 60, isEstimate: leg.isEstimate },
    };
  });
  return (
    <section className={styles.legs}>
      <h3>{texts.legs}</h3>
      <RoadList pieces={pieces} isTight />
    </section>
  );
}

function notesOf(leg: AnsweredLeg, texts: ReturnType<typeof useRoutePlanTexts>): string | null {
  const notes = [
    leg.hasToll && texts.withToll,
    leg.hasFerry && [texts.withFerry, leg.ferries.join(', ')].filter(Boolean).join(' '),
    leg.isEstimate && !leg.isMissing && texts.estimated,
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' · ') : null;
}
