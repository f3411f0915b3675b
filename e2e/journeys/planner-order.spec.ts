import { expect, journey } from '../drivers/journey.ts';
import { order } from '../drivers/order.ts';

/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };
const RHINE = ['Köln Mainz', 'Bonn Straßburg', 'Koblenz Basel'];

journey(
  'stops and whole days are dragged by mouse, each as one step that survives a reload [HI-3]',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, height: 1400 });
    await order.hasRhine(gast, 'Mit der Maus');
    await order.dragsBehind(gast, 'Köln', 'Mainz');
    await expect.poll(() => order.days(gast)).toEqual(['Mainz Köln', ...RHINE.slice(1)]);
    // After the picture of the drop.
    await expect.poll(() => gast.focused()).toBe('button Köln verschieben');
    await order.dragsBehind(gast, 'Mainz', 'Koblenz');
    const moved = ['Köln', 'Bonn Straßburg', 'Koblenz Mainz Basel'];
    await expect.poll(() => order.days(gast)).toEqual(moved);
    await order.dragsDayBehind(gast, 1, 2);
    const swapped = ['Bonn Straßburg', 'Köln', 'Koblenz Mainz Basel'];
    await expect.poll(() => order.days(gast)).toEqual(swapped);
    await expect.poll(() => order.stored(gast, 'Mit der Maus'), SLOWLY).toEqual(swapped);
    await gast.reloads();
    await gast.sees('Koblenz');
    // The history is still there after the reload: three steps back, one forth.
    await gast.types('Control+z');
    await expect.poll(() => order.days(gast)).toEqual(moved);
    await gast.types('Control+z');
    await gast.presses('Rückgängig machen');
    await expect.poll(() => order.days(gast)).toEqual(RHINE);
    // Nothing is left to undo, and the focus is still where it was.
    await expect.poll(() => gast.focused()).toBe('button Rückgängig machen');
    await gast.types('Control+Shift+z');
    await expect.poll(() => order.days(gast)).toEqual(['Mainz Köln', ...RHINE.slice(1)]);
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'stops and days are moved by keys alone, and every step is spoken',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory });
    await order.hasRhine(gast, 'Mit Tasten');
    await gast.tabsTo(/Mainz verschieben/);
    await gast.types('Space');
    await expect.poll(() => order.said(gast)).toContain('Mainz aufgenommen. Tag 1, Platz 2 von 2.');
    await gast.types('ArrowDown');
    await expect.poll(() => order.said(gast)).toBe('Tag 2, Platz 1 von 3.');
    await gast.types('ArrowDown');
    await gast.types('Escape');
    await expect.poll(() => order.said(gast)).toBe('Mainz: nicht verschoben.');
    expect(await order.days(gast)).toEqual(RHINE);
    await gast.types('Space');
    await gast.types('ArrowDown');
    await gast.types('Space');
    await expect.poll(() => order.said(gast)).toBe('Mainz abgelegt: Tag 2, Platz 1.');
    await expect
      .poll(() => order.days(gast))
      .toEqual(['Köln', 'Mainz Bonn Straßburg', 'Koblenz Basel']);
    await expect.poll(() => gast.focused()).toBe('button Mainz verschieben');
    await gast.picks('Aktionen für Mainz', 'Früher besuchen');
    await expect.poll(() => order.days(gast)).toEqual(RHINE);
    await expect.poll(() => gast.focused()).toBe('button Aktionen für Mainz');
    await gast.picks('Aktionen für Tag 3', 'Tag nach vorn');
    await expect.poll(() => order.said(gast)).toBe('Tag 3 ist jetzt Tag 2.');
    await gast.picks('Aktionen für Tag 1', 'Leeren Tag davor einfügen');
    await expect
      .poll(() => order.days(gast))
      .toEqual(['', 'Köln Mainz', 'Koblenz Basel', 'Bonn Straßburg']);
    await gast.picks('Aktionen für Tag 2', 'Tag entfernen');
    await gast.presses(/^Rückgängig$/);
    await expect
      .poll(() => order.days(gast))
      .toEqual(['', 'Köln Mainz', 'Koblenz Basel', 'Bonn Straßburg']);
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'on a phone a stop is dragged by finger to a day below the edge, and several are moved at once',
  async ({ browse, guestMemory }) => {
    const phone = { width: 390, height: 844, isTouch: true };
    const gast = await browse({ memory: guestMemory, ...phone });
    await order.hasRhine(gast, 'Mit dem Finger');
    await order.dragsBehind(gast, 'Köln', 'Koblenz');
    await expect
      .poll(() => order.days(gast))
      .toEqual(['Mainz', 'Bonn Straßburg', 'Koblenz Köln Basel']);
    await gast.picks('Aktionen für Mainz', 'Auswählen');
    await gast.toggles('Basel auswählen');
    await gast.sees('2 Stopps ausgewählt');
    expect(await gast.widerThanScreen()).toEqual([]);
    expect(await gast.accessibilityFindings()).toEqual([]);
    await gast.presses('Verschieben nach …');
    await gast.marks(/^Tag 2/);
    await gast.presses(/^Verschieben$/);
    await expect
      .poll(() => order.days(gast))
      .toEqual(['', 'Bonn Straßburg Mainz Basel', 'Koblenz Köln']);
    await gast.isTold('2 Stopps nach Tag 2 verschoben.');
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'several stops are picked with Shift, dragged together, copied and removed, each as one step',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, height: 1400 });
    await order.hasRhine(gast, 'Mehrere');
    await gast.picks('Aktionen für Mainz', 'Auswählen');
    await expect.poll(() => gast.focused()).toBe('input Mainz auswählen');
    await gast.clicksHolding('Shift', 'Straßburg auswählen');
    await gast.sees('3 Stopps ausgewählt');
    await order.dragsBehind(gast, 'Bonn', 'Basel');
    await expect
      .poll(() => order.days(gast))
      .toEqual(['Köln', '', 'Koblenz Basel Mainz Bonn Straßburg']);
    await gast.types('Control+z');
    await expect.poll(() => order.days(gast)).toEqual(RHINE);
    await gast.presses('Auf einen anderen Tag kopieren');
    await gast.marks(/^Tag 1/);
    await gast.presses(/^Kopieren$/);
    const copied = ['Köln Mainz Mainz Bonn Straßburg', ...RHINE.slice(1)];
    await expect.poll(() => order.days(gast)).toEqual(copied);
    await gast.types('Control+z');
    await gast.picks('Aktionen für Tag 2', 'Stopps des Tages auswählen');
    await gast.presses(/^Entfernen$/);
    await expect.poll(() => order.days(gast)).toEqual(['Köln Mainz', '', 'Koblenz Basel']);
    await gast.presses(/^Rückgängig$/);
    await expect.poll(() => order.days(gast)).toEqual(RHINE);
    expect(gast.profile.problems()).toEqual([]);
  },
);
