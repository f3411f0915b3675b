import type { Answerer } from '@fahrtwind/contract';
import styles from './assistant.module.css';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
import { ModelAccess } from './model-access.tsx';
import { useAssistantTexts } from '../texts.ts';

interface IntroductionProps extends ChoiceListProps {
  readonly answerer: Answerer;
  readonly mayPropose: boolean;
  readonly onAllowEntries: (mayReadEntries: boolean) => void;
}

/** Says before the first message what one can ask, who answers, and what of the trip leaves the server. */
export function Introduction(props: IntroductionProps) {
  const { answerer, mayPropose, choices, onAsk, onAllowEntries } = props;
  const texts = useAssistantTexts();
  return (
    <div className={styles.introduction}>
      <p className={styles.can}>{mayPropose ? texts.can : texts.canRead}</p>
      {choices.length > 0 && (
        <>
          <h3>{texts.ideasTitle}</h3>
          <ChoiceList choices={choices} onAsk={onAsk} />
        </>
      )}
      <p>{mayPropose ? texts.never : texts.onlyReading}</p>
      <p>{answerer.kind === 'rules' ? texts.rules : texts.model(answerer.model, answerer.host)}</p>
      <ModelAccess answerer={answerer} onAllowEntries={onAllowEntries} />
    </div>
  );
}
