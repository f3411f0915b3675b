import { defineTexts } from '../../../ui/texts.tsx';
import type { ToolName } from './tools.ts';

const de = {
  toolbar: 'Text gestalten',
  tools: {
    heading: 'Überschrift',
    subheading: 'Zwischenüberschrift',
    bold: 'Fett',
    italic: 'Kursiv',
    link: 'Link',
    bulletList: 'Liste',
    orderedList: 'Nummerierte Liste',
    blockquote: 'Zitat',
    rule: 'Trennlinie',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
  } satisfies Record<ToolName, string>,
  keys: (shortcut: string) =>
    shortcut.replace('Control', 'Strg').replace('Shift', 'Umschalt').replaceAll('+', ' + '),
  link: {
    title: 'Link setzen',
    address: 'Adresse',
    wrong: 'Das ist keine Webadresse. Sie beginnt mit https:// oder http://.',
    remove: 'Link entfernen',
    ok: 'Link setzen',
  },
};

const en: typeof de = {
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

export const useEditorTexts = defineTexts(de, en);
