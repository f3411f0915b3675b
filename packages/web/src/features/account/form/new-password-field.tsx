import { PASSWORD_MIN_LENGTH } from '@fahrtwind/domain';
import { useState, type ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useAccountTexts } from '../texts.ts';

/** Counts the characters until the password is long enough. */
export function NewPasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'hint'>) {
  const { form } = useAccountTexts();
  const [length, setLength] = useState(0);
  const missing = PASSWORD_MIN_LENGTH - length;
  const progress = missing > 0 ? form.passwordMissingCharacters(missing) : form.passwordLongEnough;
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="new-password"
      required
      hint={length === 0 ? form.passwordHint : progress}
      onInput={(event) => setLength(Array.from(event.currentTarget.value).length)}
    />
  );
}
