import type { Editor } from '@tiptap/core';
import type { IconName, OwnIcon } from '../../../ui/icon.tsx';

/** Used by the toolbar alone, so that no other page loads them. */
const ICONS = {
  numbered:
    'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.8V9M4 14.5c.2-1.3 2.5-1.3 2.5.2 0 1.2-2.5 1.8-2.5 3.3h2.6',
  heading: 'M5 5v14M15 5v14M5 12h10M19.5 19v-7l-2 1.2',
  subheading: 'M5 7.5v11M13 7.5v11M5 13h8M16.5 14c.2-2 3.6-1.9 3.6.2 0 1.7-3.6 2.4-3.6 4.3h3.8',
  bold: 'M7.5 5h5.5a3.5 3.5 0 0 1 0 7H7.5zM7.5 12h6.5a3.5 3.5 0 0 1 0 7H7.5zM8.3 5v14M9 5v14',
  italic: 'M11 5h6M7 19h6M14.5 5l-5 14',
  link: 'M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  quote:
    'M4 17.5c2.5-.8 4-2.8 4-6.5H4.5V6.5h5V11c0 5-2 7.5-5.5 8.5M14 17.5c2.5-.8 4-2.8 4-6.5h-3.5V6.5h5V11c0 5-2 7.5-5.5 8.5',
} as const;

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
  readonly icon: IconName | OwnIcon;
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
    icon: { path: ICONS.heading },
    shortcut: 'Control+Alt+2',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    icon: { path: ICONS.subheading },
    shortcut: 'Control+Alt+3',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    icon: { path: ICONS.bold },
    shortcut: 'Control+B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: { path: ICONS.italic },
    shortcut: 'Control+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'link',
    icon: { path: ICONS.link },
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
    icon: { path: ICONS.numbered },
    shortcut: 'Control+Shift+7',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: { path: ICONS.quote },
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
