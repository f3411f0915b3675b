import type { Day } from '@fahrtwind/domain';
import type { DropPlace } from './drop-place.ts';

const ROW = 'data-row';
const DAY = 'data-day-id';

/** What lies under a point of the screen, as far as it matters to a stop that is dragged. */
export function targetAt(
  x: number,
  y: number,
): { readonly dayId: string; readonly besideId: string | null; readonly isAfter: boolean } | null {
  const under = document.elementFromPoint(x, y);
  const dayId = under?.closest(`[${DAY}]`)?.getAttribute(DAY);
  if (!dayId) return null;
  const row = under?.closest(`[${ROW}]`);
  const box = row?.getBoundingClientRect();
  const besideId = row?.getAttribute(ROW) ?? null;
  return { dayId, besideId, isAfter: box ? y > box.top + box.height / 2 : true };
}

/** Draws a line where the stop would land. On the elements themselves: dragging renders nothing. */
export function markPlace(days: readonly Day[], stopId: string, place: DropPlace | null): void {
  clearMarks();
  const day = days.find(({ id }) => id === place?.dayId);
  if (!day || !place) return;
  const others = day.cityList.filter(({ id }) => id !== stopId);
  const next = others[place.index];
  const last = others.at(-1);
  const beside = next ?? last;
  if (beside) elementOf(ROW, beside.id)?.setAttribute('data-drop', next ? 'before' : 'after');
  else elementOf(DAY, day.id)?.setAttribute('data-drop', 'inside');
}

export function clearMarks(): void {
  for (const marked of document.querySelectorAll('[data-drop]'))
    marked.removeAttribute('data-drop');
}

/** Brings the line into sight, for those who move it by keys. */
export function showMark(): void {
  document.querySelector('[data-drop]')?.scrollIntoView({ block: 'nearest' });
}

export function focusHandle(stopId: string): void {
  const handle = elementOf('data-handle', stopId);
  if (handle instanceof HTMLElement) handle.focus();
}

function elementOf(attribute: string, id: string): Element | null {
  return document.querySelector(`[${attribute}="${CSS.escape(id)}"]`);
}
