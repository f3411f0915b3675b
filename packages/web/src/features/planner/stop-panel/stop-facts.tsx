import {
  EMPTY_LOCATION,
  ROUTE_PROFILES,
  setIcon,
  setNote,
  setOptional,
  setRouteProfile,
  setToll,
  type NoteEntry,
  type Stop,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import type { RunOptions } from '../../../store/trips/trip-actions.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { ChoiceRow } from '../edit/choice-row.tsx';
import styles from '../edit/edit.module.css';
import { PanelPart } from '../edit/panel-shell.tsx';
import { TypedText } from '../edit/typed-field.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { usePlannerTexts } from '../texts.ts';
import { STOP_ICONS, stopIconName } from './stop-icons.ts';
import { useStopTexts } from './texts.ts';

const ICON_NAMES = Object.keys(STOP_ICONS).map(stopIconName);

/** The note, the icon and whether the stop is certain. */
export function StopFacts({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const edit = useEdit();
  const run = useRun();
  const stopId = stop.id;
  // One id for as long as the panel is open, so that a note that was emptied and written again stays one note.
  const [newNoteId] = useState(makeId);

  function writeNote(content: string, options: RunOptions) {
    const note: NoteEntry = stop.note
      ? { ...stop.note, content }
      : { id: newNoteId, entryType: 'note', name: '', location: EMPTY_LOCATION, content };
    return edit(setNote, { stopId, note: content === '' ? null : note }, options);
  }

  return (
    <>
      <TypedText label={texts.note} value={stop.note?.content ?? ''} write={writeNote} />
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
        onChange={(optional) => void run(withTotals(setOptional), { stopId, optional })}
      />
    </>
  );
}

const PROFILE_ICONS: Readonly<Record<Stop['routeProfile'], IconName>> = {
  driving: 'car',
  cycling: 'route',
  walking: 'person',
  direct: 'plane',
};

/** How one gets there. */
export function WayThere({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const { plan } = usePlannerTexts();
  const run = useRun();
  const stopId = stop.id;
  return (
    <PanelPart title={texts.way}>
      <ChoiceRow
        label={texts.profile}
        value={stop.routeProfile}
        options={ROUTE_PROFILES.map((value) => ({
          value,
          icon: PROFILE_ICONS[value],
          label: plan.profiles[value],
        }))}
        onChange={(routeProfile) => void run(withTotals(setRouteProfile), { stopId, routeProfile })}
      />
      {stop.routeProfile === 'driving' ? (
        <SwitchField
          label={texts.toll}
          hint={texts.tollHint}
          checked={stop.toll}
          onChange={(toll) => void run(withTotals(setToll), { stopId, toll })}
        />
      ) : (
        <p className={styles.muted}>{texts.tollOnlyDriving}</p>
      )}
    </PanelPart>
  );
}
