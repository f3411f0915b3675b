import type { AssistantMessage } from '@fahrtwind/contract';
import type { ReactNode } from 'react';
import styles from './assistant.module.css';
import { ChoiceList } from './choice-list.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { MessageActions } from './message-actions.tsx';
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
  /** Puts a message into the field. */
  readonly onEdit: (text: string) => void;
}

/**
 * What was said, as a log that screen readers follow. An answer joins it when it is whole: read out piece by piece it
 * could not be followed, and only a sentence tells that it is being written.
 */
export function MessageList(props: MessageListProps) {
  const { messages, running, notes, missedId, renderProposal, onAsk, onEdit } = props;
  const texts = useAssistantTexts();
  const last = messages.at(-1);
  const isStored = running !== null && last?.author === 'person' && last.text === running.question;
  const asked = messages.findLast(({ author }) => author === 'person');
  return (
    <>
      <div role="log" aria-label={texts.log} className={styles.log}>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            note={message.id === missedId ? texts.missed : notes.get(message.id)}
            onEdit={onEdit}
            onRetry={
              asked && message === last && !running && !message.proposal
                ? () => onAsk(asked.text)
                : undefined
            }
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
      {!running && last && last.choices.length > 0 && (
        <ChoiceList choices={last.choices} onAsk={onAsk} />
      )}
    </>
  );
}

interface SaidProps {
  readonly text: string;
  readonly hasPlaces?: boolean;
}

function Said({ text, hasPlaces = false }: SaidProps) {
  return (
    <div className={styles.said}>
      <Markdown text={text} hasPlaces={hasPlaces} />
    </div>
  );
}

interface MessageProps {
  readonly message: AssistantMessage;
  readonly note: string | undefined;
  readonly onEdit: (text: string) => void;
  readonly onRetry: (() => void) | undefined;
  readonly children: ReactNode;
}

function Message({ message, note, onEdit, onRetry, children }: MessageProps) {
  const texts = useAssistantTexts();
  const { author, text, by, isStopped } = message;
  if (author === 'person') {
    return (
      <div className={styles.asked}>
        <p className={styles.question}>
          <span className={styles.hidden}>{texts.you}: </span>
          {text}
        </p>
        <MessageActions text={text} onEdit={() => onEdit(text)} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={styles.answer} data-answer="">
      <p className={styles.by}>
        {texts.assistant}
        {by && <span> · {by === 'model' ? texts.byModel : texts.byRules}</span>}
      </p>
      <Said text={text} hasPlaces={by === 'rules'} />
      {isStopped && <p className={styles.muted}>{texts.stopped}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
      <MessageActions text={text} onRetry={onRetry} />
    </div>
  );
}
