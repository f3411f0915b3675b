import { isDriven, ROUTE_PROFILES } from '@fahrtwind/domain';
import { SwitchField } from '../../../ui/switch-field.tsx';
import type { RoutePlan } from './route-plan.ts';
import styles from './route-planner.module.css';
import { profileName } from '../../../parts/profile-name.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useRoutePlanTexts } from './texts.ts';

interface RouteOptionsProps {
  readonly plan: RoutePlan;
  readonly onChange: (plan: RoutePlan) => void;
}

/** The profile and whether toll roads are allowed. */
export function RouteOptions({ plan, onChange }: RouteOptionsProps) {
  const texts = useRoutePlanTexts();
  const language = useLanguage();
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
            {profileName(profile, language)}
          </label>
        ))}
      </fieldset>
      {isDriven(plan.profile) && (
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
