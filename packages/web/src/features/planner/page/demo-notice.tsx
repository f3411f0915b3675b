import { PATHS } from '@fahrtwind/domain';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { usePageTexts } from './texts.ts';
import styles from './plan.module.css';

/** Says that this is the example and how to keep it. Short, so that the trip stays in view. */
export function DemoNotice() {
  const { demo: texts } = usePageTexts();
  const isDemo = useTrips((state) => state.isDemo);
  if (!isDemo) return null;
  return (
    <aside className={styles.demo} aria-label={texts.title}>
      <p>
        <strong>{texts.title}</strong>
        <span>{texts.text}</span>
      </p>
      <ButtonLink to={PATHS.register} variant="outlined">
        {texts.register}
      </ButtonLink>
    </aside>
  );
}
