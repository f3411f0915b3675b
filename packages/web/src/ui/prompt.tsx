import { useId, useState, type FormEvent } from 'react';
import { Button } from './button.tsx';
import { askDialog } from './dialog-queue.ts';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import { useUiTexts } from './ui-texts.ts';

interface PromptOptions {
  readonly title: string;
  readonly text?: string;
  readonly label: string;
  readonly initial?: string;
  /** OK stays disabled while this fails. */
  readonly isValid?: (value: string) => boolean;
  readonly okLabel?: string;
  readonly maxLength?: number;
}

interface PromptDialogProps extends PromptOptions {
  readonly onAnswer: (value: string | null) => void;
}

function PromptDialog({ onAnswer, initial = '', isValid, ...options }: PromptDialogProps) {
  const [value, setValue] = useState(initial);
  const texts = useUiTexts();
  const formId = useId();
  const mayConfirm = isValid ? isValid(value) : true;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (mayConfirm) onAnswer(value);
  }

  return (
    <Dialog
      open
      title={options.title}
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
          <Button type="submit" form={formId} disabled={!mayConfirm}>
            {options.okLabel ?? texts.ok}
          </Button>
        </>
      }
    >
      {options.text && <p>{options.text}</p>}
      <form id={formId} onSubmit={submit}>
        <TextField
          label={options.label}
          value={value}
          maxLength={options.maxLength}
          onChange={(event) => {
            setValue(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}

function prompt(options: PromptOptions): Promise<string | null> {
  return askDialog((answer) => <PromptDialog {...options} onAnswer={answer} />);
}

/** Asks for a text: `await prompt({ title, label })` is null when the dialog was closed. */
export function usePrompt(): typeof prompt {
  return prompt;
}
