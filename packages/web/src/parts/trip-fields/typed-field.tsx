import type { ComponentProps, KeyboardEvent } from 'react';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTyped, type Write } from './use-typed.ts';

interface TypedFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoComplete'
> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly write: Write;
  readonly isWrittenOnLeave?: boolean;
}

/** A text field that writes to the trip while typing. */
export function TypedField({ value, write, isWrittenOnLeave = false, ...rest }: TypedFieldProps) {
  const { text, error, change, leave } = useTyped({ value, write, isWrittenOnLeave });
  return (
    <TextField
      maxLength={2000}
      autoComplete="off"
      {...rest}
      value={text}
      error={error}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
      }}
    />
  );
}

interface TypedTextProps extends Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly write: Write;
}

/** The same for several lines. */
export function TypedText({ value, write, ...rest }: TypedTextProps) {
  const { text, error, change, leave } = useTyped({ value, write });
  return (
    <TextArea
      maxLength={10_000}
      {...rest}
      value={text}
      error={error}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  );
}
