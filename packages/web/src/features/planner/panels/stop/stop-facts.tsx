import {
  newNote,
  setIcon,
  setNote,
  setOptional,
  type NoteEntry,
  type Stop,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { makeId } from '../../../../parts/make-id.ts';
import type { RunKind } from '../../../../store/trips/view/trip-actions.ts';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { ChoiceRow } from '../../../../parts/trip-fields/choice-row.tsx';
import { TypedText } from '../../../../parts/trip-fields/typed-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { STOP_ICONS, stopIconName } from '../../../../parts/trip-rows/trip-icons.ts';
import { useStopTexts } from './texts.ts';

const ICON_NAMES = Object.keys(STOP_ICONS).map(stopIconName);

interface NoteFieldProps {
  readonly stop: Stop;
  /** As high as its text. */
  readonly isSlim?: boolean;
}

/** The note on a stop. */
export function NoteField({ stop, isSlim = false }: NoteFieldProps) {
  const texts = useStopTexts();
  const { write } = useRun();
  // One id while the panel is open, so that a note that was emptied and rewritten stays the same note.
  const [newNoteId] = useState(makeId);

  function writeNote(content: string, kind?: RunKind) {
    const note: NoteEntry = stop.note
      ? { ...stop.note, content }
      : newNote({ id: newNoteId, content });
    return write(setNote, { stopId: stop.id, note: content === '' ? null : note }, kind);
  }

  return (
    <TypedText
      label={texts.note}
      value={stop.note?.content ?? ''}
      write={writeNote}
      {...(isSlim && { rows: 1, placeholder: texts.notePlaceholder })}
    />
  );
}

/** The icon and whether the stop is optional. */
export function StopFacts({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const { run } = useRun();
  const stopId = stop.id;
  return (
    <>
      <ChoiceRow
        label={texts.icon}
        value={stopIconName(stop.icon)}
        hasOnlyIcons
        options={ICON_NAMES.map((value) => ({
          value,
          icon: STOP_ICONS[value],
          label: texts.icons[value],
        }))}
        onChange={(icon) => void run(setIcon, { stopId, icon })}
      />
      <SwitchField
        label={texts.optional}
        hint={texts.optionalHint}
        checked={stop.optional}
        onChange={(optional) => void run(setOptional, { stopId, optional })}
      />
    </>
  );
}
