import { PATHS, readSignIn } from '@fahrtwind/domain';
import { useSearchParams } from 'react-router';
import { signUpEmail } from '../../api/auth.ts';
import { usePublicConfig, useSession } from '../../store/session/use-session.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountLayout } from './components/account-layout.tsx';
import { AccountForm } from './form/account-form.tsx';
import { NewPasswordField } from './form/new-password-field.tsx';
import { OfflineNotice } from './form/offline-notice.tsx';
import { useAccountForm } from './form/use-account-form.ts';
import { useChecks } from './form/use-checks.ts';
import { ProviderButtons } from './provider/provider-buttons.tsx';
import { withReturn } from './state/return-target.ts';
import { OrDivider } from './sign-in/or-divider.tsx';
import styles from './sign-in/sign-in.module.css';
import { useAccountTexts } from './texts.ts';
import { useAfterSignIn } from './state/use-after-sign-in.ts';

function useRegistration() {
  const { form: labels } = useAccountTexts();
  const checks = useChecks();
  const afterSignIn = useAfterSignIn();
  return useAccountForm({
    fields: { name: labels.name, email: labels.email, password: labels.password },
    check: ({ name, email, password }) => ({
      name: checks.name(name),
      email: checks.email(email),
      password: checks.newPassword(password),
    }),
    async send({ name, email, password }) {
      await signUpEmail({ name: name.trim(), email: email.trim(), password });
      await afterSignIn();
    },
    fieldOfCode: {
      'email-already-in-use': 'email',
      'invalid-email': 'email',
      'weak-password': 'password',
      'password-too-short': 'password',
      'password-too-long': 'password',
      'password-too-common': 'password',
    },
  });
}

export function RegisterPage() {
  const { form: labels, register: texts } = useAccountTexts();
  const form = useRegistration();
  const { state } = useSession();
  const { identityProviders } = usePublicConfig();
  const [query] = useSearchParams();
  return (
    <AccountLayout title={texts.title} intro={texts.intro} route="fjords">
      {state === 'guest' && <Notice kind="info">{texts.guestNow}</Notice>}
      <OfflineNotice />
      <Card>
        <AccountForm form={form} submitLabel={texts.submit} isWide>
          <TextField
            {...form.field('name')}
            autoComplete="name"
            required
            maxLength={80}
            hint={labels.nameHint}
          />
          <TextField {...form.field('email')} type="email" autoComplete="username" required />
          <NewPasswordField {...form.field('password')} />
        </AccountForm>
        {identityProviders.length > 0 && (
          <>
            <OrDivider />
            <ProviderButtons />
          </>
        )}
        <p className={styles.hint}>
          {texts.privacyBefore}
          <TextLink to={PATHS.privacy}>{texts.privacyLink}</TextLink>
          {texts.privacyAfter}
        </p>
      </Card>
      <p className={styles.switch}>
        {texts.hasAccount}{' '}
        <TextLink to={withReturn(PATHS.signIn, readSignIn(query).returnTo)}>
          {texts.signIn}
        </TextLink>
      </p>
    </AccountLayout>
  );
}
