import { defineTexts } from '../../ui/texts.tsx';

const de = {
  title: 'Reise drucken',
  intro: 'Deine Reise als Dokument im Format A4.',
  emptyTitle: 'Keine Reise zum Drucken geöffnet',
  emptyText: 'Gedruckt wird die Reise, die du zuletzt geöffnet hast. Öffne zuerst eine im Planer.',
  emptyAction: 'Zum Planer',
};

const en: typeof de = {
  title: 'Print trip',
  intro: 'Your trip as an A4 document.',
  emptyTitle: 'No trip open to print',
  emptyText: 'This prints the trip you opened last. Open one in the planner first.',
  emptyAction: 'Go to the planner',
};

export const usePrintPageTexts = defineTexts(de, en);
