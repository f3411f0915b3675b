import { shortLabel } from '@fahrtwind/domain';
import { formatKm } from '../../../../format/distance.ts';
import { formatDuration } from '../../../../format/duration.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import type { AnsweredLeg, RouteAnswer } from './route-answer.ts';
import { kmOf } from './route-facts.tsx';
import styles from './leg-list.module.css';
import { useRoutePlanTexts } from './texts.ts';

const COLOURS = 10;

/** The legs one below the other, in the colours of the days that a trip along them would have. */
export function LegList({ answer }: { readonly answer: RouteAnswer }) {
  const texts = useRoutePlanTexts();
  return (
    <section>
      <h3>{texts.legs}</h3>
      <ol className={styles.legs}>
        {answer.legs.map((leg, index) => {
          const day = answer.days[index + 1] ?? 0;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the same leg can be driven twice
            <li key={index} className={styles[`day${(day % COLOURS) + 1}`]}>
              <span className={styles.marker} aria-hidden="true">
                {index + 2}
              </span>
              <div>
                <p className={styles.day}>{texts.day(day + 1)}</p>
                <p className={styles.name}>{texts.leg(shortLabel(leg.from), shortLabel(leg.to))}</p>
                <LegNotes leg={leg} />
              </div>
              <LegFigures leg={leg} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function LegNotes({ leg }: { readonly leg: AnsweredLeg }) {
  const texts = useRoutePlanTexts();
  const notes = [
    leg.hasToll && texts.withToll,
    leg.hasFerry && texts.withFerry,
    leg.isEstimate && !leg.isMissing && texts.estimated,
  ].filter((note) => note !== false);
  return notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>;
}

function LegFigures({ leg }: { readonly leg: AnsweredLeg }) {
  const texts = useRoutePlanTexts();
  const language = useLanguage();
  if (leg.isMissing) return <p className={styles.figures}>{texts.noRoute}</p>;
  return (
    <p className={styles.figures}>
      <span>{formatKm(kmOf(leg.meters), language)}</span>
      <span className={styles.time}>{formatDuration(leg.seconds / 60)}</span>
    </p>
  );
}
