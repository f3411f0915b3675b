import type { AssistantMessage } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './assistant.module.css';
import { Markdown } from './markdown/markdown.tsx';
import { useAssistantTexts } from './texts.ts';
import type { Running } from './conversation.ts';

interface MessageListProps {
  readonly messages: readonly AssistantMessage[];
  readonly running: Running | null;
  /** What became of an answer on this device, by its id. */
  readonly notes: ReadonlyMap<string, string>;
  readonly renderProposal: (message: AssistantMessage) => ReactNode;
  readonly onAsk: (text: string) => void;
}

/**
 * What was said, as a log that screen readers follow. An answer joins it when it is whole: read out piece by piece it
 * could not be followed, and only a sentence tells that it is being written.
 */
export function MessageList({ messages, running, notes, renderProposal, onAsk }: MessageListProps) {
  const texts = useAssistantTexts();
  const last = messages.at(-1);
  const isStored = running !== null && last?.author === 'person' && last.text === running.question;
  return (
    <>
      <div role="log" aria-label={texts.log} className={styles.log}>
        {messages.map((message) => (
          <Message key={message.id} message={message} note={notes.get(message.id)}>
            {message.proposal && renderProposal(message)}
          </Message>
        ))}
      </div>
      {running && (
        <div className={styles.log} aria-hidden="true">
          {!isStored && <p className={styles.question}>{running.question}</p>}
          <div className={styles.answer} data-running="">
            <Markdown text={running.text} />
            {(running.text === '' || running.step) && (
              <p className={styles.muted}>
                {running.step ? texts.steps[running.step] : texts.thinking}
              </p>
            )}
          </div>
        </div>
      )}
      <output className={styles.hidden}>{running ? texts.writing : ''}</output>
      {!running && last && last.suggestions.length > 0 && (
        <div className={styles.suggestions}>
          {last.suggestions.map((suggestion) => (
            <Button key={suggestion} variant="outlined" onClick={() => onAsk(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface MessageProps {
  readonly message: AssistantMessage;
  readonly note: string | undefined;
  readonly children: ReactNode;
}

function Message({ message, note, children }: MessageProps) {
  const texts = useAssistantTexts();
  const { author, text, by, isStopped } = message;
  if (author === 'person') {
    return (
      <p className={styles.question}>
        <span className={styles.hidden}>{texts.you}: </span>
        {text}
      </p>
    );
  }
  return (
    <div className={styles.answer}>
      <p className={styles.by}>
        {texts.assistant}
        {by && <span> · {by === 'model' ? texts.byModel : texts.byRules}</span>}
      </p>
      <Markdown text={text} />
      {isStopped && <p className={styles.muted}>{texts.stopped}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
