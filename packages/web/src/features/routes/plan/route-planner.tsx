import { useMemo, useState, useCallback } from 'react';
import { Announcer } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { LegList } from './leg-list.tsx';
import { RouteMap } from './route-map.tsx';
import { stopsOfPlan, type RoutePlan } from './route-plan.ts';
import { RouteResult } from './route-result.tsx';
import { RouteOptions } from './route-options.tsx';
import styles from './route-planner.module.css';
import { StopSlots } from './stop-slots.tsx';
import { useRoutePlanTexts } from './texts.ts';
import { usePlannedRoute } from './use-planned-route.ts';
import { useSearch } from '../../../parts/use-search.ts';
import { readRouteAddress, withRouteAddress, writeRouteAddress } from './route-address.ts';

interface PlanInAddress {
  readonly plan: RoutePlan;
  /** Whether part of the address was invalid. */
  readonly hasInvalidParts: boolean;
  readonly change: (plan: RoutePlan) => void;
}

/** The plan. Only the address holds it, so that it can be reloaded, shared and gone back to. */
function useRoutePlan(): PlanInAddress {
  const { search, change: changeSearch } = useSearch();
  const read = useMemo(() => readRouteAddress(search), [search]);
  const address = writeRouteAddress(read.plan);
  // The same object for the same route, whatever else stands in the address: the route is requested only once.
  const plan = useMemo(() => readRouteAddress(address).plan, [address]);
  const change = useCallback(
    (next: RoutePlan) => changeSearch(withRouteAddress(search, next), { replace: true }),
    [changeSearch, search],
  );
  return { plan, hasInvalidParts: read.hasInvalidParts, change };
}

/** The anchor of links to this page's route planner. */
export const PLANNER_ID = 'planer';

/** Plans one route: its places, the map, and a trip made from it. */
export function RoutePlanner() {
  const texts = useRoutePlanTexts();
  const { plan, hasInvalidParts, change } = useRoutePlan();
  const route = usePlannedRoute(plan);
  const [isMapWanted, wantMap] = useState(false);
  const stops = useMemo(() => stopsOfPlan(plan), [plan]);
  const answer = route.shown?.answer ?? null;
  // Starting a map takes seconds on weak devices, so it stays once it exists.
  if (answer && !isMapWanted) wantMap(true);
  return (
    <section id={PLANNER_ID} className={styles.planner} aria-labelledby={`${PLANNER_ID}-titel`}>
      <h2 id={`${PLANNER_ID}-titel`} className={styles.title} tabIndex={-1}>
        {texts.title}
      </h2>
      <div className={styles.form}>
        {hasInvalidParts && <Notice kind="info">{texts.cut}</Notice>}
        <Announcer />
        <StopSlots plan={plan} onChange={change} />
        <RouteOptions plan={plan} onChange={change} />
        <RouteResult route={route} />
      </div>
      <div className={styles.seen}>
        <section className={styles.mapContainer} aria-label={texts.map}>
          {isMapWanted ? (
            <RouteMap stops={stops} answer={answer} />
          ) : (
            <div className={styles.mapWaits}>
              <span className={styles.scene}>
                <Scene name="map" />
              </span>
              <p>{texts.mapWaits}</p>
              <Button variant="outlined" onClick={() => wantMap(true)}>
                {texts.showMap}
              </Button>
            </div>
          )}
        </section>
        {answer && <LegList answer={answer} />}
      </div>
    </section>
  );
}
