import { signInPath } from '@fahrtwind/domain';
import { signInEmail } from '../../../api/auth.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { withReturn } from '../state/return-target.ts';
import { useAccountTexts } from '../texts.ts';
import { useAfterSignIn } from '../state/use-after-sign-in.ts';
import styles from './sign-in.module.css';

export function PasswordSignIn({ wanted }: { readonly wanted: string | null }) {
  const { form: labels, signIn: texts } = useAccountTexts();
  const checks = useChecks();
  const afterSignIn = useAfterSignIn();
  const form = useAccountForm({
    fields: { email: labels.email, password: labels.password },
    check: ({ email, password }) => ({
      email: checks.email(email),
      password: checks.password(password),
    }),
    async send({ email, password }) {
      await signInEmail({ email: email.trim(), password });
      await afterSignIn();
    },
    fieldOfCode: { 'invalid-email': 'email' },
  });
  return (
    <AccountForm form={form} submitLabel={texts.submit} isWide>
      <TextField {...form.field('email')} type="email" autoComplete="username" required />
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextLink to={withReturn(signInPath('passwort-vergessen'), wanted)} className={styles.forgot}>
        {texts.forgot}
      </TextLink>
    </AccountForm>
  );
}
