import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { RoutePlanner } from './routes/plan/route-planner.tsx';
import { RouteOverview } from './routes/route-overview.tsx';
import { RouteSection } from './routes/route-section.tsx';
import { classicRoutes } from './routes/routes.ts';
import styles from './routes-page.module.css';
import { useContentTexts } from './texts.ts';

export function RoutesPage() {
  const { routes: texts } = useContentTexts();
  const routes = classicRoutes(useLanguage());
  return (
    <Page title={texts.title} intro={texts.intro}>
      <RoutePlanner />
      <header className={styles.classics}>
        <h2>{texts.classics}</h2>
        <p>{texts.classicsIntro}</p>
      </header>
      <RouteOverview routes={routes} />
      {routes.map((route) => (
        <RouteSection key={route.name} route={route} />
      ))}
      <footer className={styles.footer}>
        <p>{texts.rounded}</p>
        <ButtonLink to={PATHS.planner} variant="accent">
          {texts.plan}
        </ButtonLink>
      </footer>
    </Page>
  );
}
