import {
  addEntry,
  ENTRY_TYPES,
  newEntry,
  removeEntry,
  type Entry,
  type EntryType,
  type Stop,
} from '@fahrtwind/domain';
import { ENTRY_ICONS } from '../../../../parts/trip-rows/trip-icons.ts';
import { makeId } from '../../../../parts/make-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { EntryForm } from './entry-form.tsx';
import { useStopTexts } from './texts.ts';

/** The stop's activities, notes and restaurants; one entry is open at a time. */
export function Entries({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const rowTexts = useTripRowTexts();
  const { run, offerUndo } = useRun();
  const openId = useInView((view) => (view.entryCityId === stop.id ? view.editedEntryId : null));
  const setOpenId = (entryId: string | null) => plannerView.editEntry(stop.id, entryId);

  function add(entryType: EntryType) {
    const entry = newEntry({ id: makeId(), entryType, name: rowTexts.newEntries[entryType] });
    if (!run(addEntry, { stopId: stop.id, entry })) return;
    setOpenId(entry.id);
    focusAfterRender(`eintrag-${entry.id} input`);
  }

  function takeAway({ id, name }: Entry) {
    if (!run(removeEntry, { entryId: id }, 'forced')) return;
    offerUndo(texts.entryRemoved(name));
    setOpenId(null);
    focusAfterRender('eintrag-neu');
  }

  return (
    <PanelPart title={texts.entries}>
      {stop.entries.length === 0 && <p className={styles.muted}>{texts.noEntries}</p>}
      <ul className={styles.list}>
        {stop.entries.map((entry) => (
          <li key={entry.id} id={`eintrag-${entry.id}`} className={styles.box}>
            <div className={styles.item}>
              <span className={styles.entryHead}>
                <Icon name={ENTRY_ICONS[entry.entryType]} />
                <span>
                  <span className={styles.muted}>{rowTexts.entryTypes[entry.entryType]}</span>
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
          <Button
            key={entryType}
            variant="outlined"
            className={styles.compact}
            onClick={() => add(entryType)}
          >
            <Icon name="plus" />
            {rowTexts.entryTypes[entryType]}
          </Button>
        ))}
      </div>
    </PanelPart>
  );
}

/** Waits for the next render, which adds the element to focus or removes the focused one. */
function focusAfterRender(idAndChild: string): void {
  const [id = '', child] = idAndChild.split(' ');
  requestAnimationFrame(() => {
    const home = document.getElementById(id);
    const target = child ? home?.querySelector<HTMLInputElement>(child) : home;
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  });
}
