import { isEmail, MAX_REVOCATION_COMMENT_LENGTH } from '@fahrtwind/domain';
import type { Order, RevocationReceipt } from '@fahrtwind/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { makeKey } from '../state/make-key.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { OrderParts, openLines, type Chosen } from './order-parts.tsx';
import styles from './revocation.module.css';
import { useRevocationTexts } from './texts.ts';

interface Words {
  readonly name: string;
  readonly contract: string;
  readonly email: string;
  readonly comment: string;
}

type Needed = Exclude<keyof Words, 'comment'>;

interface RevocationFormProps {
  readonly order: Order | null;
  readonly initial: Words;
  readonly onRevoked: (receipt: RevocationReceipt) => void;
}

const NEEDED = ['name', 'contract', 'email'] as const satisfies readonly Needed[];
const AUTO_COMPLETE: Readonly<Record<Needed, string>> = {
  name: 'name',
  contract: 'off',
  email: 'email',
};
const LONGEST: Readonly<Record<Needed, number>> = { name: 120, contract: 200, email: 254 };

/** Name, contract and contact, no reason; then „Widerruf bestätigen“. */
export function RevocationForm({ order, initial, onRevoked }: RevocationFormProps) {
  const texts = useRevocationTexts();
  const [words, setWords] = useState(initial);
  const [chosen, setChosen] = useState<Chosen>(() => (order ? openLines(order) : []));
  const [isTried, setTried] = useState(false);
  // One key for all attempts: an answer that was lost makes no second revocation.
  const [key] = useState(makeKey);
  const textOf = useFailureText();
  const sending = useAction(async () => {
    const lines =
      order && isPart(order, chosen) ? chosen.filter(({ quantity }) => quantity > 0) : [];
    const { receipt } = await call('revokeContract', {
      body: { key, ...words, lines: [...lines] },
    });
    onRevoked(receipt);
  }, textOf);
  const problem = (field: Needed) => {
    if (words[field].trim() === '') return texts.missing[field];
    return field === 'email' && !isEmail(words.email.trim()) ? texts.badEmail : undefined;
  };
  const hasNothing = order !== null && chosen.every(({ quantity }) => quantity === 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = NEEDED.find((field) => problem(field));
    if (wrong) document.getElementById(`widerruf-${wrong}`)?.focus();
    else if (!hasNothing) sending.run();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Card>
        {NEEDED.map((field) => (
          <TextField
            key={field}
            id={`widerruf-${field}`}
            label={texts.fields[field]}
            hint={texts.hints[field]}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete={AUTO_COMPLETE[field]}
            required
            maxLength={LONGEST[field]}
            value={words[field]}
            error={isTried ? problem(field) : undefined}
            onChange={(event) => setWords({ ...words, [field]: event.target.value })}
          />
        ))}
        {order && <OrderParts order={order} chosen={chosen} onChange={setChosen} />}
        {hasNothing && isTried && <Notice kind="warning">{texts.nothingChosen}</Notice>}
        <TextArea
          label={texts.comment}
          hint={texts.commentHint}
          maxLength={MAX_REVOCATION_COMMENT_LENGTH}
          value={words.comment}
          onChange={(event) => setWords({ ...words, comment: event.target.value })}
        />
        {sending.failure && <Notice kind="negative">{sending.failure}</Notice>}
        <div>
          <Button type="submit" busy={sending.isBusy}>
            {texts.confirm}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** Whether something of the order shall stay as it is. */
function isPart(order: Order, chosen: Chosen): boolean {
  return openLines(order).some(
    ({ variantId, quantity }) =>
      (chosen.find((one) => one.variantId === variantId)?.quantity ?? 0) < quantity,
  );
}
