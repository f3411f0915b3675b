import { defineTexts } from '../../ui/texts.tsx';

const de = {
  label: 'Einladung',
  invites: (owner: string) => `${owner} lädt dich zum Mitreisen ein:`,
  gone: 'Diese Einladung gilt nicht mehr. Bitte lass dir eine neue schicken.',
};

const en: typeof de = {
  label: 'Invitation',
  invites: (owner) => `${owner} invites you to come along:`,
  gone: 'This invitation is no longer valid. Please ask for a new one.',
};

export const useInvitationTexts = defineTexts(de, en);
