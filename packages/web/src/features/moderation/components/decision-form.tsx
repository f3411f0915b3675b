import type { ModerationCase } from '@fahrtwind/contract';
import {
  isCalendarDate,
  MAX_MODERATION_REASON_LENGTH,
  type ModerationAction,
} from '@fahrtwind/domain';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './moderation.module.css';
import { useModerationTexts } from '../texts.ts';
import { useDeciding } from '../state/use-deciding.ts';

interface DecisionFormProps {
  readonly shown: ModerationCase;
  readonly onDecided: (changed: ModerationCase) => void;
}

export function DecisionForm({ shown, onDecided }: DecisionFormProps) {
  const texts = useModerationTexts();
  const [action, setAction] = useState<ModerationAction>(shown.actions[0] ?? 'dismiss');
  const { isBusy, failure, refuse, run } = useDeciding();

  function decide(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const [reason, until] = [said.get('reason'), said.get('until')];
    if (typeof reason !== 'string' || reason.trim() === '') return refuse(texts.reasonMissing);
    const day = typeof until === 'string' && isCalendarDate(until) ? until : null;
    if (action === 'suspend' && day === null) return refuse(texts.untilMissing);
    return run(async () => {
      const body = { target: shown.target, action, reason, until: day };
      onDecided((await call('decideCase', { body })).case);
    });
  }

  if (shown.actions.length === 0) return null;
  return (
    <form className={styles.form} noValidate onSubmit={decide}>
      <h3>{texts.decide}</h3>
      <SelectField
        label={texts.action}
        value={action}
        options={shown.actions.map((value) => ({ value, label: texts.actions[value] }))}
        onChange={setAction}
      />
      {action === 'suspend' && <TextField name="until" type="date" label={texts.until} required />}
      <TextArea
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={MAX_MODERATION_REASON_LENGTH}
        required
      />
      {failure !== '' && <Notice kind="negative">{failure}</Notice>}
      <div>
        <Button type="submit" variant="outlined" busy={isBusy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
