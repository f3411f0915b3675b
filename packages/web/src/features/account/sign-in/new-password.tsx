import { PATHS, readSignIn, signInPath } from '@fahrtwind/domain';
import { useNavigate, useSearchParams } from 'react-router';
import { resetPassword } from '../../../api/auth.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountLayout } from '../components/account-layout.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { failureOf } from '../../../parts/failures/failure.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { OfflineNotice } from '../form/offline-notice.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { useAccountTexts } from '../texts.ts';
import { PASSWORD_SAVED } from './password-saved.ts';

const PASSWORD_CODES = {
  'weak-password': 'password',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-too-common': 'password',
} as const;

function NewPasswordForm({ token }: { readonly token: string }) {
  const { form: labels, newPassword: texts } = useAccountTexts();
  const checks = useChecks();
  const navigate = useNavigate();
  const { reload } = useSessionActions();
  const form = useAccountForm({
    fields: { password: labels.newPassword },
    check: ({ password }) => ({ password: checks.newPassword(password) }),
    async send({ password }) {
      await resetPassword({ token, newPassword: password });
      // The server has ended every session of this account, possibly this browser's too.
      await reload().catch(failureOf);
      await navigate(PATHS.signIn, { replace: true, state: PASSWORD_SAVED });
    },
    fieldOfCode: PASSWORD_CODES,
  });
  return (
    <Card>
      <AccountForm form={form} submitLabel={texts.submit} isWide>
        <NewPasswordField {...form.field('password')} />
      </AccountForm>
    </Card>
  );
}

/** The target of the link in password reset mails. */
export function NewPassword() {
  const { newPassword: texts } = useAccountTexts();
  const sentenceOf = useFailureSentence();
  const [query] = useSearchParams();
  const token = readSignIn(query).token;
  const error = readSignIn(query).error;
  return (
    <AccountLayout title={texts.title} intro={texts.intro}>
      <OfflineNotice />
      {token && error === null ? (
        <NewPasswordForm token={token} />
      ) : (
        <Notice
          kind="negative"
          action={
            <ButtonLink to={signInPath('passwort-vergessen')}>{texts.requestAgain}</ButtonLink>
          }
        >
          {error === null ? texts.noToken : sentenceOf(error)}
        </Notice>
      )}
    </AccountLayout>
  );
}
