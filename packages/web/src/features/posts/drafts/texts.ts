import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  restored: (when: string) => `Dein Entwurf von ${when} ist wieder da.`,
  offered: (count: number) =>
    count === 1
      ? 'Aus einem geschlossenen Tab liegt noch ein Entwurf hier.'
      : `Aus geschlossenen Tabs liegen noch ${count} Entwürfe hier.`,
  goOn: 'Weiterschreiben',
  discard: 'Verwerfen',
  untitled: 'Ohne Text',
};

const en: typeof de = {
  restored: (when) => `Your draft of ${when} is back.`,
  offered: (count) =>
    count === 1
      ? 'There is a draft from a closed tab.'
      : `There are ${count} drafts from closed tabs.`,
  goOn: 'Continue writing',
  discard: 'Discard',
  untitled: 'Without text',
};

export const useDraftTexts = defineTexts(de, en);
