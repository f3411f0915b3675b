import {
  MAX_POST_PHOTOS,
  MAX_POST_TITLE_LENGTH,
  POST_KINDS,
  POST_TOPICS,
  type PostKind,
} from '@fahrtwind/domain';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { PhotoField } from '../../../parts/photo-field/photo-field.tsx';
import { KIND_ICONS } from '../../../parts/posts/post-icons.ts';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DraftNotes } from '../drafts/draft-notes.tsx';
import type { DraftState } from '../drafts/use-draft.ts';
import { LazyEditor } from '../editor/lazy-editor.tsx';
import { PlaceChoice } from './place-choice.tsx';
import { problemsOf, type PostFields } from './post-fields.ts';
import styles from './post-form.module.css';
import { useWriteTexts } from './texts.ts';
import { TripField } from './trip-field.tsx';

interface PostFormProps {
  readonly draft: DraftState<PostFields>;
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Stands above the buttons. */
  readonly note?: ReactNode;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** Stands below the title. */
  readonly similar?: ReactNode;
}

/** The fields of a post, for a new one and for editing in place. */
export function PostForm(props: PostFormProps) {
  const { draft, isBusy, failure, note, submitLabel, onSubmit, onCancel, similar } = props;
  const texts = useWriteTexts();
  const session = useSession();
  const [isAsked, setAsked] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { content: fields, round } = draft;
  const change = (part: Partial<PostFields>) => draft.change({ ...fields, ...part });
  const problems = isAsked ? problemsOf(fields) : [];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(true);
    const [first] = problemsOf(fields);
    if (first === undefined && !isUploading) onSubmit();
    else if (first) focusField(event.currentTarget, first);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <DraftNotes state={draft} beginning={({ title }) => title} />
      {session.state === 'registered' && !session.emailVerified && (
        <Notice kind="info">{texts.unverified}</Notice>
      )}
      <KindChoice kind={fields.kind} onChange={(kind) => change({ kind })} />
      <div>
        <TextField
          label={texts.title}
          hint={texts.titleHint[fields.kind]}
          required
          name="title"
          maxLength={MAX_POST_TITLE_LENGTH}
          autoComplete="off"
          value={fields.title}
          error={problems.includes('title') ? texts.titleMissing : undefined}
          onChange={({ target }) => change({ title: target.value })}
        />
        {similar}
      </div>
      <div data-field="text">
        <LazyEditor
          key={round}
          label={texts.text}
          hint={texts.textHint[fields.kind]}
          initial={fields.document}
          error={problems.includes('text') ? texts.textMissing : undefined}
          onChange={(document) => change({ document })}
        />
      </div>
      <PlaceChoice fields={fields} onChange={change} />
      <div className={styles.pair}>
        <TopicField fields={fields} onChange={change} />
        <TripField tripId={fields.tripId} onChange={(tripId) => change({ tripId })} />
      </div>
      <PhotoField
        value={fields.photos}
        max={MAX_POST_PHOTOS}
        onChange={(photos) => change({ photos })}
        onBusy={setUploading}
      />
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      {note}
      {isAsked && isUploading && <Notice kind="info">{texts.uploading}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" variant="accent" busy={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function focusField(form: HTMLFormElement, field: 'title' | 'text'): void {
  const selector = field === 'title' ? '[name=title]' : '[data-field=text] [role=textbox]';
  form.querySelector<HTMLElement>(selector)?.focus();
}

interface KindChoiceProps {
  readonly kind: PostKind;
  readonly onChange: (kind: PostKind) => void;
}

function KindChoice({ kind, onChange }: KindChoiceProps) {
  const texts = useWriteTexts();
  const { kinds } = usePostTexts();
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend>{texts.kind}</legend>
      {POST_KINDS.toReversed().map((one) => (
        <label key={one} className={styles.kind}>
          <input type="radio" name={name} checked={one === kind} onChange={() => onChange(one)} />
          <Icon name={KIND_ICONS[one]} />
          <span>
            <strong>{kinds[one]}</strong>
            <small>{texts.kindText[one]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface TopicFieldProps {
  readonly fields: PostFields;
  readonly onChange: (part: Partial<PostFields>) => void;
}

function TopicField({ fields, onChange }: TopicFieldProps) {
  const texts = useWriteTexts();
  const { topics } = usePostTexts();
  return (
    <SelectField
      label={texts.topic}
      value={fields.topic ?? ''}
      options={[
        { value: '', label: texts.noTopic },
        ...POST_TOPICS.map((topic) => ({ value: topic, label: topics[topic] })),
      ]}
      onChange={(topic) => onChange({ topic: topic === '' ? null : topic })}
    />
  );
}
