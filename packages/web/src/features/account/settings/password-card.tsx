import { useState } from 'react';
import { changePassword, requestPasswordReset } from '../../../api/auth.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { DoneNotice } from '../form/done-notice.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';

interface ChangePasswordProps {
  readonly email: string;
  readonly onChanged: () => void;
}

function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const { form: labels, settings: texts } = useAccountTexts();
  const { reload } = useSessionActions();
  const checks = useChecks();
  const form = useAccountForm({
    fields: { currentPassword: labels.currentPassword, password: labels.newPassword },
    check: ({ currentPassword, password }) => ({
      currentPassword: checks.password(currentPassword),
      password: checks.newPassword(password),
    }),
    async send({ currentPassword, password }) {
      await changePassword({ currentPassword, newPassword: password, revokeOtherSessions: true });
      onChanged();
      await reload();
    },
    fieldOfCode: {
      'wrong-password': 'currentPassword',
      'invalid-credential': 'currentPassword',
      'weak-password': 'password',
      'password-too-short': 'password',
      'password-too-long': 'password',
      'password-too-common': 'password',
    },
    place: 'password',
  });
  return (
    <AccountForm form={form} submitLabel={texts.passwordSubmit}>
      {/* Tells password managers which account this password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...form.field('currentPassword')}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...form.field('password')} />
      <p className={styles.muted}>{texts.passwordHint}</p>
    </AccountForm>
  );
}

/** Users of sign-in links or providers get their first password by mail, which proves the address. */
function SetPassword({ email }: { readonly email: string }) {
  const { settings: texts } = useAccountTexts();
  const [isSent, setSent] = useState(false);
  const { isBusy, failure, run } = useAction(async () => {
    await requestPasswordReset(email);
    setSent(true);
  }, codeOf);
  if (isSent) return <DoneNotice>{texts.passwordSetSent(email)}</DoneNotice>;
  return (
    <>
      <p>{texts.passwordNone}</p>
      <FailureNotice code={failure} />
      <Button className={styles.own} busy={isBusy} onClick={() => run()}>
        {texts.passwordSet}
      </Button>
    </>
  );
}

export function PasswordCard({ user, signInMethods }: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const [isChanged, setChanged] = useState(false);
  return (
    <Card title={texts.password}>
      {isChanged && <DoneNotice>{texts.passwordChanged}</DoneNotice>}
      {!isChanged && signInMethods.includes('credential') && (
        <ChangePassword email={user.email} onChanged={() => setChanged(true)} />
      )}
      {!isChanged && !signInMethods.includes('credential') && <SetPassword email={user.email} />}
    </Card>
  );
}
