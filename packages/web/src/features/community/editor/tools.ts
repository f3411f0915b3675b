import type { Editor } from '@tiptap/core';
import type { IconName } from '../../../ui/icon.tsx';

export type ToolName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'link'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'rule'
  | 'undo'
  | 'redo';

export interface Tool {
  readonly name: ToolName;
  readonly icon: IconName;
  /** As `aria-keyshortcuts` writes it, with Control for Command on a Mac. */
  readonly shortcut?: string;
  /** Whether the tool is a state of the selected text, and which. */
  readonly isActive?: (editor: Editor) => boolean;
  readonly mayRun?: (editor: Editor) => boolean;
  /** The link asks for its address first. */
  readonly run?: (editor: Editor) => void;
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'heading',
    icon: 'heading',
    shortcut: 'Control+Alt+2',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    icon: 'subheading',
    shortcut: 'Control+Alt+3',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    icon: 'bold',
    shortcut: 'Control+B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: 'italic',
    shortcut: 'Control+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'link',
    icon: 'link',
    shortcut: 'Control+K',
    isActive: (editor) => editor.isActive('link'),
  },
  {
    name: 'bulletList',
    icon: 'list',
    shortcut: 'Control+Shift+8',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: 'numbered',
    shortcut: 'Control+Shift+7',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: 'quote',
    shortcut: 'Control+Shift+B',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'rule',
    icon: 'minus',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: 'undo',
    icon: 'undo',
    shortcut: 'Control+Z',
    mayRun: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    icon: 'redo',
    shortcut: 'Control+Shift+Z',
    mayRun: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
