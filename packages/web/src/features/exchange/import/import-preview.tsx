import { stopsOf } from '@fahrtwind/domain';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './preview.module.css';
import { PreviewMap as Map } from './preview-map.tsx';
import { PreviewRow } from './preview-row.tsx';
import type { ImportedFile, ImportNote } from './read/imported-file.ts';
import { placeOfRow, stateOf, type ReviewRow, type RowChoice } from './review.ts';
import { useImportTexts } from './texts.ts';
import type { Progress } from './use-import.ts';

/** As many rows are shown at first; thousands would keep a phone busy. */
const FIRST_ROWS = 100;

interface ImportPreviewProps {
  readonly file: ImportedFile;
  readonly fileName: string;
  readonly rows: readonly ReviewRow[];
  readonly choices: readonly RowChoice[];
  /** The day of each row that is taken, from 0, in their order. */
  readonly days: readonly number[];
  readonly progress: Progress | null;
  readonly onChoose: (changes: ReadonlyMap<number, RowChoice>) => void;
  readonly onSearchOn: () => void;
  /** Tests have no map library. */
  readonly PreviewMap?: typeof Map;
}

/** What was understood of a file, place by place on list and map, and what was not. */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, fileName, rows, choices, days, progress, onChoose, onSearchOn } = props;
  const { PreviewMap = Map } = props;
  const texts = useImportTexts();
  const [shown, setShown] = useState(FIRST_ROWS);
  const [litId, light] = useState<string | null>(null);
  const marks = useMemo(() => marksOf(rows, choices, days), [rows, choices, days]);
  const dayOf = new globalThis.Map(marks.map(({ id, dayIndex }) => [id, dayIndex + 1]));
  const unsearched = rows.filter((row) => stateOf(row) === 'unsearched').length;
  const questions = rows.filter((row) => stateOf(row) === 'question').length;

  function takeAll(isTaken: boolean): void {
    onChoose(
      new globalThis.Map(choices.map((choice, index) => [index, { ...choice, isTaken }] as const)),
    );
  }

  return (
    <>
      <section aria-label={texts.understood} className={styles.understood}>
        <h3>{texts.understood}</h3>
        <p>
          {texts.formats[file.format]}:{' '}
          {file.trip
            ? texts.tripSummary(
                file.trip.days.length,
                stopsOf(file.trip).length,
                file.trip.hotels.length,
              )
            : texts.summary(rows.length, file.groups.length)}
        </p>
        <Along file={file} />
        {questions > 0 && <p>{texts.questions(questions)}</p>}
        {progress && <output aria-busy="true">{texts.looking(progress.done, progress.all)}</output>}
        {unsearched > 0 && !progress && (
          <p className={styles.unsearched}>
            {texts.unsearched(unsearched)}
            <Button variant="outlined" onClick={onSearchOn}>
              {texts.searchOn}
            </Button>
          </p>
        )}
        {rows.length > 0 && (
          <div className={styles.review}>
            <div className={styles.list}>
              <div className={styles.all}>
                <span>{texts.chosen(marks.length, rows.length)}</span>
                <Button variant="quiet" onClick={() => takeAll(true)}>
                  {texts.takeAll}
                </Button>
                <Button variant="quiet" onClick={() => takeAll(false)}>
                  {texts.takeNone}
                </Button>
              </div>
              <ol className={styles.rows} aria-label={texts.places}>
                {rows.slice(0, shown).map((row, index) => {
                  const id = rowId(index);
                  const choice = choices[index];
                  return (
                    choice && (
                      <PreviewRow
                        key={id}
                        id={id}
                        row={row}
                        choice={choice}
                        day={days.length > 0 ? (dayOf.get(id) ?? null) : null}
                        isLit={litId === id}
                        onChange={(next) => onChoose(new globalThis.Map([[index, next]]))}
                        onHover={(isOver) => light(isOver ? id : null)}
                      />
                    )
                  );
                })}
              </ol>
              {rows.length > shown && (
                <Button variant="outlined" onClick={() => setShown(shown + FIRST_ROWS)}>
                  {texts.more(rows.length - shown)}
                </Button>
              )}
            </div>
            <PreviewMap
              marks={marks}
              highlightedId={litId}
              fitKey={fileName}
              onHover={light}
              onSelect={(id) => document.getElementById(id)?.scrollIntoView({ block: 'nearest' })}
            />
          </div>
        )}
      </section>
      {file.notes.length > 0 && <Notes notes={file.notes} />}
    </>
  );
}

/** What comes with the places of a table of ours. */
function Along({ file: { groups, own } }: { readonly file: ImportedFile }) {
  const texts = useImportTexts();
  const things = groups.flatMap(({ places }) =>
    places.flatMap((place) => [...(place.own?.entries ?? []), ...(place.own?.pois ?? [])]),
  ).length;
  const hotels = own?.hotels.length ?? 0;
  const legs = Object.keys(own?.legs ?? {}).length;
  return hotels + things + legs > 0 && <p>{texts.along(hotels, things, legs)}</p>;
}

function Notes({ notes }: { readonly notes: readonly ImportNote[] }) {
  const texts = useImportTexts();
  return (
    <section aria-label={texts.notTaken}>
      <h3>{texts.notTaken}</h3>
      <ul className={styles.notes}>
        {notes.map(({ code, count, lines = [] }) => (
          <li key={code}>
            {texts.notes[code](count)}
            {lines.length > 0 && ` ${texts.lines(lines.join(', '), count > lines.length)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowId(index: number): string {
  return `import-${index}`;
}

function marksOf(
  rows: readonly ReviewRow[],
  choices: readonly RowChoice[],
  days: readonly number[],
) {
  const taken = rows.flatMap((row, index) => {
    const choice = choices[index];
    const place = choice?.isTaken ? placeOfRow(row, choice) : null;
    return place ? [{ id: rowId(index), place }] : [];
  });
  return taken.map((mark, at) => ({
    ...mark,
    dayIndex: days[at] ?? 0,
    number: String(at + 1),
  }));
}
