import { useTrips } from '../../../store/trips/use-trips.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePlannerTexts } from '../texts.ts';

/** Says that this is the example, and how to keep it. */
export function DemoNotice() {
  const { demo: texts } = usePlannerTexts();
  const isDemo = useTrips((state) => state.isDemo);
  if (!isDemo) return null;
  return (
    <Notice
      kind="info"
      title={texts.title}
      action={<ButtonLink to="/Registrieren">{texts.register}</ButtonLink>}
    >
      {texts.text}
    </Notice>
  );
}
