import type { SignedInState } from '../../../store/session/session-state.ts';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './profile.module.css';

/** The user's numbers and sign-in methods. */
export function ProfileFacts({ user, signInMethods }: SignedInState) {
  const { profile: texts } = useAccountTexts();
  const { identityProviders } = usePublicConfig();
  const numbers = [
    [texts.followers, user.followerIds.length],
    [texts.following, user.followingIds.length],
    [texts.highlights, user.highlightIds.length],
  ] as const;
  const providers = identityProviders.filter(({ id }) => signInMethods.includes(id));
  return (
    <div className={styles.columns}>
      <Card title={texts.numbers}>
        <dl className={styles.numbers}>
          {numbers.map(([label, count]) => (
            <div key={label(2)} className={styles.number}>
              <dt>{label(count)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </Card>
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
    </div>
  );
}
