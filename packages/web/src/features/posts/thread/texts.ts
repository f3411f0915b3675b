import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  title: 'Dafür brauchst du ein Konto',
  text: 'Es kostet nichts. Danach bist du wieder genau hier.',
  register: 'Konto anlegen',
  signIn: 'Anmelden',
};

const en: typeof de = {
  title: 'You need an account for this',
  text: 'It is free. Afterwards you are back right here.',
  register: 'Create an account',
  signIn: 'Sign in',
};

export const useJoinTexts = defineTexts(de, en);
