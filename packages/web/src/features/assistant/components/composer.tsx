import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './assistant.module.css';
import { useAssistantTexts } from '../texts.ts';

/** As the contract allows. */
const MAX_LENGTH = 2000;

interface ComposerProps {
  readonly text: string;
  readonly isRunning: boolean;
  /** Without a network, without turns: what is written stays. */
  readonly isBlocked: boolean;
  /** How many turns are left, or why none is. */
  readonly hint: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** The field for a message. Enter sends it, with Shift it begins a line. */
export function Composer(props: ComposerProps) {
  const { text, isRunning, isBlocked, hint, onText, onSend, onStop } = props;
  const texts = useAssistantTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';

  // On a phone the keyboard would cover what the panel says first.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isEmpty && !isRunning && !isBlocked) onSend();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <label htmlFor={id} className={styles.hidden}>
        {texts.label}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        maxLength={MAX_LENGTH}
        value={text}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={sendOnEnter}
      />
      <p id={`${id}-hint`}>{hint}</p>
      {isRunning ? (
        <Button variant="outlined" onClick={onStop}>
          <Icon name="close" />
          {texts.stop}
        </Button>
      ) : (
        <Button type="submit" aria-disabled={isEmpty || isBlocked || undefined}>
          {texts.send}
        </Button>
      )}
    </form>
  );
}
