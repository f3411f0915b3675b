import type { Answerer } from '@fahrtwind/contract';
import { SwitchField } from '../../../ui/switch-field.tsx';
import styles from './assistant.module.css';
import { useAssistantTexts } from '../texts.ts';

interface ModelAccessProps {
  readonly answerer: Answerer;
  readonly onAllowEntries: (mayReadEntries: boolean) => void;
}

/** The parts of the trip that a language model gets, and what more it may read; empty where the rules answer. */
export function ModelAccess({ answerer, onAllowEntries }: ModelAccessProps) {
  const texts = useAssistantTexts();
  if (answerer.kind === 'rules') return null;
  return (
    <details className={styles.access}>
      <summary>{texts.fieldsTitle}</summary>
      <ul>
        {answerer.fields.map((field) => (
          <li key={field}>{texts.fields[field]}</li>
        ))}
      </ul>
      <SwitchField
        label={texts.mayReadEntries}
        hint={texts.mayReadEntriesHint}
        checked={answerer.mayReadEntries}
        onChange={onAllowEntries}
      />
      <p>{texts.fieldsNever}</p>
    </details>
  );
}
