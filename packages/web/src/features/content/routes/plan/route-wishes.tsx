import { ROUTE_PROFILES } from '@fahrtwind/domain';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import type { RoutePlan } from './route-plan.ts';
import styles from './route-planner.module.css';
import { useRoutePlanTexts } from './texts.ts';

interface RouteWishesProps {
  readonly plan: RoutePlan;
  readonly onChange: (plan: RoutePlan) => void;
}

/** How the route is travelled. */
export function RouteWishes({ plan, onChange }: RouteWishesProps) {
  const texts = useRoutePlanTexts();
  return (
    <>
      <fieldset className={styles.profiles}>
        <legend>{texts.profile}</legend>
        {ROUTE_PROFILES.map((profile) => (
          <label key={profile} className={styles.profile}>
            <input
              type="radio"
              name="route-profil"
              checked={plan.profile === profile}
              onChange={() => onChange({ ...plan, profile })}
            />
            {texts.profiles[profile]}
          </label>
        ))}
      </fieldset>
      {plan.profile === 'driving' && (
        <SwitchField
          label={texts.avoidToll}
          hint={texts.avoidTollHint}
          checked={!plan.toll}
          onChange={(isAvoided) => onChange({ ...plan, toll: !isAvoided })}
        />
      )}
    </>
  );
}
