import { expect, journey } from '../drivers/journey.ts';
import { map } from '../drivers/map.ts';
import { order } from '../drivers/order.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

const PHONE = { width: 390, height: 844, isTouch: true };

const NORTH = {
  title: 'Norwegen mit dem Camper',
  days: 5,
  perDay: 1,
  places: [
    ['Hamburg, Deutschland', 53.5511, 9.9937],
    ['Hirtshals, Dänemark', 57.5881, 9.9592],
    ['Kristiansand, Norwegen', 58.1467, 7.9956],
    ['Stavanger, Norwegen', 58.97, 5.7331],
    ['Bergen, Norwegen', 60.3913, 5.3221],
  ],
} as const;

/** Figures and countries of the list that are partly in sight. */
const HALVES = `[...document.querySelectorAll('[data-day-id] h2 + p > span, [data-row] h3 + p')]
  .flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    const line = (one.matches('h3 + p') ? one : one.parentElement).getBoundingClientRect();
    const isShown = text.width > 0 && text.top < line.bottom - 1 && text.bottom > line.top + 1;
    return isShown && (text.right > line.right + 1 || text.bottom > line.bottom + 2)
      ? [one.textContent] : [];
  })`;

/** How high the lines of the legs are, in pixels. */
const LEGS = `[...document.querySelectorAll('[data-day-id] button')]
  .filter((one) => one.textContent.startsWith('Weg nach'))
  .map((one) => Math.round(one.getBoundingClientRect().height))`;

journey(
  'figures and countries that do not fit are left out whole, and a leg with ferries is one line',
  async ({ browse, guestMemory }) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
      [390, 844],
    ] as const) {
      const gast = await browse({ memory: guestMemory, width, height });
      const [id] = await trips.haveBeenPlanned(gast, [NORTH]);
      await planner.opens(gast, id, NORTH.title);
      await gast.sees(/Fähre Hirtshals–Kristiansand/);
      expect(await gast.evaluates(HALVES), `at ${width} px`).toEqual([]);
      const legs = await gast.evaluates<readonly number[]>(LEGS);
      expect(legs.length, `at ${width} px`).toBeGreaterThan(1);
      expect(Math.max(...legs), `at ${width} px`).toBeLessThanOrEqual(24);
      const title = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(
        document.querySelector('h1'))`;
      if (width !== 390) expect(await gast.evaluates(title), `at ${width} px`).toBe(0);
      // The distance of a day stays, also where the duration has no room.
      await gast.sees(/^~\d+\skm$/);
    }
  },
);

const box = (screen: Screen, selector: string) =>
  screen.evaluates<DOMRect>(
    `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`,
  );

journey(
  'on a phone chips, buttons and panels do not cut each other, and a message leaves the new stop in sight',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, hasMap: true, ...PHONE });
    await order.hasRhine(gast, 'Nichts verdeckt');
    await map.is(gast, 'ready');
    const chips = await box(gast, '[aria-label="Tage"]');
    const last = await box(gast, '[aria-label="Meinen Standort zeigen"]');
    expect(last.bottom).toBeLessThanOrEqual(chips.top);
    const sources = await box(gast, '[aria-label="Karten & Daten"]');
    expect(sources.right).toBeLessThanOrEqual(390);

    await planner.opensStop(gast, 'Bonn');
    const search = await box(gast, '#stopp-hinzufuegen');
    expect((await box(gast, '[data-panel]')).top).toBeLessThanOrEqual(search.bottom + 8);
    const close = await box(gast, '[data-panel] header > :last-child');
    expect(390 - close.right).toBeLessThanOrEqual(8);
    await planner.closesPanel(gast);

    await gast.fills('Stopp hinzufügen', '48.2, 11.4');
    await gast.types('Enter');
    await gast.sees(/ist jetzt ein Stopp/);
    const row = await box(gast, '[data-row][data-added]');
    const toast = await box(gast, '[popover] [aria-live] > *');
    expect(toast.bottom < row.top || toast.top > row.bottom).toBe(true);
    expect(toast.height).toBeLessThan(120);
  },
);

journey(
  'what is typed to the assistant stands at the end of its panel, and tabs have room below their line',
  async ({ browse }) => {
    const gast = await browse({ width: 1440, height: 900 });
    await planner.opensDemo(gast);
    await gast.turnsTo('Kosten');
    await gast.sees('Kosten der Reise');
    const tabs = await box(gast, '[role=tablist]');
    expect((await box(gast, '#ansicht h2')).top - tabs.bottom).toBeGreaterThanOrEqual(24);
    await gast.presses('Assistent');
    await gast.sees('Zu dieser Reise');
    expect(900 - (await box(gast, '[data-panel] form')).bottom).toBeLessThanOrEqual(24);
  },
);
