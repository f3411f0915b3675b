// @vitest-environment happy-dom
import { datesOf, hotelOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import type { Trip } from '@fahrtwind/domain';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toasts } from '../../../../ui/toast.ts';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { DatesPanel } from './dates-panel.tsx';

afterEach(cleanup);

const TRIP = tripOf(
  { 'Tag 1': ['München'], 'Tag 2': ['Bozen'], 'Tag 3': ['Verona'], 'Tag 4': [] },
  { hotels: [hotelOf('Bozen', '2026-07-13', 1, { booked: true })] },
);

const open = (trip: Trip = TRIP) => openPanel(<DatesPanel onClose={() => undefined} />, trip);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const day = (name: string) => within(screen.getByRole('grid')).getByRole('button', { name });

it('sets a range by two days of the calendar, says before what it does, and takes it back', async () => {
  const { person, current } = await open();
  await person.click(day('Dienstag, 14. Juli 2026'));
  expect(screen.getByText('Wähle jetzt den letzten Tag.')).toBeDefined();
  expect(button('Zeitraum übernehmen')).toHaveProperty('disabled', true);
  await person.click(day('Mittwoch, 15. Juli 2026'));
  expect(
    screen.getByText('2 Tage: 2 Tage weniger. 1 Stopp kommt an den letzten Tag.'),
  ).toBeDefined();
  await person.click(button('Zeitraum übernehmen'));
  expect(datesOf(current())).toEqual(['2026-07-14', '2026-07-15']);
  expect(sketchOf(current())).toEqual({ 'tag-1': ['München'], 'tag-2': ['Bozen', 'Verona'] });
  await person.click(button('Rückgängig'));
  expect(datesOf(current())).toHaveLength(4);
});

it('takes typed dates, without zeros too, and says what is none', async () => {
  const { person, current } = await open();
  await person.clear(field('Letzter Tag'));
  await person.type(field('Letzter Tag'), '32.7.2026');
  await person.tab();
  expect(screen.getByText(/Diesen Tag gibt es nicht/)).toBeDefined();
  expect(button('Zeitraum übernehmen')).toHaveProperty('disabled', true);
  await person.clear(field('Letzter Tag'));
  await person.type(field('Letzter Tag'), '18.7.2026');
  await person.click(button('Zeitraum übernehmen'));
  expect(datesOf(current()).at(-1)).toBe('2026-07-18');
});

it('refuses an end before the beginning beside the field, and changes nothing', async () => {
  const { person, current } = await open();
  await person.clear(field('Letzter Tag'));
  await person.type(field('Letzter Tag'), '01.07.2026');
  expect(screen.getByText(/Tausche die beiden Daten/)).toBeDefined();
  expect(button('Zeitraum übernehmen').getAttribute('aria-disabled')).toBe('true');
  await person.click(button('Zeitraum übernehmen'));
  expect(current().days).toHaveLength(4);
});

it('moves the whole trip with one choice when its length is kept', async () => {
  const { person, current } = await open();
  await person.click(screen.getByRole('switch', { name: 'Länge behalten (4 Tage)' }));
  await person.click(day('Montag, 20. Juli 2026'));
  expect(field('Letzter Tag').value).toBe('23.07.2026');
  await person.click(button('Zeitraum übernehmen'));
  expect(datesOf(current())).toEqual(['2026-07-20', '2026-07-21', '2026-07-22', '2026-07-23']);
  expect(current().hotels[0]?.checkInDate).toBe('2026-07-13');
});

it('is one stop of the Tab key, steered by arrows, pages and Enter', async () => {
  const { person } = await open();
  const grid = within(screen.getByRole('grid', { name: 'Zeitraum wählen' }));
  const reachable = () => grid.getAllByRole('button').filter((one) => one.tabIndex === 0);
  expect(reachable()).toHaveLength(1);
  reachable()[0]?.focus();
  const press = async (key: string) => {
    await person.keyboard(key);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await press('{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-07-19');
  await press('{PageDown}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-08-19');
  expect(screen.getByText('August 2026')).toBeDefined();
  await press('{Home}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-08-17');
  await press('{Enter}');
  expect(field('Erster Tag').value).toBe('17.08.2026');
});

it('keeps the focus in the panel when the range was applied, so that Escape closes it', async () => {
  const panel = (
    <div data-panel="dates">
      <DatesPanel onClose={() => undefined} />
    </div>
  );
  const { person } = await openPanel(panel, TRIP);
  await person.clear(field('Letzter Tag'));
  await person.type(field('Letzter Tag'), '18.07.2026');
  await person.click(button('Zeitraum übernehmen'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.textContent).toBe('Reisedaten');
});

it('begins the week on Monday', async () => {
  await open();
  const heads = within(screen.getByRole('grid')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ]);
});

it('shifts all days, and marks what moved until it is seen', async () => {
  const { person, current } = await open();
  await person.click(button('1 Woche später'));
  expect(datesOf(current())[0]).toBe('2026-07-19');
  const marked = current().movedCities;
  expect(marked).toEqual(['muenchen', 'bozen', 'verona']);
  expect(screen.getByText('3 Stopps liegen jetzt anders')).toBeDefined();
  await person.click(button('Gesehen'));
  expect(current().movedCities).toEqual([]);
  expect(screen.queryByText('3 Stopps liegen jetzt anders')).toBeNull();
  await person.click(button('Rückgängig'));
  expect(datesOf(current())[0]).toBe('2026-07-12');
});

it('has no mark and no line for stops that are back at their dates', async () => {
  const { person, current } = await open();
  await person.click(button('1 Woche später'));
  expect(screen.getByText('3 Stopps liegen jetzt anders')).toBeDefined();
  await person.click(button('1 Woche früher'));
  expect(current().movedCities).toEqual([]);
  expect(screen.queryByText(/liegen jetzt anders/)).toBeNull();
});

it('adds a day before and after, and says where the stops of a removed one go', async () => {
  const { person, current } = await open();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'tag-2');
  await person.click(button('Tag davor'));
  expect(current().days.map(({ cityList }) => cityList.length)).toEqual([1, 0, 1, 1, 0]);
  await person.click(button('Tag danach'));
  expect(current().days.map(({ cityList }) => cityList.length)).toEqual([1, 0, 1, 0, 1, 0]);
  expect(screen.getByText(/^Bozen: Das kommt zu Tag 4, der dann Tag 3 ist/)).toBeDefined();
  await person.click(button('Tag 3 entfernen'));
  expect(current().days.map(({ cityList }) => cityList.length)).toEqual([1, 0, 1, 1, 0]);
  await person.click(screen.getAllByRole('button', { name: 'Rückgängig' }).at(-1) ?? button('x'));
  expect(current().days).toHaveLength(6);
});

it('does not offer to remove the only day, with the reason [ER-9], and keeps the focus where the day before was removed', async () => {
  const { person, current } = await open(tripOf({ 'Tag 1': ['München'], 'Tag 2': [] }));
  const press = () => person.click(button('Tag 1 entfernen'));
  await press();
  expect(current().days).toHaveLength(1);
  expect(screen.getByText(/mindestens einen Tag/)).toBeDefined();
  expect(button('Tag 1 entfernen').getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button('Tag 1 entfernen'));
  await press();
  expect(current().days).toHaveLength(1);
});

it('moves all stops some days later where there is room, and does not offer it where not, with the reason [ER-9]', async () => {
  const { person, current } = await open();
  const counts = () => current().days.map(({ cityList }) => cityList.length);
  const isOff = () => button('Stopps verschieben').getAttribute('aria-disabled');
  expect(isOff()).toBeNull();
  await person.click(button('Stopps verschieben'));
  expect(counts()).toEqual([0, 1, 1, 1]);
  expect(isOff()).toBe('true');
  expect(screen.getByText(/zu wenige Tage/)).toBeDefined();
  await person.click(button('Stopps verschieben'));
  await person.type(field('Um wie viele Tage'), '{Enter}');
  expect(counts()).toEqual([0, 1, 1, 1]);
  expect(toasts.read().filter(({ kind }) => kind === 'warning')).toEqual([]);
  await person.clear(field('Um wie viele Tage'));
  await person.type(field('Um wie viele Tage'), 'x');
  expect(screen.getByText(/ganze Zahl ab 1/)).toBeDefined();
});
