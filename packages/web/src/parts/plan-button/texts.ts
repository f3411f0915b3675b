import { defineTexts } from '../../ui/texts.tsx';

const de = {
  plan: 'Reise planen',
  failed:
    'Der Planer ließ sich gerade nicht öffnen. Prüfe deine Verbindung und ob dein Browser Cookies zulässt.',
};

const en: typeof de = {
  plan: 'Plan a trip',
  failed:
    'The planner could not be opened right now. Check your connection and whether your browser allows cookies.',
};

export const usePlanTexts = defineTexts(de, en);
