import {
  addEntry,
  EMPTY_LOCATION,
  ENTRY_TYPES,
  removeEntry,
  type Entry,
  type EntryType,
  type Stop,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from '../edit/edit.module.css';
import { PanelPart } from '../edit/panel-shell.tsx';
import { useUndoable } from '../edit/use-undoable.ts';
import { useRun } from '../plan/use-run.ts';
import { usePlannerTexts } from '../texts.ts';
import { EntryForm } from './entry-form.tsx';
import { useStopTexts } from './texts.ts';

const ICONS: Readonly<Record<EntryType, IconName>> = {
  activity: 'star',
  note: 'note',
  restaurant: 'food',
};

/** What to do, to remember and to eat here; one entry is open at a time. */
export function Entries({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const { plan } = usePlannerTexts();
  const run = useRun();
  const remove = useUndoable();
  const [openId, setOpenId] = useState<string | null>(null);

  function add(entryType: EntryType) {
    const entry = newEntry(entryType, texts.newEntry[entryType]);
    if (!run(addEntry, { stopId: stop.id, entry })) return;
    setOpenId(entry.id);
    focusSoon(`eintrag-${entry.id} input`);
  }

  function takeAway({ id, name }: Entry) {
    if (!remove(removeEntry, { entryId: id }, texts.entryRemoved(name))) return;
    setOpenId(null);
    focusSoon('eintrag-neu');
  }

  return (
    <PanelPart title={texts.entries}>
      {stop.entries.length === 0 && <p className={styles.muted}>{texts.noEntries}</p>}
      <ul className={styles.list}>
        {stop.entries.map((entry) => (
          <li key={entry.id} id={`eintrag-${entry.id}`} className={styles.box}>
            <div className={styles.item}>
              <span className={styles.row}>
                <Icon name={ICONS[entry.entryType]} />
                <span>
                  <span className={styles.muted}>{plan.entryTypes[entry.entryType]}</span>
                  <br />
                  {entry.name || texts.noName}
                </span>
              </span>
              <Button
                variant="quiet"
                className={styles.icon}
                aria-label={texts.editEntry(entry.name)}
                aria-expanded={openId === entry.id}
                onClick={() => setOpenId(openId === entry.id ? null : entry.id)}
              >
                <Icon name={openId === entry.id ? 'check' : 'edit'} />
              </Button>
              <Button
                variant="quiet"
                className={styles.icon}
                aria-label={texts.removeEntry(entry.name)}
                onClick={() => takeAway(entry)}
              >
                <Icon name="trash" />
              </Button>
            </div>
            {openId === entry.id && <EntryForm entry={entry} near={stop.location} />}
          </li>
        ))}
      </ul>
      <div className={styles.row} id="eintrag-neu" tabIndex={-1}>
        {ENTRY_TYPES.map((entryType) => (
          <Button key={entryType} variant="outlined" onClick={() => add(entryType)}>
            <Icon name="plus" />
            {plan.entryTypes[entryType]}
          </Button>
        ))}
      </div>
    </PanelPart>
  );
}

function newEntry(entryType: EntryType, name: string): Entry {
  const base = { id: makeId(), name, location: EMPTY_LOCATION };
  if (entryType === 'activity') return { ...base, entryType, url: '', content: '' };
  return entryType === 'note' ? { ...base, entryType, content: '' } : { ...base, entryType };
}

/** After the next drawing: what is to be focused is about to come, or what had the focus to go. */
function focusSoon(idAndChild: string): void {
  const [id = '', child] = idAndChild.split(' ');
  requestAnimationFrame(() => {
    const home = document.getElementById(id);
    const target = child ? home?.querySelector<HTMLInputElement>(child) : home;
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  });
}
