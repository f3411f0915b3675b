import { isEmail, REPORT_REASONS, type ModeratedKind, type ReportReason } from '@fahrtwind/domain';
import { useId, useState, type FormEvent } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { useSession } from '../../store/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './report.module.css';
import { useReportTexts } from './texts.ts';

interface ReportDialogProps {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly onClose: () => void;
}

type Outcome = 'sent' | 'mailed' | 'tooMany' | 'gone' | 'failed' | null;

/** Asks for the reason, the place, and the address for the receipt of who has no confirmed one. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const texts = useReportTexts();
  const session = useSession();
  const needsEmail = session.state !== 'registered' || !session.emailVerified;
  const [reason, setReason] = useState<ReportReason>('insult');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [hasBadEmail, setBadEmail] = useState(false);
  const formId = useId();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const [text, place, email] = ['text', 'place', 'email'].map((name) => textOf(said.get(name)));
    const isBad = needsEmail && !isEmail(email ?? '');
    setBadEmail(isBad);
    if (isBad) return;
    setBusy(true);
    setOutcome(
      await report({ target: { kind, id }, reason, text, place, ...(needsEmail && { email }) }),
    );
    setBusy(false);
  }

  if (outcome === 'sent' || outcome === 'mailed')
    return (
      <Dialog
        open
        title={texts[`${outcome}Title`]}
        onClose={onClose}
        actions={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <Notice kind="positive">{texts[`${outcome}Text`]}</Notice>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      isDismissable={!isBusy}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <p>{texts.intro}</p>
        <SelectField
          label={texts.reason}
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          onChange={setReason}
        />
        <TextArea name="text" label={texts.text} maxLength={2000} />
        <TextField name="place" label={texts.place} hint={texts.placeHint} maxLength={300} />
        {needsEmail && (
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={texts.email}
            hint={texts.emailHint}
            maxLength={254}
            required
            error={hasBadEmail ? texts.emailMissing : undefined}
          />
        )}
        {outcome !== null && <Notice kind="negative">{texts[outcome]}</Notice>}
      </form>
    </Dialog>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}

async function report(body: Parameters<typeof call<'reportContent'>>[1]['body']): Promise<Outcome> {
  try {
    const { needsConfirmation } = await call('reportContent', { body });
    return needsConfirmation ? 'mailed' : 'sent';
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.status === 429) return 'tooMany';
    return cause.status === 404 ? 'gone' : 'failed';
  }
}
