import type { Editor } from '@tiptap/core';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { webAddress } from './extensions.ts';
import { useEditorTexts } from './texts.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks where the selected words shall lead; without a selection the address itself is written. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const texts = useEditorTexts().link;
  const known: unknown = editor.getAttributes('link')['href'];
  const [typed, setTyped] = useState(typeof known === 'string' ? known : '');
  const [isAsked, setAsked] = useState(false);
  const formId = useId();
  const href = webAddress(typed);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function link(event: SubmitEvent) {
    event.preventDefault();
    // The form lies within that of the post, as React sees it.
    event.stopPropagation();
    setAsked(true);
    if (href === null) return;
    putLink(editor, href);
    close();
  }

  return (
    <Dialog
      open
      title={texts.title}
      onClose={close}
      actions={
        <>
          {known !== undefined && (
            <Button
              variant="outlined"
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetMark('link').run();
                close();
              }}
            >
              {texts.remove}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {texts.ok}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={link}>
        <TextField
          label={texts.address}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={typed}
          error={isAsked && href === null ? texts.wrong : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}

function putLink(editor: Editor, href: string): void {
  const mark = { type: 'link', attrs: { href } };
  if (editor.state.selection.empty && !editor.isActive('link'))
    editor.commands.insertContent({ type: 'text', text: href, marks: [mark] });
  else editor.chain().extendMarkRange('link').setMark('link', { href }).run();
}
