import type { PostDocument } from '@fahrtwind/domain';
import { Editor, type JSONContent } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldNotes, notesIds } from '../../../ui/field-notes.tsx';
import fields from '../../../ui/field.module.css';
import text from '../document/post-text.module.css';
import styles from './editor.module.css';
import { extensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { toPostDocument } from './to-post-document.ts';
import { Toolbar } from './toolbar.tsx';

export interface PostEditorProps {
  readonly label: string;
  /** What it begins with; a new `key` begins again. */
  readonly initial: PostDocument;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (document: PostDocument) => void;
}

/** The field for rich text. React never touches what is inside of it. */
export function PostEditor({ label, initial, hint, error, onChange }: PostEditorProps) {
  const fieldId = useId();
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinking, setLinking] = useState(false);
  const tell = useEffectEvent((content: JSONContent) => onChange(toPostDocument(content)));
  const first = useRef(initial);
  const openLink = useEffectEvent(() => setLinking(true));

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: toContent(first.current),
      // Our policy for content refuses styles that a script adds.
      injectCSS: false,
      // Rules rewrite what was just typed, which Android keyboards do not survive.
      enableInputRules: false,
      enablePasteRules: false,
      editorProps: {
        attributes: {
          id: fieldId,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelId,
          class: classNames(styles.content, text.text),
        },
        handleKeyDown: (_view, event) => {
          if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
          event.preventDefault();
          openLink();
          return true;
        },
      },
      onUpdate: ({ editor: changed }) => tell(changed.getJSON()),
    });
    setEditor(made);
    return () => made.destroy();
  }, [fieldId, labelId]);

  useEffect(() => {
    const field = editor?.view.dom;
    const notes = notesIds(fieldId, hint, error);
    if (notes === undefined) field?.removeAttribute('aria-describedby');
    else field?.setAttribute('aria-describedby', notes);
    if (error === undefined) field?.removeAttribute('aria-invalid');
    else field?.setAttribute('aria-invalid', 'true');
  }, [editor, fieldId, hint, error]);

  return (
    <div className={fields.field}>
      <span id={labelId} className={fields.label}>
        {label}
      </span>
      <div className={classNames(styles.editor, error !== undefined && styles.isWrong)}>
        {editor && <Toolbar editor={editor} fieldId={fieldId} onLink={() => setLinking(true)} />}
        <div ref={place} className={styles.place} />
      </div>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
      {editor && isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** The library's type is not read-only; it does not change what it is given. */
function toContent(document: PostDocument): JSONContent {
  const blocks = document.content.length === 0 ? [{ type: 'paragraph' }] : document.content;
  return JSON.parse(JSON.stringify({ type: 'doc', content: blocks }));
}
