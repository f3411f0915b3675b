import { PASSWORD_MIN_LENGTH } from '@fahrtwind/domain';
import { useState, type ComponentProps } from 'react';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccountTexts } from '../texts.ts';
import { loadCommonPasswords, useIsCommon } from './common-passwords.ts';

/** Counts the characters until the password is long enough, and names one that everybody tries first. */
export function NewPasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'hint'>) {
  const [password, setPassword] = useState('');
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="new-password"
      required
      hint={useHint(password)}
      onFocus={() => void loadCommonPasswords()}
      onInput={(event) => setPassword(event.currentTarget.value)}
    />
  );
}

function useHint(password: string): string {
  const { form } = useAccountTexts();
  const sentenceOf = useFailureSentence();
  const isCommon = useIsCommon(password);
  const missing = PASSWORD_MIN_LENGTH - Array.from(password).length;
  if (password === '') return form.passwordHint;
  if (missing > 0) return form.passwordMissingCharacters(missing);
  if (isCommon === null) return form.passwordHint;
  return isCommon ? sentenceOf('password-too-common') : form.passwordLongEnough;
}
