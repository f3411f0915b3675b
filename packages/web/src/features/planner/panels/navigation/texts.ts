import { defineTexts } from '../../../../ui/texts.tsx';

const de = {
  title: 'Tag in eine Navi-App übergeben',
  gone: 'Diesen Tag gibt es nicht mehr.',
  where: (number: number, date: string) => `Tag ${number} · ${date}`,
};

const en: typeof de = {
  title: 'Hand the day to a navigation app',
  gone: 'This day is gone.',
  where: (number, date) => `Day ${number} · ${date}`,
};

export const useNavigationTexts = defineTexts(de, en);
