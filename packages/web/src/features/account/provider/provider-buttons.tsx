import { readSignIn } from '@fahrtwind/domain';
import { useSearchParams } from 'react-router';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { useAccountTexts } from '../texts.ts';
import { useAfterSignIn } from '../state/use-after-sign-in.ts';
import styles from './provider-buttons.module.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/** One button per configured external provider. */
export function ProviderButtons() {
  const { signIn: texts } = useAccountTexts();
  const { identityProviders } = usePublicConfig();
  const [query] = useSearchParams();
  const { waitingFor, failure, signIn } = useProviderSignIn(
    useAfterSignIn(),
    readSignIn(query).returnTo,
  );

  if (identityProviders.length === 0) return null;
  const waiting = identityProviders.find(({ id }) => id === waitingFor);
  return (
    <div className={styles.providers}>
      <FailureNotice code={failure} />
      {identityProviders.map(({ id, label }) => (
        <Button key={id} variant="outlined" className={styles.button} onClick={() => signIn(id)}>
          {texts.byProvider(label)}
        </Button>
      ))}
      <output className={styles.waiting}>{waiting && texts.providerWaiting(waiting.label)}</output>
    </div>
  );
}
