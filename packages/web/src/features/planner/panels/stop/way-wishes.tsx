import {
  ROUTE_WISHES,
  setAllWishes,
  setVia,
  setWishes,
  stopsOf,
  isDriven,
  ok,
  wishesOf,
  isSameData,
  type Refusal,
  type Result,
  type RouteLeg,
  type Stop,
  type Trip,
  type WayWishes,
} from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { estimateMark } from '../../../../format/estimate.ts';
import { formatWay } from '../../../../format/way.ts';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import edit from '../../../../parts/trip-fields/edit.module.css';
import { loadAlternatives } from '../../../../parts/trip-routes/use-routes.ts';
import { Button } from '../../../../ui/button.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { useWayTexts } from './way-texts.ts';
import styles from './way.module.css';

interface WayWishesProps {
  readonly trip: Trip;
  readonly stop: Stop;
  readonly leg: RouteLeg;
}

/** What the way of a drive shall be like, for this leg or for all, and other ways to choose from. */
export function WayWishesPart({ trip, stop, leg }: WayWishesProps) {
  const texts = useWayTexts();
  const { run } = useRun();
  const { wishes } = wishesOf(stop);
  const others = stopsOf(trip)
    .slice(1)
    .filter((one) => isDriven(one.routeProfile) && !isSameData(wishesOf(one), wishesOf(stop)));
  return (
    <>
      {ROUTE_WISHES.map((wish) => (
        <SwitchField
          key={wish}
          label={texts.wishes[wish]}
          hint={texts.wishHints[wish]}
          checked={wishes.includes(wish)}
          onChange={(isWished) => {
            const rest = wishes.filter((one) => one !== wish);
            run(setWishes, { stopId: stop.id, wishes: isWished ? [...rest, wish] : rest });
          }}
        />
      ))}
      {others.length > 0 && (
        <Button
          variant="quiet"
          className={edit.start}
          onClick={() => void run(setAllWishes, { stopId: stop.id }, 'forced')}
        >
          {texts.wishesForAll(others.length)}
        </Button>
      )}
      <Alternatives key={stop.id} stop={stop} leg={leg} />
    </>
  );
}

interface ChooseWay extends WayWishes {
  readonly stopId: string;
}

/** One step: with other wishes, and no longer over points, which would lead all along one road. */
function chooseWay(trip: Trip, { stopId, ...wished }: ChooseWay): Result<Trip, Refusal> {
  const led = setWishes(trip, { stopId, ...wished });
  return led.ok && !isSameData(led, ok(trip)) ? setVia(led.value, { stopId, points: [] }) : led;
}

type Ways = Awaited<ReturnType<typeof loadAlternatives>>;

function Alternatives({ stop, leg }: Omit<WayWishesProps, 'trip'>) {
  const texts = useWayTexts();
  const language = useLanguage();
  const { run, offerUndo } = useRun();
  const [found, setFound] = useState<Ways | 'asking' | 'failed' | null>(null);
  const stopId = stop.id;
  useEffect(() => () => plannerView.showAlternatives([]), []);

  async function look() {
    setFound('asking');
    try {
      const ways = await loadAlternatives(leg, AbortSignal.timeout(15_000));
      setFound(ways);
      plannerView.showAlternatives(ways.map(({ route }) => route.geometry));
    } catch (cause) {
      console.warn(cause);
      setFound('failed');
    }
  }

  if (found === null || found === 'asking' || found === 'failed') {
    return (
      <>
        <Button variant="outlined" disabled={found === 'asking'} onClick={() => void look()}>
          {found === 'asking' ? texts.looking : texts.alternatives}
        </Button>
        {found === 'failed' && <output>{texts.alternativesFailed}</output>}
      </>
    );
  }
  return (
    <>
      <p className={edit.label}>{found.length > 1 ? texts.alternatives : texts.noAlternatives}</p>
      <ul className={edit.list}>
        {found.map((way) => {
          const wished = wishesOf(way.leg);
          const isChosen = isSameData(wished, wishesOf(stop)) && leg.via === undefined;
          const told = { ...way, isEstimate: way.route.isEstimate };
          const figures = formatWay(told, language, estimateMark(told.isEstimate));
          return (
            <li key={JSON.stringify(wished)} className={edit.item}>
              <Button
                variant={isChosen ? 'primary' : 'outlined'}
                className={styles.alternative}
                aria-pressed={isChosen}
                onClick={() => {
                  if (run(chooseWay, { stopId, ...wished }, 'forced')) offerUndo(texts.wayChosen);
                }}
              >
                <span>{texts.wayNames(wished)}</span>
                <span>
                  {figures} · {way.route.hasToll ? texts.withToll : texts.withoutToll}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
