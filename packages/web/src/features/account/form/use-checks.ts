import { checkPassword, isEmail } from '@fahrtwind/domain';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { useAccountTexts } from '../texts.ts';
import { isKnownAsCommon } from './common-passwords.ts';

const LONGEST_NAME = 80;

/** Rules for single fields; each returns a sentence, or undefined for a valid value. */
export function useChecks() {
  const { form } = useAccountTexts();
  const sentenceOf = useFailureSentence();
  return {
    name(value: string): string | undefined {
      if (value.trim() === '') return form.nameMissing;
      return value.trim().length > LONGEST_NAME ? form.nameTooLong : undefined;
    },
    email(value: string): string | undefined {
      if (value.trim() === '') return form.emailMissing;
      return isEmail(value.trim()) ? undefined : sentenceOf('invalid-email');
    },
    password: (value: string): string | undefined =>
      value === '' ? form.passwordMissing : undefined,
    newPassword(value: string): string | undefined {
      if (value === '') return form.passwordMissing;
      const checked = checkPassword(value, isKnownAsCommon);
      return checked.ok ? undefined : sentenceOf(checked.error);
    },
  };
}
