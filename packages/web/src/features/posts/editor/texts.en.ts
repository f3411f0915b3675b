import type { de } from './texts.de.ts';

export const en: typeof de = {
  toolbar: 'Format the text',
  tools: {
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    bulletList: 'List',
    orderedList: 'Numbered list',
    blockquote: 'Quote',
    rule: 'Divider',
    undo: 'Undo',
    redo: 'Redo',
  },
  keys: (shortcut) => shortcut.replace('Control', 'Ctrl').replaceAll('+', ' + '),
  link: {
    title: 'Add a link',
    address: 'Address',
    wrong: 'This is not a web address. It begins with https:// or http://.',
    remove: 'Remove the link',
    ok: 'Add the link',
  },
};
