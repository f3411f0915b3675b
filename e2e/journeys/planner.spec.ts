import type { Screen } from '../drivers/screen.ts';
import { expect, journey } from '../drivers/journey.ts';
import { trips } from '../drivers/trips.ts';

const ROWS = `[...document.querySelectorAll('[data-row] h3')].map((row) => row.textContent)`;
const storedStops = async (screen: Screen) =>
  (await trips.stored(screen, 'Alpen, 9 Tage'))?.days.flatMap(({ cityList }) =>
    cityList.map(({ location }) => location.label.split(',')[0]),
  ) ?? [];

journey(
  'the first own stop is on the map three actions after opening the site, without an account',
  async ({ visitor: gast }) => {
    const start = Date.now();
    await gast.opens('/anmelden');
    // One: try it. Two: type a place. Three: take it.
    await gast.presses('Ohne Anmeldung ausprobieren');
    await gast.isAtPlanner();
    await gast.fills('Stopp hinzufügen', 'Sterzing');
    await gast.waitsFor(`document.querySelector('#stopp-hinzufuegen-0') !== null`);
    await gast.types('Enter');
    await gast.sees(/Sterzing.* ist jetzt ein Stopp an Tag/);
    expect(Date.now() - start).toBeLessThan(30_000);
    expect((await gast.evaluates<readonly string[]>(ROWS)).join()).toContain('Sterzing');
    // The map knows it too: what it draws is there in words for those who do not see it.
    await gast.waitsFor(`document.querySelector('[data-map]').textContent.includes('Sterzing')`);
    await expect.poll(() => storedStops(gast), { timeout: 20_000 }).toContain('Sterzing');
  },
);
