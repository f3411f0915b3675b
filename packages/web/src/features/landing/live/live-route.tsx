import type { RouteSketch } from '@fahrtwind/contract';
import { shortLabel, type Location } from '@fahrtwind/domain';
import { wayFigures } from '../../../format/way.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { useCreateTrip } from '../../../parts/use-create-trip.ts';
import { announce, Announcer } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useFocusNext } from '../../../parts/use-focus-next.ts';
import { useLandingTexts } from '../texts.ts';
import styles from './live-route.module.css';
import { FEWEST_STOPS, MOST_STOPS } from './live-stops.ts';
import { SketchMap } from './sketch-map.tsx';
import { rowIds, StopRows } from './stop-rows.tsx';
import { useLiveStops } from './use-live-stops.ts';
import { useSketch } from './use-sketch.ts';

const FIELD_ID = 'neuer-stopp';

/** A route on the map that a visitor can change at once, and take into the planner. */
export function LiveRoute() {
  const { live: texts } = useLandingTexts();
  const { stops, isChanged, add, remove, move, clear, undo } = useLiveStops();
  const places = stops.map(({ place }) => place);
  const names = places.map(shortLabel);
  const { drawn, isCurrent, hasFailed } = useSketch(places);
  const sketch = drawn?.sketch;
  const focusNext = useFocusNext();
  const count = stops.length;

  function moved(index: number, step: 1 | -1): void {
    const target = index + step;
    move(index, step);
    const isAtEnd = step === -1 ? target === 0 : target === count - 1;
    focusNext((step === -1) === isAtEnd ? rowIds(target).down : rowIds(target).up);
    announce(texts.moved(names[index] ?? '', target + 1, count));
  }

  function removed(index: number): void {
    remove(index);
    const isLast = count - 1 === FEWEST_STOPS;
    focusNext(isLast ? FIELD_ID : rowIds(Math.min(index, count - 2)).remove);
    announce(texts.removed(names[index] ?? '', count - 1));
  }

  function added(place: Location): void {
    announce(texts.moved(shortLabel(place), add(place) + 1, count + 1));
  }

  function cleared(): void {
    clear();
    focusNext(FIELD_ID);
    announce(texts.cleared);
  }

  function undone(): void {
    const before = undo();
    // The button goes with the last change, and the focus would go with it.
    if (before.isFirst) focusNext(rowIds(0).down);
    announce(texts.undone(before.stops.map(({ place }) => shortLabel(place)).join(' – ')));
  }

  return (
    <>
      <div className={styles.map}>
        <SketchMap
          drawing={sketch?.drawing ?? null}
          names={drawn?.names ?? []}
          label={texts.map(drawn?.names ?? [])}
          isOld={!isCurrent}
        />
      </div>
      <section className={styles.panel} aria-labelledby="live-titel">
        <Announcer />
        <div className={styles.head}>
          <h2 id="live-titel">{texts.title}</h2>
          <div className={styles.tools}>
            {isChanged && (
              <Button variant="quiet" className={styles.undo} onClick={undone}>
                <Icon name="undo" />
                {texts.undo}
              </Button>
            )}
            {count > 0 && (
              <Button variant="quiet" onClick={cleared}>
                {texts.clear}
              </Button>
            )}
          </div>
        </div>
        {count >= FEWEST_STOPS ? (
          <Figures sketch={sketch ?? null} isCurrent={isCurrent} hasFailed={hasFailed} />
        ) : (
          <p className={styles.figures}>{count === 0 && texts.cleared}</p>
        )}
        <StopRows
          stops={stops}
          days={hasFailed ? [] : (sketch?.days ?? [])}
          onMove={moved}
          onRemove={removed}
        />
        {count < MOST_STOPS ? (
          <div className={styles.field}>
            <PlaceField id={FIELD_ID} label={texts.add} near={places.at(-1)} onChoose={added} />
          </div>
        ) : (
          <p className={styles.note}>{texts.full(MOST_STOPS)}</p>
        )}
        {count >= FEWEST_STOPS && (
          <GoOn places={places} days={isCurrent ? (sketch?.days ?? null) : null} />
        )}
      </section>
    </>
  );
}

interface FiguresProps extends Omit<ReturnType<typeof useSketch>, 'drawn'> {
  readonly sketch: RouteSketch | null;
}

/** Length, driving time and days; read out whenever they change. */
function Figures({ sketch, isCurrent, hasFailed }: FiguresProps) {
  const { live: texts } = useLandingTexts();
  const language = useLanguage();
  if (hasFailed) return <output className={styles.figures}>{texts.failed}</output>;
  if (!sketch) return <output className={styles.figures} />;
  const figures = wayFigures(sketch, language, sketch.isEstimate ? '~' : '');
  const days = (sketch.days.at(-1) ?? 0) + 1;
  return (
    <output className={styles.figures} aria-busy={!isCurrent}>
      {[...figures, texts.days(days)].join(' · ')}
    </output>
  );
}

interface GoOnProps {
  readonly places: readonly Location[];
  readonly days: readonly number[] | null;
}

/** Makes the route a trip of the visitor's own, who becomes a guest with the same click. */
function GoOn({ places, days }: GoOnProps) {
  const { live: texts } = useLandingTexts();
  const { isBusy, problem, createTrip } = useCreateTrip();
  const [first, last] = [places.at(0), places.at(-1)];

  function goOn(): void {
    if (!first || !last) return;
    const title = texts.tripTitle(shortLabel(first), shortLabel(last));
    createTrip(async (uid) => {
      // The rules of planning are loaded only now.
      const { makeLiveTrip } = await import('./make-live-trip.ts');
      return makeLiveTrip({ title, places, days }, uid);
    });
  }

  return (
    <div className={styles.goOn}>
      <Button variant="accent" busy={isBusy} onClick={goOn}>
        {texts.goOn}
      </Button>
      <p className={styles.note}>{texts.noAccount}</p>
      {problem && <Notice kind="negative">{texts.problems[problem]}</Notice>}
    </div>
  );
}
