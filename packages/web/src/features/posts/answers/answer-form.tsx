import type { PostAnswer } from '@fahrtwind/contract';
import { MAX_ANSWER_LENGTH } from '@fahrtwind/domain';
import { useRef, useState, type SubmitEvent } from 'react';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { DraftNotes } from '../drafts/draft-notes.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import styles from './answers.module.css';
import { useAnswerTexts } from './texts.ts';

/** `id` is made before it is sent: sent again, it is the same answer. */
export interface AnswerDraft {
  readonly id: string;
  readonly text: string;
}

interface AnswerFormProps {
  /** Names the draft. */
  readonly thread: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly begin: () => AnswerDraft;
  readonly send: (draft: AnswerDraft) => Promise<PostAnswer>;
  readonly onSent: (answer: PostAnswer) => void;
  /** Shown where the form can be closed. */
  readonly onCancel?: () => void;
  readonly hasFocus?: boolean;
}

const NEAR_THE_END = 500;

/** A field for an answer or a reply, plain text, kept as a draft until it is sent. */
export function AnswerForm(props: AnswerFormProps) {
  const { thread, label, submitLabel, begin, send, onSent, onCancel, hasFocus } = props;
  const texts = useAnswerTexts();
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure, attempt } = useAction(send, useFailureText());
  const draft = useDraft({ thread, begin, read: readDraft, isEmpty: ({ text }) => !text.trim() });
  const { content, change } = draft;
  const isEmpty = content.text.trim() === '';
  const left = MAX_ANSWER_LENGTH - content.text.length;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (isEmpty) {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    const made = await attempt(content);
    if (!made) return;
    draft.clear();
    setAsked(false);
    onSent(made);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <DraftNotes state={draft} beginning={({ text }) => text} />
      <TextArea
        label={label}
        rows={hasFocus ? 3 : 5}
        // The person has just asked for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={hasFocus}
        maxLength={MAX_ANSWER_LENGTH}
        value={content.text}
        hint={left < NEAR_THE_END ? texts.left(left) : undefined}
        error={isAsked && isEmpty ? texts.missing : undefined}
        onChange={({ target }) => change({ ...content, text: target.value })}
        onKeyDown={(event) => {
          const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isSend && !event.nativeEvent.isComposing) form.current?.requestSubmit();
        }}
      />
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function readDraft(content: unknown): AnswerDraft | null {
  if (typeof content !== 'object' || content === null) return null;
  if (!('id' in content) || !('text' in content)) return null;
  const { id, text } = content;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : null;
}
