import { expect, journey } from '../drivers/journey.ts';
import { order } from '../drivers/order.ts';

const RHINE = ['Köln Mainz', 'Bonn Straßburg', 'Koblenz Basel'];
const isOpen = (tab: string) =>
  `document.querySelector('#ansicht-${tab}').getAttribute('aria-selected') === 'true'`;
const SAID = `document.body.innerText.match(/Spart ~/g)?.length ?? 0`;
const MAP_TEXT = `document.querySelector('[data-map]').textContent`;

journey(
  'another order is shown in list and map with what it saves, discarded, taken over and undone [OP-1]',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory });
    await order.hasRhine(gast, 'Krumm');
    await gast.presses('Reihenfolge optimieren');
    await gast.marks(/Schnell/);
    await gast.sees(/^Spart ~\d+.km und ~\d+:\d\d.h\./);
    // Said once, and nothing in the list moves down for it.
    expect(await gast.evaluates<number>(SAID)).toBe(1);
    await gast.sees('wird Nr. 2 an Tag 1');
    await gast.waitsFor(`${MAP_TEXT}.includes('2BonnTag 1')`);
    expect(await gast.accessibilityFindings()).toEqual([]);
    await gast.presses('Verwerfen');
    expect(await order.days(gast)).toEqual(RHINE);
    await gast.waitsFor(`${MAP_TEXT}.includes('2MainzTag 1')`);
    await gast.presses('Reihenfolge optimieren');
    await gast.sees(/^Spart ~\d+.km und ~\d+:\d\d.h\./);
    await gast.presses('Übernehmen');
    const sorted = ['Köln Bonn Koblenz Mainz', 'Straßburg', 'Basel'];
    await expect.poll(() => order.days(gast)).toEqual(sorted);
    await gast.seesNot(/^Spart/);
    await gast.types('Control+z');
    await expect.poll(() => order.days(gast)).toEqual(RHINE);
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'the palette finds commands, days and stops by a few letters, and single keys can be switched off',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory });
    await order.hasRhine(gast, 'Befehle');
    await gast.types('Control+k');
    await gast.seesDialog('Befehle');
    expect(await gast.accessibilityFindings()).toEqual([]);
    await gast.fills('Befehl, Tag, Stopp oder Reise', 'strass');
    await gast.types('Enter');
    await gast.seesNoDialog();
    await expect.poll(() => gast.focused()).toBe('button Straßburg');
    await gast.types('k');
    await gast.waitsFor(isOpen('calendar'));
    await gast.types('l');
    await gast.types('n');
    await expect.poll(() => gast.focused()).toBe('input Stopp hinzufügen');
    // Letters in a field are letters.
    await gast.types('k');
    expect(await gast.fieldValue('Stopp hinzufügen')).toBe('k');
    await gast.fills('Stopp hinzufügen', '');
    await gast.types('Control+k');
    await gast.fills('Befehl, Tag, Stopp oder Reise', 'kürzel');
    await gast.types('Enter');
    await gast.seesDialog('Hilfe und Tastenkürzel');
    await gast.toggles('Kürzel mit einer Taste');
    expect(await gast.accessibilityFindings()).toEqual([]);
    await gast.types('Escape');
    await gast.seesNoDialog();
    await gast.reloads();
    await gast.sees('Koblenz');
    await gast.types('?');
    await gast.types('k');
    await gast.seesNoDialog();
    await gast.waitsFor(isOpen('list'));
    // Those with Ctrl go on.
    await gast.types('Control+k');
    await gast.seesDialog('Befehle');
    await gast.types('Escape');
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'shortcuts work again when a menu has been closed, by Escape or by one of its actions',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory });
    await order.hasRhine(gast, 'Kürzel');
    await gast.presses('Aktionen für Köln');
    await gast.types('k');
    await gast.types('Escape');
    // The pointer still rests on the three dots, and the focus is there.
    await expect.poll(() => gast.focused()).toBe('button Aktionen für Köln');
    await gast.waitsFor(isOpen('list'));
    await gast.types('n');
    await expect.poll(() => gast.focused()).toBe('input Stopp hinzufügen');
    await gast.picks('Aktionen für Mainz', 'Optional machen');
    await gast.sees('optional');
    await gast.types('Control+k');
    await gast.seesDialog('Befehle');
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'stops of another trip are ticked and come into a day, as one step',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory });
    await order.hasRhine(gast, 'Quelle');
    await order.hasRhine(gast, 'Ziel');
    await gast.presses('Stopp zu Tag 2 hinzufügen');
    await gast.presses('Aus einer anderen Reise …');
    await gast.chooses(/^Reise$/, 'Quelle, 03.07. – 05.07.2027');
    await gast.toggles(/^Köln/);
    await gast.toggles(/^Basel/);
    await gast.presses('2 Stopps hinzufügen');
    const taken = ['Köln Mainz', 'Bonn Straßburg Köln Basel', 'Koblenz Basel'];
    await expect.poll(() => order.days(gast)).toEqual(taken);
    await gast.isTold('2 Stopps zu Tag 2 hinzugefügt.');
    await gast.types('Control+z');
    await expect.poll(() => order.days(gast)).toEqual(RHINE);
    expect(gast.profile.problems()).toEqual([]);
  },
);
