import {
  addStops,
  addStopsOverDays,
  serialiseLocation,
  stopsOf,
  type AddStops,
  type AddStopsOverDays,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import { useMemo, useState, type FormEvent } from 'react';
import type { FoundLine } from '../../../../parts/listed-places/find-listed-places.ts';
import { makeId } from '../../../../parts/make-id.ts';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useRoutes } from '../../../../parts/trip-routes/use-routes.ts';
import { readDrivingLimit } from '../../../../parts/trip-schedule/driving-limit.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import styles from './paste.module.css';
import { usePasteTexts } from './texts.ts';
import { useListedPlaces } from './use-listed-places.ts';

/** Where the first place of a list would go; the others follow it. */
export type PositionOf = (first: Location) => Pick<AddStops, 'dayId' | 'index'> | null;

interface PasteDialogProps {
  /** The pasted list; empty to ask for it. */
  readonly text: string;
  readonly near: Location | undefined;
  readonly positionOf: PositionOf;
  readonly onClose: () => void;
}

/** Shows what was found for each line of a list, to be corrected, before all of it becomes stops. */
export function PasteDialog({ text: pasted, near, positionOf, onClose }: PasteDialogProps) {
  const texts = usePasteTexts();
  const [text, setText] = useState(pasted);
  const search = useListedPlaces(text, near);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {search.status === 'empty' && <ListField onDone={setText} />}
      {search.status === 'looking' && (
        <output aria-busy="true">{texts.looking(search.count)}</output>
      )}
      {search.status === 'failed' && <Notice kind="negative">{texts.failed}</Notice>}
      {search.status === 'found' && (
        <Preview lines={search.lines} positionOf={positionOf} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ListField({ onDone }: { readonly onDone: (text: string) => void }) {
  const texts = usePasteTexts();
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone(text);
  }

  return (
    <form className={styles.content} onSubmit={submit}>
      <TextArea
        label={texts.list}
        hint={texts.listHint}
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="accent">
          {texts.lookUp}
        </Button>
      </div>
    </form>
  );
}

interface PreviewProps {
  readonly lines: readonly FoundLine[];
  readonly positionOf: PositionOf;
  readonly onClose: () => void;
}

function Preview({ lines, positionOf, onClose }: PreviewProps) {
  const texts = usePasteTexts();
  const { run, offerUndo } = useRun();
  const current = useTrips((state) => state.current);
  const [chosen, setChosen] = useState(() => lines.map(({ index }) => index));
  // A trip that is planned already is not taken apart unasked.
  const [isSpread, setSpread] = useState(() => !current || stopsOf(current).length <= 1);
  const places = placesOf(lines, chosen);
  const unsure = lines.filter(({ isSure }) => !isSure).length;
  const wish = useWish(current, { lines, chosen, positionOf });
  const spread = current && wish && addStopsOverDays(current, wish);
  const dayCount = spread?.ok ? spread.value.days.length : 1;

  function insert(event: FormEvent) {
    event.preventDefault();
    if (!wish) return;
    const isDone =
      isSpread && dayCount > 1
        ? run(addStopsOverDays, wish, 'forced')
        : run(addStops, wish, 'forced');
    if (!isDone) return;
    const last = wish.stops.at(-1);
    if (last) plannerView.selectAdded(last.id);
    onClose();
    offerUndo(texts.added(wish.stops.length), 'positive');
  }

  return (
    <form className={styles.content} onSubmit={insert}>
      <p>{unsure === 0 ? texts.allSure : texts.unsure(unsure)}</p>
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          <Line
            // Lines have no other name than their place: the start is often the end, too.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            line={line}
            index={chosen[at] ?? -1}
            onChoose={(index) => setChosen(chosen.with(at, index))}
          />
        ))}
      </ol>
      {dayCount > 1 && (
        <SwitchField
          label={texts.spread(dayCount)}
          hint={texts.spreadHint(String(readDrivingLimit() / 60))}
          checked={isSpread}
          onChange={setSpread}
        />
      )}
      <div className={styles.actions}>
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="accent" disabled={places.length === 0}>
          {texts.insert(places.length)}
        </Button>
      </div>
    </form>
  );
}

function placesOf(lines: readonly FoundLine[], chosen: readonly number[]): readonly Location[] {
  return lines.flatMap(({ candidates }, line) => candidates[chosen[line] ?? -1] ?? []);
}

interface Choice extends Pick<PreviewProps, 'lines' | 'positionOf'> {
  /** For each line the candidate that is taken. */
  readonly chosen: readonly number[];
}

/**
 * What would be added; null while no place is chosen. The ways between the places are asked for at once, so that ferries
 * count where the days end.
 */
function useWish(
  trip: Trip | null,
  { lines, chosen, positionOf }: Choice,
): AddStopsOverDays | null {
  const adding = useMemo(
    () => trip && addingOf(placesOf(lines, chosen), positionOf),
    [trip, lines, chosen, positionOf],
  );
  const days = useMemo(() => {
    const added = trip && adding && addStops(trip, adding);
    return added?.ok ? added.value.days : [];
  }, [trip, adding]);
  const { measure } = useRoutes({ days });
  if (!trip || !adding) return null;
  const limitMinutes = readDrivingLimit();
  const spread = { limitMinutes, dayCount: trip.days.length, measured: measure, makeId };
  return { ...adding, spread };
}

function addingOf(places: readonly Location[], positionOf: PositionOf): AddStops | null {
  const [first] = places;
  const at = first && positionOf(first);
  if (!at) return null;
  return {
    ...at,
    stops: places.map((place) => ({ id: makeId(), location: serialiseLocation(place) })),
  };
}

interface LineProps {
  readonly line: FoundLine;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

function Line({ line: { text, candidates, isSure, isSearched }, index, onChoose }: LineProps) {
  const texts = usePasteTexts();
  const isFound = candidates.length > 0;
  return (
    <li className={classNames(styles.line, !isSure && styles.unsure)}>
      <span className={styles.text}>
        {text}
        {!isSure && (
          <span className={styles.mark}>
            {isFound ? texts.check : isSearched ? texts.notFound : texts.notSearched}
          </span>
        )}
      </span>
      {isFound && (
        <select
          aria-label={texts.placeFor(text)}
          value={index}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {candidates.map(({ label, lat, lng }, at) => (
            <option key={`${label} ${lat} ${lng}`} value={at}>
              {label}
            </option>
          ))}
          <option value={-1}>{texts.leaveOut}</option>
        </select>
      )}
    </li>
  );
}
