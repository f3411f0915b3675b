import { countryName, isDriven, isOnRoads } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { RouteAnswer } from './route-answer.ts';
import styles from './route-planner.module.css';
import { useRoutePlanTexts } from './texts.ts';

/** Distance, duration and countries. */
export function RouteFacts({ answer }: { readonly answer: RouteAnswer }) {
  const texts = useRoutePlanTexts();
  const language = useLanguage();
  const { meters, seconds, countries, hasToll, hasFerry, plan } = answer;
  const mark = estimateMark(answer.isEstimate);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.distance}</dt>
        <dd className={styles.big}>{mark + formatKm(kmOf(meters), language)}</dd>
      </div>
      {isOnRoads(plan.profile) && (
        <div>
          <dt>{texts.time}</dt>
          <dd className={styles.big}>{mark + formatDuration(seconds / 60)}</dd>
        </div>
      )}
      {countries.length > 0 && (
        <div className={styles.wide}>
          <dt>{texts.countries}</dt>
          <dd>{countries.map((code) => countryName(code, language) || code).join(' → ')}</dd>
        </div>
      )}
      {isDriven(plan.profile) && (
        <div>
          <dt>{texts.toll}</dt>
          <dd>{hasToll ? texts.tollYes : texts.tollNo}</dd>
        </div>
      )}
      {isOnRoads(plan.profile) && (
        <div>
          <dt>{texts.ferry}</dt>
          <dd>{hasFerry ? texts.ferryYes : texts.ferryNo}</dd>
        </div>
      )}
    </dl>
  );
}
