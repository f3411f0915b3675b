import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { HeroScene } from '../../../ui/scenes/hero-scene.tsx';
import styles from './hero.module.css';
import { RouteStart } from './route-start.tsx';
import { StartButton } from './start-button.tsx';
import { useLandingTexts } from './texts.ts';

export function Hero() {
  const texts = useLandingTexts();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className={styles.lead}>{texts.lead}</p>
        <RouteStart />
        <div className={styles.actions}>
          <StartButton />
          <ButtonLink to={PATHS.routes} variant="outlined">
            {texts.routes}
          </ButtonLink>
        </div>
      </div>
      <HeroScene className={styles.scene} />
    </section>
  );
}
