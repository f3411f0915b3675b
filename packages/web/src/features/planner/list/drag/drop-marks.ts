import type { Day } from '@fahrtwind/domain';
import { elementOf } from '../../../../parts/trip-edit/focus-after-render.ts';
import type { DropPosition, DropTarget } from './drop-position.ts';

const ROW = 'data-row';
const DAY = 'data-day-id';

/** Half of the gap between two days, which belongs to the day above. */
const HALF_GAP = 12;

/** The drop target of a stop at a point of the screen. */
export function targetAt(x: number, y: number): DropTarget | null {
  const point = insideList(x, y);
  const day = point === null ? null : dayElementAt(point);
  const dayId = day?.getAttribute(DAY);
  if (!day || !dayId || point === null) return null;
  const rows = [...day.querySelectorAll(`[${ROW}]`)];
  const next = rows.find((row) => point < middleOf(row));
  const beside = next ?? rows.at(-1);
  return { dayId, besideId: beside?.getAttribute(ROW) ?? null, isAfter: next === undefined };
}

/** The same for a day. */
export function dayAt(x: number, y: number): Pick<DropTarget, 'dayId' | 'isAfter'> | null {
  const point = insideList(x, y);
  const day = point === null ? null : dayElementAt(point);
  const dayId = day?.getAttribute(DAY);
  return day && dayId && point !== null ? { dayId, isAfter: point > middleOf(day) } : null;
}

/** Above and below the list its edge counts; beside the list nothing does. */
function insideList(x: number, y: number): number | null {
  const box = document.querySelector('[data-scroll]')?.getBoundingClientRect();
  if (!box || x < box.left || x > box.right) return null;
  return Math.min(box.bottom - 2, Math.max(box.top + 2, y));
}

function dayElementAt(y: number): Element | null {
  const days = [...document.querySelectorAll(`[${DAY}]`)];
  const found = days.find((day) => day.getBoundingClientRect().bottom + HALF_GAP > y);
  return found ?? days.at(-1) ?? null;
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

/** Draws a line where stops would be dropped. It changes the elements directly, so that dragging renders nothing. */
export function markPosition(
  days: readonly Day[],
  moved: ReadonlySet<string>,
  { dayId, index }: DropPosition,
): void {
  const staying = days
    .find(({ id }) => id === dayId)
    ?.cityList.filter(({ id }) => !moved.has(id))
    .map(({ id }) => rowOf(id));
  const [next, last] = [staying?.[index], staying?.at(-1)];
  if (next) mark(next, 'before');
  else if (last) mark(last, 'after');
  else mark(dayOf(dayId), 'inside');
}

/** Draws a line between days. */
export function markDay(days: readonly Day[], dayId: string, index: number): void {
  const others = days.filter(({ id }) => id !== dayId);
  const [next, last] = [others[index], others.at(-1)];
  if (next) mark(dayOf(next.id), 'before');
  else if (last) mark(dayOf(last.id), 'after');
}

/** There is one mark. It is left alone if unchanged, because most pointer moves end at the same target. */
function mark(element: Element | null, side: 'before' | 'after' | 'inside'): void {
  if (element?.getAttribute('data-drop') === side) return;
  clearMarks();
  element?.setAttribute('data-drop', side);
}

export function clearMarks(): void {
  for (const marked of document.querySelectorAll('[data-drop]'))
    marked.removeAttribute('data-drop');
}

/** Scrolls the line into view while moving by keys. */
export function showMark(): void {
  const marked = document.querySelector('[data-drop]');
  marked?.scrollIntoView({ block: marked.hasAttribute(DAY) ? 'start' : 'nearest' });
}

export const rowOf = (stopId: string) => elementOf(ROW, stopId);
export const dayOf = (dayId: string) => elementOf(DAY, dayId);
