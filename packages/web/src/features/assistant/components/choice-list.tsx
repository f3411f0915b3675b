import type { AssistantChoice } from '@fahrtwind/contract';
import { Button } from '../../../ui/button.tsx';
import styles from './assistant.module.css';

export interface ChoiceListProps {
  readonly choices: readonly AssistantChoice[];
  readonly onAsk: (text: string) => void;
}

/** Messages that one press sends. */
export function ChoiceList({ choices, onAsk }: ChoiceListProps) {
  return (
    <div className={styles.choices}>
      {choices.map(({ label, say }) => (
        <Button key={say} variant="outlined" onClick={() => onAsk(say)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
