import { type Trip, importStops } from '@fahrtwind/domain';
import { useState } from 'react';
import { useCreateTrip } from '../../../parts/use-create-trip.ts';
import { today } from '../../../parts/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './import.module.css';
import {
  dayCountOf,
  spreadsFor,
  startOf,
  tripOfFile,
  type ImportChoice,
  stopsOnDays,
} from './plan-import.ts';
import { readInWorker } from './read-in-worker.ts';
import type { ImportedFile } from './read/imported-file.ts';
import { useImportTexts } from './texts.ts';
import { useImport } from './use-import.ts';
import { makeId } from '../../../parts/make-id.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';

/** Puts the places of a file into the open trip, as one step that can be undone. */
function useInsert(onDone: () => void) {
  const texts = useImportTexts();
  const { run, offerUndo } = useRun();
  return (file: ImportedFile, choice: ImportChoice): void => {
    const stops = stopsOnDays(file, choice, makeId, texts.point);
    if (!run(importStops, { stops, makeId }, 'forced')) return;
    onDone();
    offerUndo(texts.inserted(stops.length), 'positive');
  };
}

interface ImportDialogProps {
  /** The open trip, into which places can go; null for new trips only. */
  readonly current: Trip | null;
  /** A file that was chosen before. */
  readonly file?: File | undefined;
  readonly onClose: () => void;
  /** Tests read without a worker. */
  readonly read?: typeof readInWorker;
}

/** Choose a file, see what was understood, confirm. Nothing is saved before. */
export function ImportDialog({ current, file, onClose, read = readInWorker }: ImportDialogProps) {
  const texts = useImportTexts();
  const { state, take } = useImport(read, file);
  const isReady = state.step === 'ready';
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <div className={styles.content}>
        <FileChoice isFirst={state.step === 'empty'} onChoose={take} />
        {'fileName' in state && <p className={styles.fileName}>{state.fileName}</p>}
        {(state.step === 'reading' || state.step === 'looking') && (
          <output aria-busy="true">{texts[state.step]}</output>
        )}
        {state.step === 'refused' && (
          <Notice kind="negative">
            {state.problem === 'failed' ? texts.failed : texts.problems[state.problem]}
          </Notice>
        )}
        {isReady && (
          <>
            <ImportPreview lookUp={state.lookUp} />
            <Confirmation
              key={state.fileName}
              file={state.lookUp.file}
              current={current}
              onClose={onClose}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ConfirmationProps {
  readonly file: ImportedFile;
  readonly current: Trip | null;
  readonly onClose: () => void;
}

function Confirmation({ file, current, onClose }: ConfirmationProps) {
  const texts = useImportTexts();
  const { isBusy, problem, createTrip } = useCreateTrip(onClose);
  const insert = useInsert(onClose);
  const [choice, setChoice] = useState<ImportChoice>(() => firstChoice(file, texts.defaultTitle));
  const isNew = choice.target === 'new';

  function confirm() {
    if (!isNew) insert(file, choice);
    else
      createTrip((uid) =>
        tripOfFile(file, choice, {
          uid,
          now: new Date().toISOString(),
          makeId,
          nameOfPoint: texts.point,
        }),
      );
  }

  return (
    <form
      className={styles.content}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <ImportForm file={file} current={current} choice={choice} onChange={setChoice} />
      {isNew && <p className={styles.muted}>{texts.result(dayCountOf(file, choice))}</p>}
      {problem !== null && <Notice kind="negative">{texts.notCreated}</Notice>}
      <div className={styles.actions}>
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="accent" busy={isBusy}>
          {isNew ? texts.createNew : texts.insert}
        </Button>
      </div>
    </form>
  );
}

function firstChoice(file: ImportedFile, defaultTitle: string): ImportChoice {
  const places = file.groups.reduce((sum, group) => sum + group.places.length, 0);
  return {
    target: 'new',
    title: file.title || defaultTitle,
    start: startOf(file) ?? today(),
    spread: spreadsFor(file, 'new')[0] ?? 'even',
    // Three places a day are a usual pace.
    dayCount: Math.max(1, Math.min(30, Math.ceil(places / 3))),
    dayIndex: 0,
  };
}
