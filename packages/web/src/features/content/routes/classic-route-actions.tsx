import { ButtonLink } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { classicStops } from './classic-stops.ts';
import { writeRouteAddress } from './plan/route-address.ts';
import { EMPTY_PLAN } from './plan/route-plan.ts';
import { PLANNER_ID } from './plan/route-planner.tsx';
import { CreateTripButton } from './plan/create-trip-button.tsx';
import { useRoutePlanTexts } from './plan/texts.ts';
import type { ClassicRoute } from './read-route.ts';
import styles from './route-section.module.css';

/** Actions on a classic route: open it in the route planner, or create a trip from it. */
export function ClassicRouteActions({ route }: { readonly route: ClassicRoute }) {
  const texts = useRoutePlanTexts();
  const language = useLanguage();
  const { name, title, days } = route;
  const stops = classicStops(name, language);
  const places = stops.map(({ location }) => location);
  const search = writeRouteAddress({
    ...EMPTY_PLAN,
    from: places[0] ?? null,
    vias: places.slice(1, -1),
    to: places.at(-1) ?? null,
  });
  return (
    <div className={styles.actions}>
      <CreateTripButton
        route={{ title, stops, dayCount: days }}
        variant="accent"
        name={texts.takeOf(title)}
      />
      <ButtonLink
        to={{ search, hash: PLANNER_ID }}
        variant="outlined"
        aria-label={texts.fillOf(title)}
        onClick={() =>
          document.getElementById(`${PLANNER_ID}-titel`)?.focus({ preventScroll: true })
        }
      >
        {texts.fill}
      </ButtonLink>
    </div>
  );
}
