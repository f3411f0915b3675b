import type { ModerationCase } from '@fahrtwind/contract';
import { MAX_MODERATION_REASON_LENGTH } from '@fahrtwind/domain';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './moderation.module.css';
import { useModerationTexts } from '../texts.ts';
import { useDeciding } from '../state/use-deciding.ts';

interface ObjectionFormProps {
  readonly decisionId: string;
  readonly onDecided: (changed: ModerationCase) => void;
}

/** Grants or rejects what the author says against a decision. */
export function ObjectionForm({ decisionId, onDecided }: ObjectionFormProps) {
  const texts = useModerationTexts();
  const [reason, setReason] = useState('');
  const { isBusy, failure, refuse, run } = useDeciding();

  function settle(isGranted: boolean): void {
    if (reason.trim() === '') return refuse(texts.reasonMissing);
    return run(async () => {
      const params = { id: decisionId };
      onDecided((await call('decideObjection', { params, body: { isGranted, reason } })).case);
    });
  }

  return (
    <div className={styles.form}>
      <h3>{texts.objectionTitle}</h3>
      <TextArea
        label={texts.answer}
        hint={texts.reasonHint}
        maxLength={MAX_MODERATION_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure !== '' && <Notice kind="negative">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={() => settle(true)}>
          {texts.grant}
        </Button>
        <Button variant="outlined" busy={isBusy} onClick={() => settle(false)}>
          {texts.reject}
        </Button>
      </div>
    </div>
  );
}
