import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './road-list.module.css';

const COLOURS = 10;

interface RoadFigures {
  readonly km: number;
  readonly minutes: number;
  readonly isEstimate: boolean;
}

interface RoadListItem {
  readonly key: string | number;
  /** From 1; selects the colour. */
  readonly day: number;
  readonly number: number;
  readonly dayText: string;
  readonly name: string;
  readonly note: string | null;
  /** Distance and duration, or a text in their place. */
  readonly figures: RoadFigures | string;
}

interface RoadListProps {
  readonly pieces: readonly RoadListItem[];
  readonly isTight?: boolean;
}

/** Legs or stages along a thin line, with numbered markers in the day's colour. */
export function RoadList({ pieces, isTight = false }: RoadListProps) {
  return (
    <ol className={classNames(styles.road, isTight && styles.tight)}>
      {pieces.map(({ key, day, number, dayText, name, note, figures }) => (
        <li key={key} className={styles[`day${((day - 1) % COLOURS) + 1}`]}>
          <span className={styles.marker} aria-hidden="true">
            {number}
          </span>
          <div className={styles.words}>
            <p className={styles.day}>{dayText}</p>
            <p className={styles.name}>{name}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <Figures figures={figures} />
        </li>
      ))}
    </ol>
  );
}

function Figures({ figures }: Pick<RoadListItem, 'figures'>) {
  const language = useLanguage();
  if (typeof figures === 'string') return <p className={styles.figures}>{figures}</p>;
  const mark = estimateMark(figures.isEstimate);
  return (
    <p className={styles.figures}>
      <span>{mark + formatKm(figures.km, language)}</span>
      {figures.minutes > 0 && (
        <span className={styles.time}>{mark + formatDuration(figures.minutes)}</span>
      )}
    </p>
  );
}
