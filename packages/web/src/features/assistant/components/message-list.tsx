import type { AssistantMessage } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './assistant.module.css';
import { Markdown } from '../markdown/markdown.tsx';
import { useAssistantTexts } from '../texts.ts';
import type { Running } from '../state/conversation.ts';

interface MessageListProps {
  readonly messages: readonly AssistantMessage[];
  readonly running: Running | null;
  /** What became of an answer on this device, by its id. */
  readonly notes: ReadonlyMap<string, string>;
  /** An answer that came too late to be followed. */
  readonly missedId: string | null;
  readonly renderProposal: (message: AssistantMessage) => ReactNode;
  readonly onAsk: (text: string) => void;
}

/**
 * What was said, as a log that screen readers follow. An answer joins it when it is whole: read out piece by piece it
 * could not be followed, and only a sentence tells that it is being written.
 */
export function MessageList(props: MessageListProps) {
  const { messages, running, notes, missedId, renderProposal, onAsk } = props;
  const texts = useAssistantTexts();
  const last = messages.at(-1);
  const isStored = running !== null && last?.author === 'person' && last.text === running.question;
  return (
    <>
      <div role="log" aria-label={texts.log} className={styles.log}>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            note={message.id === missedId ? texts.missed : notes.get(message.id)}
          >
            {message.proposal && renderProposal(message)}
          </Message>
        ))}
      </div>
      {running && (
        // Not only hidden from screen readers: it may have links.
        <div className={styles.log} inert>
          {!isStored && <p className={styles.question}>{running.question}</p>}
          <div className={styles.answer} data-running="">
            <Said text={running.text} />
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
            <Button key={suggestion} lang="de" variant="outlined" onClick={() => onAsk(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** Answers are German on pages in every language. */
function Said({ text }: { readonly text: string }) {
  return (
    <div lang="de" className={styles.said}>
      <Markdown text={text} />
    </div>
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
      <Said text={text} />
      {isStopped && <p className={styles.muted}>{texts.stopped}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
