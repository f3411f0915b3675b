import { Button } from './button.tsx';
import { askDialog } from './dialog-queue.ts';
import { Dialog } from './dialog.tsx';
import { useUiTexts } from './ui-texts.ts';

interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly okLabel?: string;
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
}

interface ConfirmDialogProps extends Confirmation {
  readonly onAnswer: (value: boolean) => void;
}

function ConfirmDialog({ onAnswer, ...options }: ConfirmDialogProps) {
  const texts = useUiTexts();
  return (
    <Dialog
      open
      title={options.title}
      onClose={() => {
        onAnswer(false);
      }}
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              onAnswer(false);
            }}
          >
            {options.cancelLabel ?? texts.cancel}
          </Button>
          <Button
            variant={options.isDangerous ? 'danger' : 'primary'}
            onClick={() => {
              onAnswer(true);
            }}
          >
            {options.okLabel ?? texts.ok}
          </Button>
        </>
      }
    >
      <p>{options.text}</p>
    </Dialog>
  );
}

function confirm(options: Confirmation): Promise<boolean> {
  return askDialog((answer) => <ConfirmDialog {...options} onAnswer={answer} />);
}

/** Asks yes or no: `await confirm({ title, text })`; closing the dialog means no. */
export function useConfirm(): typeof confirm {
  return confirm;
}
