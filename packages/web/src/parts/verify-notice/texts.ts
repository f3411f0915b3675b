import { defineTexts } from '../../ui/texts.tsx';

const de = {
  verifyTitle: 'Bitte bestätige deine E-Mail-Adresse',
  verifyText: (email: string) =>
    `Öffne den Link in der E-Mail an ${email}. So kommst du auch dann wieder an dein Konto, wenn du das Passwort vergisst.`,
  resend: 'E-Mail noch einmal schicken',
  resent: 'Die E-Mail ist unterwegs.',
};

const en: typeof de = {
  verifyTitle: 'Please confirm your e-mail address',
  verifyText: (email) =>
    `Open the link in the e-mail to ${email}. That way you get back into your account even if you forget the password.`,
  resend: 'Send the e-mail again',
  resent: 'The e-mail is on its way.',
};

export const useVerifyTexts = defineTexts(de, en);
