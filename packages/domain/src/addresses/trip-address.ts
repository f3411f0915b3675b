import { PATHS } from '../paths.ts';
import { SCHEDULE_TABS, type ScheduleTab } from '../trip/runtime-state.ts';
import { pathWithQuery, type AddressQuery } from './address-query.ts';

/** Opens the planner with this trip. */
export function openTripPath(tripId: string): string {
  return pathWithQuery(PATHS.planner, { reise: tripId });
}

/** The trip that the planner is to open; null for the one that was open last. */
export function readOpenTrip(query: AddressQuery): string | null {
  return query.get('reise');
}

/** The planner with the conversation about the open trip; reloading it opens it again. */
export const ASSISTANT_PATH = `${PATHS.planner}?assistent`;

export function readsAssistant(query: AddressQuery): boolean {
  return query.get('assistent') !== null;
}

/** Opens one of the planner's tabs. */
export function plannerTabPath(tab: ScheduleTab): string {
  return pathWithQuery(PATHS.planner, { ansicht: tab });
}

export function readPlannerTab(query: AddressQuery): ScheduleTab | null {
  const wanted = query.get('ansicht');
  return SCHEDULE_TABS.find((tab) => tab === wanted) ?? null;
}

/** The dialogs of the open trip that a link can open in the planner. */
export const PLANNER_DIALOGS = {
  share: 'teilen',
  publish: 'veroeffentlichen',
  companions: 'mitreisende',
} as const;

export type PlannerDialog = keyof typeof PLANNER_DIALOGS;

/** Opens the planner with one of its dialogs. */
export function plannerDialogPath(dialog: PlannerDialog): string {
  return pathWithQuery(PATHS.planner, { zeige: PLANNER_DIALOGS[dialog] });
}

export function readsPlannerDialog(query: AddressQuery, dialog: PlannerDialog): boolean {
  return query.get('zeige') === PLANNER_DIALOGS[dialog];
}

/** Opens the planner at a day of the open trip, by its number. */
export function plannerDayPath(number: number): string {
  return pathWithQuery(PATHS.planner, { tag: String(number) });
}

/** Null for none; the trip may have fewer days. */
export function readPlannerDay(query: AddressQuery): number | null {
  const text = query.get('tag') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** Opens the planner with an invitation to a trip. */
export function invitationPath(token: string): string {
  return pathWithQuery(PATHS.planner, { einladung: token });
}

export function readInvitation(query: AddressQuery): string | null {
  return query.get('einladung');
}

/** The token of an invitation's path; null for any other path. Tokens need no encoding. */
export function invitationToken(path: string | null): string | null {
  return /^\/planen\?(?:[^#]*&)?einladung=([\w-]+)/i.exec(path ?? '')?.[1] ?? null;
}
