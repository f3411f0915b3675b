import { shortLabel, type DaySchedule, type Trip } from '@fahrtwind/domain';
import { formatDate } from '../../../../format/date.ts';
import { estimateMark } from '../../../../format/estimate.ts';
import { formatWay } from '../../../../format/way.ts';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import styles from './spread.module.css';
import { useSpreadTexts } from './texts.ts';

interface NewDaysProps {
  readonly trip: Trip;
  readonly schedule: readonly DaySchedule[];
}

/** What each day would be: its stops, and how far and how long it is driven. */
export function NewDays({ trip, schedule }: NewDaysProps) {
  const texts = useSpreadTexts();
  const language = useLanguage();
  return (
    <PanelPart title={texts.newDays}>
      <ol className={styles.days}>
        {trip.days.map(({ id, date, cityList }, index) => {
          const {
            meters = 0,
            drivingSeconds: seconds = 0,
            isEstimate = false,
          } = schedule[index] ?? {};
          return (
            <li key={id}>
              <span className={styles.dayHead}>
                <strong>{texts.day(index + 1)}</strong>
                <span>{formatDate(date, language)}</span>
                <span>{formatWay({ meters, seconds }, language, estimateMark(isEstimate))}</span>
              </span>
              <span>
                {cityList.length === 0
                  ? texts.free
                  : cityList.map(({ location }) => shortLabel(location)).join(' → ')}
              </span>
            </li>
          );
        })}
      </ol>
    </PanelPart>
  );
}
