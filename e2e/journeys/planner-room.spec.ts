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

/** What stands where, in pixels. */
const columns = (screen: Screen) =>
  screen.evaluates<{
    readonly list: number;
    readonly panel: readonly number[];
    readonly map: number;
    readonly hasIcons: boolean;
  }>(`(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const panel = box('[data-panel]');
    return {
      list: box('[data-scroll]').width,
      panel: [panel.left, panel.width],
      map: box('[data-map]').width,
      hasIcons: box('#ansicht-list svg').width > 0,
    };
  })()`);

journey(
  'the planner changes its layout at 600, 1024, 1440 and 1920 px, and a panel takes the place of the list [CN-3]',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, width: 1920, height: 900 });
    await order.hasRhine(gast, 'Alle Breiten');
    await gast.presses(/Reisedaten ändern$/);
    await gast.sees('Ganze Reise verschieben');
    const at = async (width: number) => {
      await gast.resizes(width, 900);
      return columns(gast);
    };
    for (const [width, list] of [
      [1920, 600],
      [1919, 480],
      [1440, 480],
      [1439, 420],
      [1024, 420],
      [768, 372],
    ] as const) {
      const seen = await at(width);
      expect([seen.list, ...seen.panel], `at ${width} px`).toEqual([list, 0, list]);
      expect(seen.map, `at ${width} px`).toBeGreaterThanOrEqual(width / 2);
    }
    await at(1024);
    await gast.sees('Mitreisende');
    await at(1023);
    await gast.seesNot('Mitreisende');
    const phone = await at(767);
    expect([phone.list, ...phone.panel]).toEqual([767, 0, 767]);
    expect((await at(600)).hasIcons).toBe(true);
    expect((await at(599)).hasIcons).toBe(false);
    for (const width of [1920, 1440, 1024, 768, 600]) {
      await gast.resizes(width, 900);
      expect(await gast.widerThanScreen(), `at ${width} px`).toEqual([]);
    }
  },
);

journey(
  'between 768 and 1200 px what has no room in the bar is in a menu with words',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, width: 1024, height: 768 });
    await order.hasRhine(gast, 'Tablet');
    await expect.poll(async () => (await room(gast)).top).toBeLessThanOrEqual(220);
    await gast.picks('Mehr zu dieser Reise', 'Befehle');
    await gast.seesDialog('Befehle');
    await gast.types('Escape');
    await gast.picks('Mehr zu dieser Reise', 'Ansehen');
    await gast.isAt('/ansehen');
  },
);
