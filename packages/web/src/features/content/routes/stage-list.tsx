import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useContentTexts } from '../texts.ts';
import type { Stage } from './read-route.ts';
import styles from './stage-list.module.css';

interface StageListProps {
  readonly stages: readonly Stage[];
  /** Without the advice on each stage. */
  readonly isShort?: boolean;
}

/** Stages as a thin road with a numbered marker in the colour of the day. */
export function StageList({ stages, isShort = false }: StageListProps) {
  const { routes: texts } = useContentTexts();
  const language = useLanguage();
  return (
    <ol className={classNames(styles.stages, isShort && styles.short)}>
      {stages.map((stage) => (
        <li key={stage.day} className={styles[`day${stage.day}`]}>
          <span className={styles.marker} aria-hidden="true">
            {stage.day}
          </span>
          <div className={styles.words}>
            <p className={styles.day}>{texts.day(stage.day)}</p>
            <p className={styles.leg}>{texts.leg(stage.from, stage.to)}</p>
            {!isShort && <p className={styles.note}>{stage.note}</p>}
          </div>
          <p className={styles.figures}>
            <span>{formatKm(stage.km, language)}</span>
            <span className={styles.time}>{formatDuration(stage.minutes)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
