// @vitest-environment happy-dom
import { readPostDocument } from '@fahrtwind/domain';
import { Editor } from '@tiptap/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { extensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';

const editors: Editor[] = [];
afterEach(() => {
  cleanup();
  for (const editor of editors.splice(0)) editor.destroy();
});

const TEXT = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hier' }] }],
};

/** The dialog over an editor in which all words are selected. */
function show(content: object = TEXT) {
  const editor = new Editor({ extensions, content, injectCSS: false });
  editors.push(editor);
  editor.commands.selectAll();
  const onClose = vi.fn<() => void>();
  render(<LinkDialog editor={editor} onClose={onClose} />);
  return { editor, onClose, person: userEvent.setup() };
}

const marksOf = (editor: Editor): unknown => editor.getJSON().content?.[0]?.content?.[0]?.marks;

it('sets a link into the web on the selected words, as the server takes it', async () => {
  const { editor, onClose, person } = show();
  await person.type(screen.getByLabelText('Adresse'), 'https://example.org/weg?q="x"');
  await person.click(screen.getByRole('button', { name: 'Link setzen' }));
  expect(marksOf(editor)).toEqual([
    { type: 'link', attrs: { href: 'https://example.org/weg?q=%22x%22' } },
  ]);
  expect(readPostDocument(editor.getJSON()).ok).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@example.org',
  'Bergen',
  ' ',
])('says that „%s“ is no address of the web, and sets nothing', async (typed) => {
  const { editor, onClose, person } = show();
  await person.type(screen.getByLabelText('Adresse'), typed);
  await person.click(screen.getByRole('button', { name: 'Link setzen' }));
  expect(screen.getByText(/^Das ist keine Webadresse/)).toBeDefined();
  expect(marksOf(editor)).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
});

it('shows where a link leads, and removes it', async () => {
  const marks = [{ type: 'link', attrs: { href: 'https://example.org/' } }];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Hier', marks }] }];
  const { editor, person } = show({ type: 'doc', content });
  expect(screen.getByLabelText<HTMLInputElement>('Adresse').value).toBe('https://example.org/');
  await person.click(screen.getByRole('button', { name: 'Link entfernen' }));
  expect(marksOf(editor)).toBeUndefined();
});
