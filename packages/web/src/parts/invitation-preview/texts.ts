import { defineTexts } from '../../ui/texts.tsx';

const de = {
  label: 'Einladung',
  invites: (owner: string) => `${owner} lädt dich zum Mitreisen ein:`,
  hint: 'Melde dich an, lege ein Konto an, oder sieh dich erst ohne Konto um.',
  gone: 'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
};

const en: typeof de = {
  label: 'Invitation',
  invites: (owner) => `${owner} invites you to come along:`,
  hint: 'Sign in, create an account, or look around without one first.',
  gone: 'This invitation is no longer valid. Please ask for a new one.',
};

export const useInvitationTexts = defineTexts(de, en);
