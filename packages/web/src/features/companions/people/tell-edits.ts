import { editsBetween, type TripEdit } from '@fahrtwind/domain';
import type { PeopleEvent } from '../../../store/live/live-events.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { createObservable } from '../../../ui/observable.ts';
import { showToast } from '../../../ui/toast.ts';
import type { CompanionTexts } from '../texts.ts';
import type { PeopleOfTrip } from './create-trip-people.ts';
import { colourAt } from './create-presence.ts';

type EditedEvent = Extract<PeopleEvent, { readonly kind: 'edited' }>;

const FLASH_MS = 2500;

/** The person whose edit of the open trip arrived last. */
export const lastEditor = createObservable<string | null>(null);

/** Tells who has edited the open trip and what, and lets the stops flash in the person's colour. */
export function tellEdit(
  { uid, before, after }: EditedEvent,
  people: PeopleOfTrip | null,
  texts: CompanionTexts,
): void {
  const all = people ? [people.owner, ...people.companions] : [];
  const at = all.findIndex((person) => person.uid === uid);
  const name = all[at]?.name;
  const [edit] = editsBetween(before, after);
  if (name === undefined || !edit) return;
  lastEditor.set(name);
  showToast({ kind: 'info', text: `${name}: ${inWords(edit, texts)}` });
  flash(edit.stopIds, colourAt(at));
}

function inWords(
  { kind, names }: TripEdit,
  { edits, severalStops, severalHotels }: CompanionTexts,
) {
  const count = kind.startsWith('hotel') ? severalHotels : severalStops;
  return edits[kind](names.length > 2 ? count(names.length) : names.join(', '));
}

/** Past React: it lasts a moment and concerns few of hundreds of rows. New rows come with the next frames. */
function flash(stopIds: readonly string[], colour: number): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const id of stopIds)
        document
          .querySelector(`[data-row="${CSS.escape(id)}"]`)
          ?.animate([{ backgroundColor: `var(--day-${colour})` }, {}], FLASH_MS);
    }),
  );
  const [first] = stopIds;
  if (first === undefined || plannerView.get().hoveredStopId !== null) return;
  // The same ring on the map as under the pointer.
  plannerView.hover(first);
  setTimeout(() => plannerView.leave(first), FLASH_MS);
}
