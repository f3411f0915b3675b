import { defineTexts } from '../../ui/texts.tsx';

const de = {
  title: 'Du planst als Gast',
  keepsTrips: 'Deine Reisen kommen mit, sobald du ein Konto hast.',
  register: 'Registrieren',
  signIn: 'Anmelden',
};

const en: typeof de = {
  title: 'You are planning as a guest',
  keepsTrips: 'Create an account and you keep your trips.',
  register: 'Register',
  signIn: 'Sign in',
};

export const useGuestTexts = defineTexts(de, en);
