import { formatKm } from '../../../format/distance.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { Prose } from '../../../parts/prose/prose.tsx';
import { useContentTexts } from '../texts.ts';
import { ClassicRouteActions } from './classic-route-actions.tsx';
import { totalKm, type ClassicRoute } from './read-route.ts';
import styles from './route-section.module.css';
import { StageList } from './stage-list.tsx';

/** One route with its stages and advice. */
export function RouteSection({ route }: { readonly route: ClassicRoute }) {
  const { routes: texts } = useContentTexts();
  const language = useLanguage();
  return (
    <section id={route.name} className={styles.route} aria-labelledby={`${route.name}-title`}>
      <div className={styles.words}>
        <h2 id={`${route.name}-title`}>{route.title}</h2>
        <p className={styles.summary}>{route.summary}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.duration}</dt>
            <dd>{texts.days(route.days)}</dd>
          </div>
          <div>
            <dt>{texts.length}</dt>
            <dd>{formatKm(totalKm(route.stages), language)}</dd>
          </div>
          <div>
            <dt>{texts.season}</dt>
            <dd>{route.season}</dd>
          </div>
          <div>
            <dt>{texts.region}</dt>
            <dd>{route.region}</dd>
          </div>
        </dl>
        <Prose body={route.body} />
        <ClassicRouteActions route={route} />
      </div>
      <div>
        <h3 className={styles.stagesTitle}>{texts.stages}</h3>
        <StageList stages={route.stages} />
      </div>
    </section>
  );
}
