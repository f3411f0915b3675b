import { articlePath, PATHS } from '@fahrtwind/domain';
import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LodgingIcon, lodgingKinds } from './lodging-icon.tsx';
import styles from './highlights.module.css';
import { useLandingTexts } from './texts.ts';

const exampleDays = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const restDays: readonly number[] = [3, 6];

/** The elements of a plan, each with a small example. */
export function Highlights() {
  const { points } = useLandingTexts();
  return (
    <section className={styles.points} aria-labelledby="points-title">
      <h2 id="points-title">{points.title}</h2>
      <ul className={styles.list}>
        <li>
          <DaysFigure />
          <h3>{points.days.title}</h3>
          <p>{points.days.text}</p>
          <TextLink to={PATHS.routes}>{points.days.link}</TextLink>
        </li>
        <li>
          <LegFigure />
          <h3>{points.legs.title}</h3>
          <p>{points.legs.text}</p>
          <TextLink to={articlePath({ name: 'alpenpaesse', subname: null })}>
            {points.legs.link}
          </TextLink>
        </li>
        <li>
          <NightsFigure />
          <h3>{points.nights.title}</h3>
          <p>{points.nights.text}</p>
          <TextLink to={PATHS.hotel}>{points.nights.link}</TextLink>
        </li>
      </ul>
    </section>
  );
}

function DaysFigure() {
  const { points } = useLandingTexts();
  return (
    <figure className={styles.figure}>
      <VisuallyHidden>{points.days.figure}</VisuallyHidden>
      <div className={styles.days} aria-hidden="true">
        {exampleDays.map((day) => (
          <span
            key={day}
            className={classNames(
              styles.day,
              restDays.includes(day) ? styles.rest : styles[`day${day}`],
            )}
          >
            {day}
          </span>
        ))}
      </div>
    </figure>
  );
}

function LegFigure() {
  const { points } = useLandingTexts();
  const language = useLanguage();
  return (
    <figure className={styles.figure}>
      <div className={styles.leg}>
        <b>{points.legs.from}</b>
        <span className={styles.way}>
          {formatKm(160, language)} · {formatDuration(210)}
        </span>
        <b>{points.legs.to}</b>
      </div>
    </figure>
  );
}

function NightsFigure() {
  const { points } = useLandingTexts();
  return (
    <ul className={classNames(styles.figure, styles.kinds)} aria-label={points.nights.figure}>
      {lodgingKinds.map((kind) => (
        <li key={kind}>
          <LodgingIcon kind={kind} />
          {points.nights.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}
