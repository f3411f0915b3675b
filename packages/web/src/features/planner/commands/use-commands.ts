import { addDayAfter, shortLabel } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import { makeId } from '../../../parts/make-id.ts';
import { formatTripDates, formatWeekday } from '../../../parts/trip-dates.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTripActions, useTrips } from '../../../store/trips/use-trips.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showDay } from '../day-list/show-day.ts';
import { isWorthOptimising } from '../optimise/optimise-button.tsx';
import { plannerView } from '../plan/planner-view.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { usePlannerActions } from '../plan/use-planner-view.ts';
import { useRun } from '../plan/use-run.ts';
import { withTotals } from '../plan/with-totals.ts';
import { openPath } from '../trips/open-path.ts';
import { pressDeed } from './press-deed.ts';
import { SHORTCUTS, type ShortcutId } from './shortcut-of.ts';
import { useCommandTexts } from './texts.ts';
import { useDeeds } from './use-deeds.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  /** What tells it from others of the same name. */
  readonly hint?: string;
  /** The key or keys that do the same. */
  readonly keys?: string;
}

/** Everything that the planner can do, by name, and every place to jump to. */
export function useCommands(): readonly Command[] {
  return [...useEdits(), ...useViews(), ...useJumps()];
}

const onKey = (id: ShortcutId) => ({ id, keys: SHORTCUTS[id].toUpperCase() });

function useEdits(): readonly Command[] {
  const texts = useCommandTexts();
  const deeds = useDeeds();
  const run = useRun();
  const { undo, redo } = useTripActions();
  const mayEdit = useMayEdit();
  const { trip, canUndo, canRedo } = useTrips((state) => ({
    trip: state.current,
    canUndo: state.canUndo,
    canRedo: state.canRedo,
  }));
  const { open } = plannerView;
  const { showTab } = usePlannerActions();
  const lastDay = trip?.days.at(-1);
  if (!mayEdit || !trip || !lastDay) return [];

  function addDay() {
    const newDayId = makeId();
    if (!lastDay || !run(withTotals(addDayAfter), { dayId: lastDay.id, newDayId })) return;
    showTab('list');
    showDay(newDayId);
  }

  const commands: readonly (Command | false)[] = [
    { ...onKey('newStop'), label: texts.newStop, icon: 'plus', run: deeds.newStop },
    isWorthOptimising(trip) && {
      ...onKey('optimise'),
      label: texts.optimise,
      icon: 'route',
      run: deeds.optimise,
    },
    { ...onKey('dates'), label: texts.dates, icon: 'calendar', run: deeds.dates },
    { ...onKey('pick'), label: texts.pick, icon: 'check', run: deeds.pick },
    {
      id: 'copy',
      label: texts.copyFromTrip,
      icon: 'copy',
      run: () => open({ kind: 'copy', dayId: lastDay.id }),
    },
    { id: 'day', label: texts.addDay, icon: 'plus', run: addDay },
    { id: 'rename', label: texts.rename, icon: 'edit', run: () => pressDeed('rename') },
    { id: 'people', label: texts.companions, icon: 'person', run: () => pressDeed('companions') },
    ...(['arrival', 'during', 'departure'] as const).map((which) => ({
      id: which,
      label: texts.legs[which],
      icon: 'car' as const,
      run: () => open({ kind: 'leg', which }),
    })),
    canUndo && { id: 'undo', label: texts.undo, icon: 'undo', keys: texts.undoKeys, run: undo },
    canRedo && { id: 'redo', label: texts.redo, icon: 'redo', keys: texts.redoKeys, run: redo },
  ];
  return commands.filter((command) => command !== false);
}

function useViews(): readonly Command[] {
  const texts = useCommandTexts();
  const deeds = useDeeds();
  const navigate = useNavigate();
  const isRegistered = useSession().state === 'registered';
  const go = (path: string) => () => void navigate(path);
  const pages: readonly Command[] = [
    { id: 'trips', label: texts.allTrips, icon: 'route', run: go('/Reisen') },
    { id: 'new-trip', label: texts.newTrip, icon: 'plus', run: go('/reise-erstellen') },
  ];
  return [
    { ...onKey('list'), label: texts.list, icon: 'list', run: deeds.list },
    { ...onKey('calendar'), label: texts.calendar, icon: 'calendar', run: deeds.calendar },
    { ...onKey('costs'), label: texts.costs, icon: 'bag', run: deeds.costs },
    { ...onKey('map'), label: texts.map, icon: 'map', run: deeds.map },
    { id: 'view', label: texts.view, icon: 'eye', run: go('/ansehen') },
    ...(isRegistered ? pages : []),
    { ...onKey('shortcuts'), label: texts.shortcuts, icon: 'info', run: deeds.shortcuts },
  ];
}

function useJumps(): readonly Command[] {
  const texts = useCommandTexts();
  const language = useLanguage();
  const deeds = useDeeds();
  const navigate = useNavigate();
  const { showTab } = usePlannerActions();
  const { trip, others } = useTrips(({ current, list, companionTrips }) => ({
    trip: current,
    others: [...list, ...companionTrips].filter(({ id }) => id !== current?.id),
  }));
  const days = (trip?.days ?? []).map(({ id, date }, index): Command => ({
    id: `day ${id}`,
    label: texts.toDay(index + 1),
    hint: formatWeekday(date, language),
    icon: 'calendar',
    run: () => {
      showTab('list');
      showDay(id);
    },
  }));
  const stops = (trip?.days ?? []).flatMap(({ cityList }, index) =>
    cityList.map(({ id, location }): Command => ({
      id: `stop ${id}`,
      label: texts.toStop(shortLabel(location)),
      hint: texts.day(index + 1),
      icon: 'pin',
      run: () => deeds.showStop(id),
    })),
  );
  const trips = others.map(({ id, title, startDate, endDate }): Command => ({
    id: `trip ${id}`,
    label: texts.toTrip(title),
    hint: formatTripDates(startDate, endDate, language),
    icon: 'route',
    run: () => void navigate(openPath(id)),
  }));
  return [...days, ...stops, ...trips];
}
