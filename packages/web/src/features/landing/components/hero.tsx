import { PATHS } from '@fahrtwind/domain';
import { PlanButton } from '../../../parts/plan-button/plan-button.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './hero.module.css';
import { LiveRoute } from '../live/live-route.tsx';
import { TryOutButton } from './try-out-button.tsx';
import { useLandingTexts } from '../texts.ts';

/** What this is, and a route to begin with. */
export function Hero() {
  const texts = useLandingTexts();
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <h1 className={styles.title} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.actions}>
          <PlanButton />
          <TryOutButton />
          <ButtonLink to={PATHS.routes} variant="quiet">
            {texts.routes}
          </ButtonLink>
        </div>
        <LiveRoute />
      </div>
    </section>
  );
}
