import { isCalendarDate, type CalendarDate } from '@fahrtwind/domain';
import { useId, useState, type FormEvent } from 'react';
import { today } from '../../../parts/today.ts';
import { Button } from '../../../ui/button.tsx';
import { askDialog } from '../../../ui/dialog-queue.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useUiTexts } from '../../../ui/ui-texts.ts';
import { useAdminTexts } from './texts.ts';

interface ArrivedMoney {
  readonly amountCents: number;
  readonly paidOn: CalendarDate;
}

interface PaymentDialogProps {
  readonly number: string;
  /** What is still due: most transfers are of that. */
  readonly dueCents: number;
  readonly onAnswer: (money: ArrivedMoney | null) => void;
}

function PaymentDialog({ number, dueCents, onAnswer }: PaymentDialogProps) {
  const { pay } = useAdminTexts();
  const ui = useUiTexts();
  const formId = useId();
  const [amount, setAmount] = useState(() => (dueCents > 0 ? pay.writeAmount(dueCents) : ''));
  const [day, setDay] = useState<string>(today);
  const amountCents = readAmount(amount);
  const paidOn = isCalendarDate(day) && day <= today() ? day : null;
  const money = amountCents !== null && paidOn !== null ? { amountCents, paidOn } : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (money) onAnswer(money);
  }

  return (
    <Dialog
      open
      title={pay.button}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button variant="outlined" onClick={() => onAnswer(null)}>
            {ui.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!money}>
            {ui.ok}
          </Button>
        </>
      }
    >
      <p>{pay.text(number)}</p>
      <form id={formId} onSubmit={submit}>
        <TextField
          label={pay.amount}
          inputMode="decimal"
          value={amount}
          error={amount !== '' && amountCents === null ? pay.noAmount : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={pay.day}
          type="date"
          max={today()}
          value={day}
          error={paidOn === null ? pay.noDay : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Asks what has arrived when; null when the dialog was closed. */
export function askPayment(
  order: Pick<PaymentDialogProps, 'number' | 'dueCents'>,
): Promise<ArrivedMoney | null> {
  return askDialog((answer) => <PaymentDialog {...order} onAnswer={answer} />);
}

/** Euros as people type them, `19,80` or `19.80`. */
function readAmount(text: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (euros === undefined) return null;
  const sum = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return sum > 0 ? sum : null;
}
