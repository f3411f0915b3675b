import { expect, journey } from '../drivers/journey.ts';
import { order } from '../drivers/order.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

/** Top of the first stop, and how many stops are in sight as a whole. */
const room = (screen: Screen) =>
  screen.evaluates<{ readonly top: number; readonly whole: number }>(`(() => {
    const boxes = [...document.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
    return {
      top: boxes[0].top,
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    };
  })()`);

/** Whether the whole first day is in sight. */
const firstDay = (screen: Screen) =>
  screen.evaluates<boolean>(`(() => {
    const stops = [...document.querySelector('[data-day-id]').querySelectorAll('[data-row]')];
    return stops.every((stop) => stop.getBoundingClientRect().bottom <= innerHeight);
  })()`);

journey(
  'the plan fills the screen: on a desktop, a phone, the smallest phone and at twice the size',
  async ({ browse, guestMemory }) => {
    const desk = await browse({ memory: guestMemory, width: 1440, height: 900 });
    await order.hasRhine(desk, 'Viel Platz');
    await expect.poll(async () => (await room(desk)).top).toBeLessThanOrEqual(220);
    expect((await room(desk)).whole).toBeGreaterThanOrEqual(6);
    expect(await desk.widerThanScreen()).toEqual([]);

    const phone = await browse({ memory: guestMemory, width: 390, height: 844, isTouch: true });
    await order.hasRhine(phone, 'Auf dem Telefon');
    await expect.poll(() => firstDay(phone)).toBe(true);

    const small = await browse({ memory: guestMemory, width: 320, height: 640, isTouch: true });
    await order.hasRhine(small, 'Ganz klein');
    await small.presses('Reise weiter aufklappen');
    await expect.poll(async () => (await room(small)).whole).toBeGreaterThanOrEqual(2);
    expect(await small.widerThanScreen()).toEqual([]);

    const large = await browse({ memory: guestMemory, width: 720, height: 450 });
    await order.hasRhine(large, 'Doppelt groß');
    await expect.poll(async () => (await room(large)).whole).toBeGreaterThanOrEqual(1);
  },
);

/** Three stops a day, as on many trips. */
const ROUND = {
  title: 'Rund um die Eifel',
  days: 5,
  perDay: 3,
  places: Array.from(
    { length: 15 },
    (_, index) =>
      [`Ort ${index + 1}, Deutschland`, 50 + index / 20, 6.4 + (index % 4) / 10] as const,
  ),
};

journey(
  'ten stops are in sight on a desktop and five on the half sheet of a phone, more in the compact view',
  async ({ browse, guestMemory }) => {
    const desk = await browse({ memory: guestMemory, width: 1440, height: 900 });
    const [id] = await trips.haveBeenPlanned(desk, [ROUND]);
    await planner.opens(desk, id, ROUND.title);
    await desk.sees('Ort 9');
    await expect.poll(async () => (await room(desk)).whole).toBeGreaterThanOrEqual(10);
    await desk.presses('Kompakt: nur Orte, Zeiten und Nächte');
    await expect.poll(async () => (await room(desk)).whole).toBeGreaterThanOrEqual(14);
    await desk.presses('Kompakt: nur Orte, Zeiten und Nächte');

    const phone = await browse({ memory: guestMemory, width: 390, height: 844, isTouch: true });
    await planner.opens(phone, id, ROUND.title);
    await phone.sees('Ort 3');
    await expect.poll(async () => (await room(phone)).whole).toBeGreaterThanOrEqual(5);
  },
);

journey(
  'days collapse to a line, a number of the rail shows one day on the map, and the compact view is remembered',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, width: 1440, height: 900 });
    await order.hasRhine(gast, 'Eine Zeile');
    await gast.presses('Tag 1 ein- oder ausklappen');
    await gast.sees('Köln – Mainz');
    await expect.poll(() => order.days(gast)).toEqual(['', 'Bonn Straßburg', 'Koblenz Basel']);
    await gast.presses(/^Nur Tag 1 auf der Karte zeigen/);
    await expect
      .poll(() => order.days(gast))
      .toEqual(['Köln Mainz', 'Bonn Straßburg', 'Koblenz Basel']);
    expect(await gast.accessibilityFindings()).toEqual([]);
    await gast.presses('Kompakt: nur Orte, Zeiten und Nächte');
    await gast.reloads();
    await gast.sees('Koblenz');
    const pressed = `document.querySelector('[aria-label^=Kompakt]').ariaPressed`;
    await expect.poll(() => gast.evaluates(pressed)).toBe('true');
  },
);

/** What stands where: the list, the panel and the map from left to right, in pixels. */
const columns = (screen: Screen) =>
  screen.evaluates<{
    readonly list: number;
    readonly panel: number;
    readonly map: number;
    readonly width: number;
    readonly hasIcons: boolean;
  }>(`(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return {
      list: box('[data-scroll]').right,
      panel: box('[data-panel]').left,
      width: box('[data-panel]').width,
      map: box('[data-map]').left,
      hasIcons: box('#ansicht-list svg').width > 0,
    };
  })()`);

journey(
  'the planner changes its layout at 600, 1024, 1440 and 1920 px [CN-3]',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, width: 1920, height: 900 });
    await order.hasRhine(gast, 'Alle Breiten');
    await gast.presses(/Reisedaten ändern$/);
    await gast.sees('Ganze Reise verschieben');
    const at = async (width: number) => {
      await gast.resizes(width, 900);
      return columns(gast);
    };
    const large = await at(1920);
    expect(large.panel).toBeGreaterThanOrEqual(large.list);
    expect(large.map).toBeGreaterThanOrEqual(large.panel + large.width);
    expect(large.width).toBe(480);
    const wide = await at(1919);
    expect(wide.width).toBe(400);
    expect(wide.map).toBeGreaterThanOrEqual(wide.panel + wide.width);
    const least = await at(1440);
    expect(least.panel).toBeGreaterThanOrEqual(least.list);
    expect(least.map).toBeGreaterThanOrEqual(least.panel + least.width);
    // Below that the panel covers a part of the map.
    const desk = await at(1439);
    expect(desk.map).toBeLessThanOrEqual(desk.panel);
    expect((await at(1024)).list).toBeLessThanOrEqual(1024 / 2);
    const tablet = await at(1023);
    expect([tablet.list, tablet.width]).toEqual([1023, 1023]);
    expect((await at(600)).hasIcons).toBe(true);
    expect((await at(599)).hasIcons).toBe(false);
    for (const width of [1920, 1440, 1024, 600]) {
      await gast.resizes(width, 900);
      expect(await gast.widerThanScreen()).toEqual([]);
    }
  },
);
