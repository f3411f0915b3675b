import { Scene } from '../../../ui/scenes/scene.tsx';
import styles from './call-to-action.module.css';
import { PlanButton } from '../../../parts/plan-button/plan-button.tsx';
import { useLandingTexts } from '../texts.ts';

export function CallToAction() {
  const { last } = useLandingTexts();
  return (
    <section className={styles.call}>
      <div className={styles.scene}>
        <Scene name="road" />
      </div>
      <div className={styles.words}>
        <h2>{last.title}</h2>
        <PlanButton />
      </div>
    </section>
  );
}
