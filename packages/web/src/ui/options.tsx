import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { askDialog } from './dialog-queue.ts';
import { Dialog } from './dialog.tsx';
import styles from './options.module.css';
import { useUiTexts } from './ui-texts.ts';

interface Choice<Value extends string> {
  readonly title: string;
  readonly text?: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string;
  }[];
  readonly initial?: Value;
  /** OK stays disabled while this fails, and while nothing is chosen. */
  readonly isValid?: (value: Value) => boolean;
  readonly okLabel?: string;
}

interface OptionsDialogProps<Value extends string> extends Choice<Value> {
  readonly onAnswer: (value: Value | null) => void;
}

function OptionsDialog<Value extends string>(props: OptionsDialogProps<Value>) {
  const { title, text, options, initial, isValid, okLabel, onAnswer } = props;
  const [value, setValue] = useState<Value | null>(initial ?? null);
  const texts = useUiTexts();
  const group = useId();
  const mayConfirm = value !== null && (isValid ? isValid(value) : true);
  return (
    <Dialog
      open
      title={title}
      onClose={() => {
        onAnswer(null);
      }}
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              onAnswer(null);
            }}
          >
            {texts.cancel}
          </Button>
          <Button
            disabled={!mayConfirm}
            onClick={() => {
              onAnswer(value);
            }}
          >
            {okLabel ?? texts.ok}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
      <div className={styles.options} role="radiogroup" aria-label={title}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => {
                setValue(option.value);
              }}
            />
            <span className={styles.words}>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </Dialog>
  );
}

function choose<Value extends string>(choice: Choice<Value>): Promise<Value | null> {
  return askDialog((answer) => <OptionsDialog {...choice} onAnswer={answer} />);
}

/** Asks for one of several options: `await choose({ title, options })` is null when the dialog was closed. */
export function useOptions(): typeof choose {
  return choose;
}
