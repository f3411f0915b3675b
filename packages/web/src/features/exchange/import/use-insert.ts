import { importStops } from '@fahrtwind/domain';
import { makeId } from '../../../parts/make-id.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { stopsOnDays, type ImportChoice } from './plan-import.ts';
import type { ImportedFile } from './read/imported-file.ts';
import { useImportTexts } from './texts.ts';

/** Puts the places of a file into the open trip, as one step that can be undone. */
export function useInsert(onDone: () => void) {
  const texts = useImportTexts();
  const { run, offerUndo } = useRun();
  return (file: ImportedFile, choice: ImportChoice): void => {
    const stops = stopsOnDays(file, choice, makeId, texts.point);
    if (!run(importStops, { stops, makeId }, 'forced')) return;
    onDone();
    offerUndo(texts.inserted(stops.length), 'positive');
  };
}
