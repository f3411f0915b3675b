import { useTrips } from '../../../store/trips/use-trips.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './plan.module.css';

/** Says that this is the example, and how to keep it; short, because the trip itself is what people came for. */
export function DemoNotice() {
  const { demo: texts } = usePlannerTexts();
  const isDemo = useTrips((state) => state.isDemo);
  if (!isDemo) return null;
  return (
    <aside className={styles.demo} aria-label={texts.title}>
      <p>
        <strong>{texts.title}</strong>
        <span>{texts.text}</span>
      </p>
      <ButtonLink to="/Registrieren" variant="outlined">
        {texts.register}
      </ButtonLink>
    </aside>
  );
}
