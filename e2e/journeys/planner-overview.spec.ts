import { expect, journey } from '../drivers/journey.ts';
import { overview } from '../drivers/overview.ts';

/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };

journey(
  'the calendar shows days, stops and nights in weeks from Monday on, and opens a day by keyboard',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, width: 1920 });
    await overview.opensTrip(gast);
    await gast.turnsTo('Kalender');
    await gast.sees('03.07. – 07.07.2027');
    await gast.seesButton(/^Tag 2, Sonntag, 04\.07\., Bozen, Übernachtung: Hotel Greif/);
    await gast.seesButton(/^Tag 4, Dienstag, 06\.07\., Verona, Übernachtung: Camping Castel/);
    await gast.tabsTo(/Tag 1, Samstag/);
    await gast.types('ArrowRight');
    await gast.types('ArrowRight');
    await gast.types('ArrowRight');
    expect(await gast.focused()).toContain('Tag 4, Dienstag, 06.07., Verona');
    await gast.types('Home');
    expect(await gast.focused()).toContain('Tag 1, Samstag');
    await gast.types('End');
    await gast.types('ArrowLeft');
    await gast.types('Enter');
    await expect.poll(() => gast.focused()).toContain('Tag 4');
    await gast.sees('Verona');
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey(
  'after the list [RS-1], the costs say what is booked and open by kind, and in the overview a booking is ticked off and back again',
  async ({ member: frida }) => {
    const trip = await overview.opensTrip(frida);
    await frida.waitsFor(
      `document.querySelector('[role=tab][aria-selected=true]').textContent === 'Liste'`,
    );
    await frida.turnsTo('Kosten');
    await frida.sees(/^439,40.€$/);
    await frida.sees('Fahrten und Fahrzeug');
    await frida.seesNot('Buchungen');
    await frida.turnsTo('Überblick');
    await frida.sees('Tag für Tag');
    await frida.sees('Länder in Reihenfolge');
    await frida.sees('2 von 5 gebucht');
    await frida.sees('Noch keine Unterkunft');
    expect(await frida.isOn('Camping Castel: gebucht')).toBe(false);
    await frida.toggles('Camping Castel: gebucht');
    await frida.sees('3 von 5 gebucht');
    await expect.poll(() => overview.isBooked(frida, trip, 'verona'), SLOWLY).toBe(true);
    await frida.types('Control+z');
    await frida.sees('2 von 5 gebucht');
    await expect.poll(() => overview.isBooked(frida, trip, 'verona'), SLOWLY).toBe(false);
    // What is open stays open while the app runs.
    await frida.follows('Alle Reisen');
    await frida.isAt('/Reisen');
    await frida.goesBack();
    await frida.sees('2 von 5 gebucht');
    expect(frida.profile.problems()).toEqual([]);
  },
);

/** The calendar has one layout for narrow lists and one for wide ones. */
const VIEWS = [
  ['Kalender', '03.07. – 07.07.2027'],
  ['Überblick', 'Buchungen'],
  ['Kosten', 'Nach Art'],
] as const;

for (const width of [320, 1920]) {
  journey(
    `calendar, overview and costs are sound at ${width} px, in both themes`,
    async ({ browse, memberMemory }) => {
      const frida = await browse({ memory: memberMemory, width });
      await overview.opensTrip(frida);
      for (const [tab, words] of VIEWS) {
        await frida.turnsTo(tab);
        await frida.sees(words);
        expect(await overview.overflow(frida)).toBe(0);
        expect(await frida.widerThanScreen()).toEqual([]);
        expect(await frida.accessibilityFindings()).toEqual([]);
      }
      await frida.turnsDark();
      for (const [tab] of VIEWS) {
        await frida.turnsTo(tab);
        expect(await frida.accessibilityFindings()).toEqual([]);
      }
    },
  );
}
