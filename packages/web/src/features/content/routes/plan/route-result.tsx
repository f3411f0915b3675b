import { DEFAULT_DRIVING_LIMIT_MINUTES, shortLabel } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../../format/distance.ts';
import { formatDuration } from '../../../../format/duration.ts';
import { useSession } from '../../../../store/session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { MissingWays } from './missing-ways.tsx';
import type { RouteAnswer } from './route-answer.ts';
import { RouteFacts } from './route-facts.tsx';
import styles from './route-planner.module.css';
import { TakeButton } from './take-button.tsx';
import { useRoutePlanTexts } from './texts.ts';
import type { usePlannedRoute } from './use-planned-route.ts';

interface RouteResultProps {
  readonly route: ReturnType<typeof usePlannedRoute>;
}

const LIMIT_HOURS = DEFAULT_DRIVING_LIMIT_MINUTES / 60;

/** What came of the plan: the route, or why there is none. */
export function RouteResult({ route }: RouteResultProps) {
  const texts = useRoutePlanTexts();
  const language = useLanguage();
  const { isAsking, shown, failure, retry } = route;
  const answer = shown?.answer;
  return (
    <>
      <output className={styles.status}>
        {isAsking && texts.asking}
        {answer?.hasWay && !isAsking && (
          <VisuallyHidden>
            {texts.announced(
              formatKm(kmOf(answer.meters), language),
              formatDuration(answer.seconds / 60),
            )}
          </VisuallyHidden>
        )}
      </output>
      {failure && (
        <Notice
          kind="negative"
          title={texts.failureTitle}
          action={
            <Button variant="outlined" onClick={retry}>
              {texts.again}
            </Button>
          }
        >
          {texts.failures[failure]}
        </Notice>
      )}
      {shown && (
        <section className={styles.result} aria-busy={isAsking || undefined}>
          <h3>{texts.result}</h3>
          <MissingWays shown={shown} />
          {shown.answer.isFallback && <Notice kind="warning">{texts.fallback}</Notice>}
          {shown.answer.hasWay && <FoundWay answer={shown.answer} />}
        </section>
      )}
    </>
  );
}

function FoundWay({ answer }: { readonly answer: RouteAnswer }) {
  const texts = useRoutePlanTexts();
  return (
    <>
      <RouteFacts answer={answer} />
      <TakeRoute answer={answer} />
      <p className={styles.small}>
        {answer.isEstimate && `${texts.estimate} `}
        {texts.source(answer.attribution.join(', '))}
      </p>
      <p className={styles.small}>{texts.share}</p>
    </>
  );
}

function TakeRoute({ answer }: { readonly answer: RouteAnswer }) {
  const texts = useRoutePlanTexts();
  const isVisitor = useSession().state === 'visitor';
  const { stops, days, plan, hasLongLeg } = answer;
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const dayCount = (days.at(-1) ?? 0) + 1;
  const route = {
    title: texts.tripTitle(shortLabel(first), shortLabel(last)),
    dayCount,
    stops: stops.map((location, index) => ({
      location,
      dayIndex: days[index] ?? 0,
      routeProfile: plan.profile,
      toll: plan.toll,
    })),
  };
  return (
    <div className={styles.take}>
      <p>
        {hasLongLeg ? texts.takeLong(dayCount, LIMIT_HOURS) : texts.takeDays(dayCount, LIMIT_HOURS)}
      </p>
      <TakeButton route={route} variant="accent" />
      {isVisitor && <p className={styles.muted}>{texts.takeAsGuest}</p>}
    </div>
  );
}
