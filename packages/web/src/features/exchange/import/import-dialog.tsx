import { type Trip, importStops } from '@fahrtwind/domain';
import { useMemo, useState } from 'react';
import type { FoundLine } from '../../../parts/listed-places/find-listed-places.ts';
import { useCreateTrip } from '../../../parts/use-create-trip.ts';
import { today } from '../../../parts/today.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PreviewMap as OwnMap } from './preview-map.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './import.module.css';
import {
  dayCountOf,
  dayIndexes,
  hotelsOnDays,
  lodgingsOnDays,
  spreadsFor,
  startOf,
  tripOfFile,
  type ImportChoice,
  stopsOnDays,
} from './plan-import.ts';
import { readInWorker } from './read-in-worker.ts';
import type { ImportedFile } from './read/imported-file.ts';
import { useImportTexts } from './texts.ts';
import { chosenFile, firstChoices, rowsOf, type RowChoice } from './review.ts';
import { useImport, type Progress } from './use-import.ts';
import { makeId } from '../../../parts/make-id.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';

/** Puts the places of a file into the open trip, as one step that can be undone. */
function useInsert(onDone: () => void) {
  const texts = useImportTexts();
  const { run, offerUndo } = useRun();
  return (file: ImportedFile, choice: ImportChoice): void => {
    const stops = stopsOnDays(file, choice, makeId, texts.point);
    const lodgings = lodgingsOnDays(file, choice);
    const hotels = hotelsOnDays(file, choice);
    if (!run(importStops, { stops, lodgings, hotels, makeId }, 'forced')) return;
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
  /** Tests have no map library. */
  readonly PreviewMap?: typeof OwnMap;
}

/** Choose a file, see and choose what was understood, confirm. Nothing is saved before. */
export function ImportDialog(props: ImportDialogProps) {
  const { current, file, onClose, read = readInWorker, PreviewMap = OwnMap } = props;
  const texts = useImportTexts();
  const { state, take, searchOn } = useImport(read, file);
  const isReady = state.step === 'ready';
  const isMapped = isReady && state.lines.length > 0;
  return (
    <Dialog open title={texts.title} isWide={isMapped} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.head}>
          <FileChoice isFirst={state.step === 'empty'} onChoose={take} />
          {'fileName' in state && <p className={styles.fileName}>{state.fileName}</p>}
        </div>
        {state.step === 'reading' && <output aria-busy="true">{texts.reading}</output>}
        {state.step === 'looking' && (
          <output aria-busy="true">
            {texts.looking(state.progress.done, state.progress.all)}
            <progress value={state.progress.done} max={Math.max(1, state.progress.all)} />
          </output>
        )}
        {state.step === 'refused' && (
          <Notice kind="negative">
            {state.problem === 'failed' ? texts.failed : texts.problems[state.problem]}
          </Notice>
        )}
        {isReady && (
          <Review
            key={state.fileName}
            {...state}
            current={current}
            onSearchOn={searchOn}
            onClose={onClose}
            PreviewMap={PreviewMap}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ReviewProps {
  readonly fileName: string;
  readonly file: ImportedFile;
  readonly lines: readonly FoundLine[];
  readonly progress: Progress | null;
  readonly current: Trip | null;
  readonly onSearchOn: () => void;
  readonly onClose: () => void;
  readonly PreviewMap: typeof OwnMap;
}

/** Which places of a file become stops, on which days, and of which trip. */
function Review(props: ReviewProps) {
  const { fileName, file, lines, progress, current, onSearchOn, onClose, PreviewMap } = props;
  const texts = useImportTexts();
  const { isBusy, problem, createTrip } = useCreateTrip(onClose);
  const insert = useInsert(onClose);
  const [choice, setChoice] = useState<ImportChoice>(() => firstChoice(file, texts.defaultTitle));
  const [changes, setChanges] = useState<ReadonlyMap<number, RowChoice>>(new Map());
  const rows = useMemo(() => rowsOf(file, lines), [file, lines]);
  const choices = useMemo(
    () => firstChoices(rows).map((first, index) => changes.get(index) ?? first),
    [rows, changes],
  );
  const chosen = useMemo(() => chosenFile(file, rows, choices), [file, rows, choices]);
  const days = useMemo(() => dayIndexes(chosen, choice), [chosen, choice]);
  const isNew = choice.target === 'new';
  const isEmpty = !file.trip && chosen.groups.length === 0;

  function confirm() {
    if (!isNew) insert(chosen, choice);
    else
      createTrip((uid) =>
        tripOfFile(chosen, choice, {
          uid,
          now: new Date().toISOString(),
          makeId,
          nameOfPoint: texts.point,
        }),
      );
  }

  return (
    <div className={styles.content}>
      <ImportPreview
        file={file}
        fileName={fileName}
        rows={rows}
        choices={choices}
        days={days}
        progress={progress}
        onChoose={(more) => setChanges(new Map([...changes, ...more]))}
        onSearchOn={onSearchOn}
        PreviewMap={PreviewMap}
      />
      <form
        className={styles.content}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <ImportForm file={chosen} current={current} choice={choice} onChange={setChoice} />
        {isNew && <p className={styles.muted}>{texts.result(dayCountOf(chosen, choice))}</p>}
        {problem !== null && <Notice kind="negative">{texts.notCreated}</Notice>}
        <div className={styles.actions}>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="accent" busy={isBusy} disabled={isEmpty}>
            {isNew ? texts.createNew : texts.insert}
          </Button>
        </div>
      </form>
    </div>
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
