import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { useReadTrips } from '../../../../store/trips/view/use-trips.ts';
import { useOptions } from '../../../../ui/options.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { useReorderTexts } from './texts.ts';

interface DayQuestion {
  readonly title: string;
  readonly okLabel: string;
  /** A day that is not offered, because everything is there already. */
  readonly exceptId?: string | undefined;
}

export interface ChosenDay {
  readonly dayId: string;
  readonly number: number;
}

/** Asks for a day of the current trip; null when the dialog was closed. */
export function useChooseDay(): (question: DayQuestion) => Promise<ChosenDay | null> {
  const texts = useReorderTexts();
  const language = useLanguage();
  const choose = useOptions();
  const read = useReadTrips();
  return async ({ title, okLabel, exceptId }) => {
    const days = read().current?.days ?? [];
    const dayId = await choose({
      title,
      okLabel,
      options: days.map(({ id, date }, index) => ({
        value: id,
        label: `${texts.day(index + 1)}, ${formatWeekday(date, language)}`,
      })),
      isValid: (value) => value !== exceptId,
      ...(exceptId === undefined ? {} : { initial: exceptId }),
    });
    return dayId === null ? null : { dayId, number: days.findIndex(({ id }) => id === dayId) + 1 };
  };
}
