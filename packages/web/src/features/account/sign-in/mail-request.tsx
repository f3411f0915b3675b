import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../form/account-form.tsx';
import { DoneNotice } from '../form/done-notice.tsx';
import { OfflineNotice } from '../form/offline-notice.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useChecks } from '../form/use-checks.ts';
import { useAccountTexts } from '../texts.ts';

interface MailRequestProps {
  readonly submitLabel: string;
  readonly sentTitle: string;
  readonly sent: (email: string) => ReactNode;
  readonly request: (email: string) => Promise<void>;
}

/** Asks for an address and sends a mail there. */
export function MailRequest({ submitLabel, sentTitle, sent, request }: MailRequestProps) {
  const { form: labels, link } = useAccountTexts();
  const checks = useChecks();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    fields: { email: labels.email },
    check: ({ email }) => ({ email: checks.email(email) }),
    async send({ email }) {
      await request(email.trim());
      setSentTo(email.trim());
    },
    fieldOfCode: { 'invalid-email': 'email' },
  });
  if (sentTo !== null) {
    return (
      <DoneNotice
        title={sentTitle}
        action={
          <Button variant="outlined" onClick={() => setSentTo(null)}>
            {link.again}
          </Button>
        }
      >
        {sent(sentTo)}
      </DoneNotice>
    );
  }
  return (
    <>
      <OfflineNotice />
      <Card>
        <AccountForm form={form} submitLabel={submitLabel} isWide>
          <TextField
            {...form.field('email')}
            type="email"
            autoComplete="username"
            required
            hint={labels.emailHint}
          />
        </AccountForm>
      </Card>
    </>
  );
}
