import { defineTexts } from '../../ui/texts.tsx';

const de = {
  affiliates: { title: 'Partner und Anzeigen' },
  imprint: { title: 'Impressum' },
  guidelines: { title: 'Community-Richtlinie' },
  privacy: { title: 'Datenschutz' },
  disclaimer: { title: 'Haftungsausschluss' },
  about: { title: 'Über Fahrtwind' },
};

const en: typeof de = {
  affiliates: { title: 'Partners and advertising' },
  imprint: { title: 'Legal notice' },
  guidelines: { title: 'Community guidelines' },
  privacy: { title: 'Privacy' },
  disclaimer: { title: 'Disclaimer' },
  about: { title: 'About Fahrtwind' },
};

export const useTitles = defineTexts(de, en);
