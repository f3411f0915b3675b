import type { MenuAction } from '../../../parts/action-menu/action-menu.tsx';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { useReadTrips, useTripActions } from '../../../store/trips/use-trips.ts';
import { useOptions } from '../../../ui/options.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { placeOf, stepPlace } from './drop-place.ts';
import { useReorderTexts } from './texts.ts';
import { usePutStop } from './use-put-stop.ts';

/** What the menu of a stop offers to move it; looked up when it opens, so that rows do not follow every change. */
export function useMoveActions(stopId: string, name: string): readonly MenuAction[] {
  const texts = useReorderTexts();
  const language = useLanguage();
  const choose = useOptions();
  const put = usePutStop();
  const { undo } = useTripActions();
  const read = useReadTrips();
  const daysNow = () => read().current?.days ?? [];

  function step(by: -1 | 1) {
    const days = daysNow();
    const from = placeOf(days, stopId);
    const to = from && stepPlace(days, stopId, from, by);
    if (to) put(stopId, to);
    else showToast({ kind: 'info', text: texts.atEnd });
  }

  async function toAnotherDay() {
    const days = daysNow();
    const options = days.map((day, index) => ({
      value: day.id,
      label: `${texts.day(index + 1)}, ${formatWeekday(day.date, language)}`,
    }));
    const now = placeOf(days, stopId)?.dayId;
    const dayId = await choose({
      title: texts.otherDayTitle(name),
      options,
      isValid: (value) => value !== now,
      okLabel: texts.move,
      ...(now === undefined ? {} : { initial: now }),
    });
    const index = days.findIndex(({ id }) => id === dayId);
    const target = days[index];
    if (!target || !put(stopId, { dayId: target.id, index: target.cityList.length })) return;
    showToast({
      kind: 'info',
      text: texts.moved(name, index + 1),
      action: { label: texts.takeBack, run: () => void undo() },
    });
  }

  return [
    { label: texts.earlier, icon: 'up', run: () => step(-1) },
    { label: texts.later, icon: 'down', run: () => step(1) },
    { label: texts.otherDay, icon: 'calendar', run: () => void toAnotherDay() },
  ];
}
