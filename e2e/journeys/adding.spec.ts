import { expect, journey } from '../drivers/journey.ts';
import type { Screen } from '../drivers/screen.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

const TYPED = ['Monschau', 'Maria Laach', 'Burg Eltz', 'Cochem', 'Bernkastel', 'Trier', 'Köln'];
const FIELD = '#stopp-hinzufuegen';
const NORWAY =
  `Hamburg, Hirtshals, Kristiansand, Borgund, Lom, Geiranger, Ålesund, Åndalsnes, Dombås, Lillehammer, Oslo,
  Larvik, Hirtshals, Aarhus, Hamburg`.split(/,\s+/);

const isFocused = (screen: Screen) =>
  screen.waitsFor(`document.activeElement?.matches('${FIELD}')`);

/** Types a place and takes the first suggestion. */
async function adds(screen: Screen, place: string, count: number): Promise<void> {
  await screen.fills('Stopp hinzufügen', place);
  await screen.waitsFor(
    `document.querySelector('${FIELD}-0')?.textContent.includes(${JSON.stringify(place)}) === true`,
  );
  await screen.types('Enter');
  await expect.poll(async () => (await planner.stops(screen)).length).toBe(count);
}

journey(
  'a visitor on a phone plans a tour from the first screen, typed in the order of the way, with the way home, and spreads it over two days',
  async ({ browse }) => {
    const gast = await browse({ width: 390, height: 844, isTouch: true });
    await gast.opens('/');
    const bottom = `[...document.querySelectorAll('main button')]
      .find((one) => one.textContent === 'Reise planen').getBoundingClientRect().bottom`;
    expect(await gast.evaluates<number>(bottom)).toBeLessThan(844);
    await gast.evaluates(
      `[...document.querySelectorAll('main button')].find((one) => one.textContent === 'Reise planen').click()`,
    );
    await gast.isAtPlanner();
    await gast.seesHeading('Mein Roadtrip');
    await isFocused(gast);
    expect(await gast.evaluates(`document.activeElement.placeholder`)).toBe('Wo geht es los?');
    await adds(gast, 'Köln', 1);
    for (const [index, place] of TYPED.entries()) await adds(gast, place, index + 2);
    const found = await planner.stops(gast);
    // „Abtei Maria Laach“, „Bernkastel-Kues“
    const typed = ['Köln', ...TYPED];
    expect(found).toEqual(typed.map((name) => expect.stringContaining(name)));
    // The field is still there for the next one.
    await isFocused(gast);
    const top = `document.querySelector('${FIELD}').getBoundingClientRect().top`;
    expect(await gast.evaluates<number>(top)).toBeGreaterThan(0);
    await gast.presses('Auf Tage verteilen');
    await gast.marks('Andere Anzahl');
    await gast.fills('Tage', '2');
    await gast.sees(/^2 Tage, höchstens /);
    await gast.presses('Übernehmen');
    await gast.sees('Stopps auf Tage verteilt.');
    const dayLengths = async () =>
      (await trips.stored(gast, 'Mein Roadtrip'))?.days.map(({ cityList }) => cityList.length);
    await expect
      .poll(dayLengths, { timeout: 20_000 })
      .toEqual([expect.any(Number), expect.any(Number)]);
    const [first = 0, second = 0] = (await dayLengths()) ?? [];
    expect([first > 1, second > 1, first + second]).toEqual([true, true, 8]);
    expect(await planner.stops(gast)).toEqual(found);
    // Going back and pressing again does not make a second trip.
    await gast.opens('/');
    await gast.evaluates(
      `[...document.querySelectorAll('main a')].find((one) => one.textContent === 'Reise planen').click()`,
    );
    await gast.isAtPlanner();
    await expect.poll(() => planner.stops(gast)).toHaveLength(8);
    expect(await trips.onServer(gast)).toHaveLength(1);
  },
);

journey('a pasted list is found along its way and spread over days', async ({ browse }) => {
  const gast = await browse();
  await gast.opens('/');
  await gast.evaluates(
    `[...document.querySelectorAll('main button')].find((one) => one.textContent === 'Reise planen').click()`,
  );
  await gast.isAtPlanner();
  await gast.presses('Mehrere Orte? Liste einfügen.');
  await gast.seesDialog('Liste einfügen');
  await gast.fills('Orte', NORWAY.join('\n'));
  await gast.presses('Orte nachsehen');
  await gast.presses('15 Stopps einfügen');
  await expect.poll(() => planner.stops(gast)).toHaveLength(15);
  const stored = async () => (await trips.stored(gast, 'Mein Roadtrip'))?.days ?? [];
  const stops = async () => (await stored()).flatMap(({ cityList }) => cityList);
  await expect.poll(stops).toHaveLength(15);
  const countries = (await stops()).map(({ location }) => location.label.split(', ').at(-1));
  expect(new Set(countries)).toEqual(new Set(['Deutschland', 'Dänemark', 'Norwegen']));
  expect((await stored()).filter(({ cityList }) => cityList.length > 0).length).toBeGreaterThan(4);
  await planner.undoes(gast);
  await expect.poll(() => planner.stops(gast)).toEqual([]);
});
