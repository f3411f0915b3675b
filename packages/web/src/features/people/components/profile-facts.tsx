import type { SignedInState } from '../../../store/session/session-state.ts';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePeopleTexts } from '../texts.ts';
import styles from './profile.module.css';

/** How the user signs in. */
export function ProfileFacts({ signInMethods }: SignedInState) {
  const { profile: texts } = usePeopleTexts();
  const { identityProviders } = usePublicConfig();
  const providers = identityProviders.filter(({ id }) => signInMethods.includes(id));
  return (
    <Card title={texts.methods}>
      <ul className={styles.methods}>
        {signInMethods.includes('credential') && (
          <li>
            <Icon name="check" />
            {texts.methodPassword}
          </li>
        )}
        {providers.map(({ id, label }) => (
          <li key={id}>
            <Icon name="check" />
            {label}
          </li>
        ))}
        <li>
          <Icon name="mail" />
          {texts.methodLink}
        </li>
      </ul>
    </Card>
  );
}
