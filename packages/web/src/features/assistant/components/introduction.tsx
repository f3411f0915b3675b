import type { Answerer } from '@fahrtwind/contract';
import { Button } from '../../../ui/button.tsx';
import styles from './assistant.module.css';
import { useAssistantTexts } from '../texts.ts';

/** Messages to begin with. In German in every language of the site, because that is what the assistant understands. */
const READING_EXAMPLES = ['Was liegt auf dem Weg?', 'Wie teuer wird das?'] as const;

const EXAMPLES = [
  ...READING_EXAMPLES,
  'Optimiere die Reihenfolge',
  'Verschiebe alles um zwei Tage',
] as const;

interface IntroductionProps {
  readonly answerer: Answerer;
  readonly mayPropose: boolean;
  readonly onAsk: (text: string) => void;
}

/** Says before the first message who answers, and what of the trip leaves the server. */
export function Introduction({ answerer, mayPropose, onAsk }: IntroductionProps) {
  const texts = useAssistantTexts();
  const examples = mayPropose ? EXAMPLES : READING_EXAMPLES;
  return (
    <div className={styles.introduction}>
      <p>{answerer.kind === 'rules' ? texts.rules : texts.model(answerer.model, answerer.host)}</p>
      {answerer.kind === 'model' && (
        <details>
          <summary>{texts.fieldsTitle}</summary>
          <ul>
            {answerer.fields.map((field) => (
              <li key={field}>{texts.fields[field]}</li>
            ))}
          </ul>
          <p>{texts.fieldsNever}</p>
        </details>
      )}
      <p>{mayPropose ? texts.never : texts.onlyReading}</p>
      <h3>{texts.examplesTitle}</h3>
      <div className={styles.suggestions}>
        {examples.map((example) => (
          <Button key={example} lang="de" variant="outlined" onClick={() => onAsk(example)}>
            {example}
          </Button>
        ))}
      </div>
    </div>
  );
}
