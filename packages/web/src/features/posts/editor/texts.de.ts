import type { ToolName } from './tools.ts';

export const de = {
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
