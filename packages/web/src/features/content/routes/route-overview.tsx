import { formatKm } from '../../../format/distance.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { SceneByName } from '../scene-by-name.tsx';
import { useContentTexts } from '../texts.ts';
import { totalKm, type ClassicRoute } from './read-route.ts';
import styles from './route-overview.module.css';

interface RouteOverviewProps {
  readonly routes: readonly ClassicRoute[];
}

/** One card per route, linked to its stages further down the page. */
export function RouteOverview({ routes }: RouteOverviewProps) {
  const { routes: texts } = useContentTexts();
  const language = useLanguage();
  return (
    <nav aria-label={texts.overview}>
      <ul className={styles.cards}>
        {routes.map((route) => (
          <li key={route.name}>
            <a href={`#${route.name}`} className={styles.card}>
              <span className={styles.scene}>
                <SceneByName name={route.scene} />
              </span>
              <span className={styles.title}>{route.title}</span>
              <span className={styles.facts}>
                {texts.days(route.days)} · {formatKm(totalKm(route.stages), language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
