import { PATHS } from '@fahrtwind/domain';
import { front as frontDe } from '../../../../../../content/routes/alpen.de.md?front';
import { front as frontEn } from '../../../../../../content/routes/alpen.en.md?front';
import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { readRoute, totalKm, totalMinutes } from '../routes/read-route.ts';
import { StageList } from '../routes/stage-list.tsx';
import styles from './example-trip.module.css';
import { RouteSketch } from './route-sketch.tsx';
import { useLandingTexts } from './texts.ts';

/** A real trip like in the planner: days on one side, the route on the other. */
export function ExampleTrip() {
  const { example } = useLandingTexts();
  const language = useLanguage();
  const { stages } = readRoute('alpen', language === 'en' ? frontEn : frontDe, []);
  return (
    <section className={styles.example} aria-labelledby="example-title">
      <header className={styles.head}>
        <p className={styles.kicker}>{example.kicker}</p>
        <h2 id="example-title">{example.title}</h2>
        <p>{example.text}</p>
      </header>
      <div className={styles.trip}>
        <div className={styles.days}>
          <StageList stages={stages} isShort />
          <p className={styles.total}>
            <span>{example.total}</span>
            <span>
              {formatKm(totalKm(stages), language)} · {formatDuration(totalMinutes(stages))}
            </span>
          </p>
          <p className={styles.rest}>{example.restDays}</p>
        </div>
        <RouteSketch stages={stages} label={example.sketch} />
      </div>
      <TextLink to={`${PATHS.routes}#alpen`}>{example.more}</TextLink>
    </section>
  );
}
