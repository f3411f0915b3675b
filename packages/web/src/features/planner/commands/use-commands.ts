import { addDayAfter, MAX_DAYS, openTripPath, PATHS, shortLabel } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import { makeId } from '../../../parts/make-id.ts';
import { formatTripDates, formatWeekday } from '../../../parts/trip-dates.ts';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showDay } from '../../../parts/trip-edit/show-day.ts';
import { isWorthOptimising } from '../../../parts/trip-edit/is-worth-optimising.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { SHORTCUTS, type ShortcutId } from './shortcut-of.ts';
import { useCommandTexts } from './texts.ts';
import { useShortcutActions } from './use-shortcut-actions.ts';

/** Actions that only their button can run; the button is marked with `data-action`. */
type ButtonAction = 'rename' | 'companions' | 'share';

function pressButton(action: ButtonAction): void {
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
}

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  /** Distinguishes commands with the same name. */
  readonly hint?: string;
  /** The equivalent keyboard shortcut. */
  readonly keys?: string;
}

/** All actions of the planner and all places to jump to. */
export function useCommands(): readonly Command[] {
  return [...useEdits(), ...useViews(), ...useJumps()];
}

const onKey = (id: ShortcutId) => ({ id, keys: SHORTCUTS[id].toUpperCase() });

function useEdits(): readonly Command[] {
  const texts = useCommandTexts();
  const actions = useShortcutActions();
  const { run } = useRun();
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
    if (!lastDay || !run(addDayAfter, { dayId: lastDay.id, newDayId })) return;
    showTab('list');
    showDay(newDayId);
  }

  const commands: readonly (Command | false)[] = [
    { ...onKey('newStop'), label: texts.newStop, icon: 'plus', run: actions.newStop },
    ...(isWorthOptimising(trip) ? orderCommands(texts, actions) : []),
    { ...onKey('dates'), label: texts.dates, icon: 'calendar', run: actions.dates },
    { ...onKey('pick'), label: texts.pick, icon: 'check', run: actions.pick },
    { id: 'pick-all', label: texts.pickAll, icon: 'check', run: actions.pickAll },
    {
      id: 'copy',
      label: texts.copyFromTrip,
      icon: 'copy',
      run: () => open({ kind: 'copy', dayId: lastDay.id }),
    },
    trip.days.length < MAX_DAYS && {
      id: 'day',
      label: texts.addDay,
      icon: 'plus',
      run: addDay,
    },
    { id: 'rename', label: texts.rename, icon: 'edit', run: () => pressButton('rename') },
    { id: 'people', label: texts.companions, icon: 'person', run: () => pressButton('companions') },
    { id: 'share', label: texts.share, icon: 'share', run: () => pressButton('share') },
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

const openAlong = () => plannerView.open({ kind: 'along' });
const openSpread = () => plannerView.open({ kind: 'spread' });

function orderCommands(
  texts: ReturnType<typeof useCommandTexts>,
  actions: ReturnType<typeof useShortcutActions>,
): readonly Command[] {
  return [
    { ...onKey('optimise'), label: texts.optimise, icon: 'route', run: actions.optimise },
    { id: 'spread', label: texts.spread, icon: 'calendar', run: openSpread },
    { id: 'along', label: texts.along, icon: 'star', run: openAlong },
  ];
}

function useViews(): readonly Command[] {
  const texts = useCommandTexts();
  const actions = useShortcutActions();
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const pages: readonly Command[] = [
    { id: 'trips', label: texts.allTrips, icon: 'route', run: go(PATHS.trips) },
    { id: 'new-trip', label: texts.newTrip, icon: 'plus', run: go(PATHS.createTrip) },
  ];
  return [
    { ...onKey('list'), label: texts.list, icon: 'list', run: actions.list },
    { ...onKey('calendar'), label: texts.calendar, icon: 'calendar', run: actions.calendar },
    { ...onKey('overview'), label: texts.overview, icon: 'route', run: actions.overview },
    { ...onKey('costs'), label: texts.costs, icon: 'bag', run: actions.costs },
    { ...onKey('map'), label: texts.map, icon: 'map', run: actions.map },
    { id: 'view', label: texts.view, icon: 'eye', run: go(PATHS.currentDay) },
    {
      id: 'assistant',
      label: texts.assistant,
      icon: 'chat',
      keys: texts.assistantKeys,
      run: () => plannerView.open({ kind: 'assistant' }),
    },
    { id: 'print', label: texts.print, icon: 'download', run: go(PATHS.print) },
    ...pages,
    { ...onKey('shortcuts'), label: texts.shortcuts, icon: 'info', run: actions.shortcuts },
  ];
}

function useJumps(): readonly Command[] {
  const texts = useCommandTexts();
  const language = useLanguage();
  const actions = useShortcutActions();
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
      run: () => actions.showStop(id),
    })),
  );
  const trips = others.map(({ id, title, startDate, endDate }): Command => ({
    id: `trip ${id}`,
    label: texts.toTrip(title),
    hint: formatTripDates(startDate, endDate, language),
    icon: 'route',
    run: () => void navigate(openTripPath(id)),
  }));
  return [...days, ...stops, ...trips];
}
