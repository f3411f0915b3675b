import { readTime, writeTime } from './read-time.ts';
import { useEditTexts } from './texts.ts';
import { TypedField } from './typed-field.tsx';
import type { Write } from './use-typed.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
  /** `08:30`, empty when unknown. */
  readonly value: string;
  readonly write: Write;
}

/** A time of day, read as people write it. */
export function TimeField({ label, hint, placeholder, value, write }: TimeFieldProps) {
  const texts = useEditTexts();
  return (
    <TypedField
      label={label}
      hint={hint}
      inputMode="numeric"
      placeholder={placeholder}
      maxLength={10}
      value={value}
      isWrittenOnLeave
      write={(text, kind) => {
        if (text.trim() === '') return write('', kind);
        const minutes = readTime(text);
        return minutes === null ? texts.timeInvalid : write(writeTime(minutes), kind);
      }}
    />
  );
}
