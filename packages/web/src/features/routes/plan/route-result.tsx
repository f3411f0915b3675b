import { DEFAULT_DRIVING_LIMIT_MINUTES, shortLabel } from '@fahrtwind/domain';
import { estimateMark } from '../../../format/estimate.ts';
import { formatWay } from '../../../format/way.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { RouteAnswer } from './route-answer.ts';
import { RouteFacts } from './route-facts.tsx';
import styles from './route-planner.module.css';
import { CreateTripButton } from './create-trip-button.tsx';
import { useRoutePlanTexts } from './texts.ts';
import type { usePlannedRoute, ShownRoute } from './use-planned-route.ts';
import type { TripRoute } from '../../../parts/make-route-trip.ts';

/** A planned route with its stops spread over days. */
function tripRouteOf({ stops, days, plan }: RouteAnswer, title: string): TripRoute {
  return {
    title,
    dayCount: (days.at(-1) ?? 0) + 1,
    stops: stops.map((location, index) => ({
      location,
      dayIndex: days[index] ?? 0,
      routeProfile: plan.profile,
      toll: plan.toll,
    })),
  };
}

/** Names the legs without a road, and why if that is known. */
function MissingRoads({ shown }: { readonly shown: ShownRoute }) {
  const texts = useRoutePlanTexts();
  const missing = shown.answer.legs.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return null;
  const atSea = [...new Set(shown.atSea.map((label) => shortLabel({ label })))];
  return (
    <Notice kind="warning" title={texts.missingTitle}>
      {missing.map(({ from, to }) => (
        <p key={`${from.lat} ${from.lng} ${to.lat} ${to.lng}`}>
          {texts.missing(shortLabel(from), shortLabel(to))}
        </p>
      ))}
      <p>{atSea.length > 0 ? texts.atSea(atSea) : texts.missingAdvice}</p>
    </Notice>
  );
}

interface RouteResultProps {
  readonly route: ReturnType<typeof usePlannedRoute>;
}

const LIMIT_HOURS = DEFAULT_DRIVING_LIMIT_MINUTES / 60;

/** The route, or the reason why there is none. */
export function RouteResult({ route }: RouteResultProps) {
  const texts = useRoutePlanTexts();
  const language = useLanguage();
  const { isAsking, shown, failure, retry } = route;
  const answer = shown?.answer;
  return (
    <>
      <output className={styles.status}>
        {isAsking && texts.asking}
        {answer?.hasRoad && !isAsking && (
          <VisuallyHidden>
            {texts.announced(formatWay(answer, language, estimateMark(answer.isEstimate)))}
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
          <MissingRoads shown={shown} />
          {shown.answer.isFallback && <Notice kind="warning">{texts.fallback}</Notice>}
          {shown.answer.hasRoad && <FoundRoute answer={shown.answer} />}
        </section>
      )}
    </>
  );
}

function FoundRoute({ answer }: { readonly answer: RouteAnswer }) {
  const texts = useRoutePlanTexts();
  return (
    <>
      <RouteFacts answer={answer} />
      <CreateTripFromRoute answer={answer} />
      <p className={styles.small}>
        {answer.isEstimate && `${texts.estimate} `}
        {texts.source(answer.attribution.join(', '))}
      </p>
      <p className={styles.small}>{texts.share}</p>
    </>
  );
}

function CreateTripFromRoute({ answer }: { readonly answer: RouteAnswer }) {
  const texts = useRoutePlanTexts();
  const isVisitor = useSession().state === 'visitor';
  const { stops, hasLongLeg } = answer;
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return null;
  const route = tripRouteOf(answer, texts.tripTitle(shortLabel(first), shortLabel(last)));
  const { dayCount } = route;
  return (
    <div className={styles.take}>
      <p>
        {hasLongLeg ? texts.takeLong(dayCount, LIMIT_HOURS) : texts.takeDays(dayCount, LIMIT_HOURS)}
      </p>
      <CreateTripButton route={route} />
      {isVisitor && <p className={styles.muted}>{texts.takeAsGuest}</p>}
    </div>
  );
}
