import {
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './assistant.module.css';
import { useAssistantTexts } from '../texts.ts';

/** As the contract allows. */
const MAX_LENGTH = 2000;

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** What the person has said, the newest last: arrow up brings it back. */
  readonly said: readonly string[];
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
  const { field, text, said, isRunning, isBlocked, hint, onText, onSend, onStop } = props;
  const texts = useAssistantTexts();
  const id = useId();
  const recall = useRecall(said, text, onText);
  const isEmpty = text.trim() === '';

  // On a phone the keyboard would cover what the panel says first.
  useEffect(() => {
    if (hasFinePointer()) field.current?.focus({ preventScroll: true });
  }, [field]);

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isEmpty && !isRunning && !isBlocked) onSend();
  }

  function followKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) send(event);
    if (recall(event.key)) event.preventDefault();
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <label htmlFor={id} className={styles.hidden}>
        {texts.label}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={1}
        maxLength={MAX_LENGTH}
        value={text}
        placeholder={texts.placeholder}
        aria-describedby={`${id}-hint ${id}-keys`}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={followKey}
      />
      <span id={`${id}-keys`} className={styles.hidden}>
        {texts.fieldHint}
      </span>
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
      <p id={`${id}-hint`}>{hint}</p>
    </form>
  );
}

export function hasFinePointer(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}

/** Arrow up in an empty field, or in a message that it brought back, goes to the message before; arrow down returns. */
function useRecall(
  said: readonly string[],
  text: string,
  onText: (text: string) => void,
): (key: string) => boolean {
  const back = useRef(0);
  return (key) => {
    const shown = said.at(-back.current);
    if (text !== '' && (back.current === 0 || text !== shown)) back.current = 0;
    const mayMove = text === '' || back.current > 0;
    const next = back.current + (key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0);
    if (!mayMove || next === back.current || next < 0 || next > said.length) return false;
    if (text === '' && key === 'ArrowDown') return false;
    back.current = next;
    onText(next === 0 ? '' : (said.at(-next) ?? ''));
    return true;
  };
}
