import { Mark, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { readWebUrl } from '../../../format/read-web-url.ts';

/** Only addresses of the web: the library's own link accepts `javascript:`, and brings a finder of links of 20 KB. */
const WebLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: '', parseHTML: (element: HTMLElement) => hrefOf(element) },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (hrefOf(element) === '' ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes: attributes }) => ['a', attributes, 0],
});

function hrefOf(element: HTMLElement): string {
  return webAddress(element.getAttribute('href') ?? '') ?? '';
}

/** As the browser writes it, with quotes and spaces encoded; null for what does not lead into the web. */
export function webAddress(text: string): string | null {
  const url = readWebUrl(text);
  return url === null ? null : new URL(url).href;
}

/** Headings of pasted pages become one of our two levels. */
const TwoHeadings = Heading.extend({
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
}).configure({ levels: [2, 3] });

/** Tab and Shift+Tab leave the editor, also from within a list: our lists have one level. */
const FlatListItem = ListItem.extend({
  content: 'paragraph+',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem('listItem') };
  },
});

/** Without `start` and `type`, which a document does not know. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) });

/**
 * Exactly what a PostDocument knows, so that pasting from elsewhere leaves only that. Nothing here changes the text by
 * itself, such as placeholders, trailing paragraphs or links that are found while typing: Android keyboards lose words
 * when the document changes under a word that is being composed.
 */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  TwoHeadings,
  Bold,
  Italic,
  WebLink,
  BulletList,
  PlainOrderedList,
  FlatListItem,
  Blockquote.extend({ content: 'paragraph+' }),
  HardBreak,
  HorizontalRule,
  UndoRedo,
];
