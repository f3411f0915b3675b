import type { Screen } from '../drivers/screen.ts';
import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

const PHONE = { width: 390, height: 844, isTouch: true };
const sheet = (screen: Screen) =>
  screen.evaluates<string>(`document.querySelector('[data-sheet]').dataset.sheet`);

journey(
  'on a phone the list is a sheet over the map, and back lowers it before it leaves [CN-2]',
  async ({ browse }) => {
    const gast = await browse(PHONE);
    await planner.opensDemo(gast);
    expect(await sheet(gast)).toBe('half');
    await gast.presses('Reise weiter aufklappen');
    await expect.poll(() => sheet(gast)).toBe('full');
    await gast.goesBack();
    await expect.poll(() => sheet(gast)).toBe('half');
    await gast.isAtPlanner();
    await gast.presses('Reise zuklappen');
    await expect.poll(() => sheet(gast)).toBe('peek');
    await gast.types('ArrowUp');
    await expect.poll(() => sheet(gast)).toBe('half');
  },
);

const MENU_IS_WHOLE = `
  document.querySelector('[role=menu]:not([aria-hidden=true])').getBoundingClientRect().bottom <=
  document.querySelector('[data-scroll]').getBoundingClientRect().bottom`;

const PLACES = Array.from(
  { length: 300 },
  (_, index) => [`Ort ${index}, Europa`, 44 + (index % 20) / 2, 4 + index / 30] as const,
);

journey('a trip of 300 stops opens, scrolls to its end and is edited there', async ({ browse }) => {
  const gast = await browse(PHONE);
  await account.isGuest(gast);
  const wish = { title: 'Rund um Europa', days: 60, perDay: 5, places: PLACES };
  const [id] = await trips.haveBeenPlanned(gast, [wish]);
  await planner.opens(gast, id, wish.title);
  await gast.sees('Tag 60');
  await gast.presses(/^Aktionen für Ort 1$/);
  await gast.waitsFor(MENU_IS_WHOLE);
  await gast.types('ArrowDown');
  await gast.waitsFor(`getComputedStyle(document.activeElement).outlineStyle === 'solid'`);
  await gast.types('Escape');
  // The focus comes back with the next frame, and would scroll the list to its start again.
  await gast.waitsFor(`document.activeElement.ariaLabel === 'Aktionen für Ort 1'`);
  const drawn = await gast.countOf('[data-row]');
  expect(drawn).toBeGreaterThan(0);
  // Only the days near the screen are drawn.
  expect(drawn).toBeLessThan(120);
  await gast.evaluates(`document.querySelector('[data-day-id]:last-child').scrollIntoView()`);
  await gast.picks('Aktionen für Tag 60', 'Stopp hinzufügen');
  await gast.fills('Neuer Stopp an Tag 60', '47.4, 11.26');
  await gast.types('Enter');
  await gast.sees('47.4000° N 11.2600° O');
});
