import { useState } from 'react';
import { changeEmail } from '../../../api/auth.ts';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { DoneNotice } from '../form/done-notice.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { VerifyNotice } from '../../../parts/verify-notice/verify-notice.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';
import { useOwnerProof } from './use-owner-proof.tsx';

interface ChangeEmailProps {
  readonly session: SignedInState;
  readonly onSent: () => void;
}

function ChangeEmail({ session, onSent }: ChangeEmailProps) {
  const { email } = session.user;
  const { asOwner, dialog } = useOwnerProof(session);
  const { settings: texts } = useAccountTexts();
  const checks = useChecks();
  const form = useAccountForm({
    fields: { newEmail: texts.emailNew },
    check: ({ newEmail }) => ({
      newEmail:
        newEmail.trim().toLowerCase() === email.toLowerCase()
          ? texts.emailSame
          : checks.email(newEmail),
    }),
    async send({ newEmail }) {
      await asOwner(() => changeEmail(newEmail.trim()));
      onSent();
    },
    fieldOfCode: { 'invalid-email': 'newEmail', 'email-already-in-use': 'newEmail' },
  });
  return (
    <>
      <AccountForm form={form} submitLabel={texts.emailSubmit}>
        <TextField {...form.field('newEmail')} type="email" autoComplete="email" required />
      </AccountForm>
      {dialog}
    </>
  );
}

export function EmailCard(session: SignedInState) {
  const { user, emailVerified } = session;
  const { settings: texts } = useAccountTexts();
  const [isSent, setSent] = useState(false);
  return (
    <Card title={texts.email}>
      <p className={styles.now}>
        {texts.emailNow} <strong>{user.email}</strong>
      </p>
      {!emailVerified && <VerifyNotice email={user.email} />}
      {isSent ? (
        <DoneNotice title={texts.emailSentTitle}>{texts.emailSent}</DoneNotice>
      ) : (
        <ChangeEmail session={session} onSent={() => setSent(true)} />
      )}
    </Card>
  );
}
