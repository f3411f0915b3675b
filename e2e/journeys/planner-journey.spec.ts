import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

/** Where the demo trip sleeps first. */
const FIRST_HOTEL = /^Zimmer in der Altstadt von Innsbruck$/;
/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };

/** Gives up the lodging of the first night and fills the gap by the one action that it has. */
async function sleepsElsewhere(screen: Screen, before: RegExp, name: string): Promise<void> {
  await screen.presses(before);
  await screen.presses('Unterkunft entfernen');
  await planner.addsLodging(screen, 1);
  await screen.fills('Name der Unterkunft', name);
  await screen.presses('Unterkunft hinzufügen');
  await screen.fills('Preis in Euro', '80');
  await screen.types('Enter');
  await planner.closesPanel(screen);
  await screen.seesButton(new RegExp(`^${name}$`));
}

async function travels(screen: Screen, which: 'Anreise' | 'Abreise', way: 'Flugzeug' | 'Zug') {
  const end = { Anreise: 'Abflughafen', Abreise: 'Zielbahnhof' }[which];
  await screen.presses(`${which} ändern`);
  await screen.marks(way);
  await screen.presses(new RegExp(`^${end} (ändern|wählen)$`));
  await screen.fills(end, 'Hamburg');
  await screen.waitsFor(`document.querySelector('[data-panel] [role=option]') !== null`);
  await screen.types('Enter');
  await screen.fills('Preis in Euro', '100');
  await screen.types('Enter');
  await planner.closesPanel(screen);
}

journey(
  'from the landing page to a trip of five days as a guest on a phone, who then registers and keeps it [DT-2]',
  async ({ browse }) => {
    const gast = await browse({ width: 390, height: 844, isTouch: true });
    await gast.opens('/');
    await gast.presses('Ohne Anmeldung ausprobieren');
    await gast.isAtPlanner();
    await planner.renames(gast, 'Fünf Tage');

    await gast.presses(/Reisedaten ändern$/);
    await gast.fills('Erster Tag', '03.07.2027');
    await gast.fills('Letzter Tag', '07.07.2027');
    await gast.sees(/^5 Tage: 4 Tage weniger\./);
    await gast.presses('Zeitraum übernehmen');
    await gast.presses('Gesehen');
    await planner.closesPanel(gast);
    await gast.seesButton(/03\.07\. – 07\.07\.2027/);

    await sleepsElsewhere(gast, FIRST_HOTEL, 'Hütte am See');
    await travels(gast, 'Anreise', 'Flugzeug');
    await travels(gast, 'Abreise', 'Zug');
    await gast.sees(/Flugzeug, Hamburg.* – /);
    await gast.sees(/Zug, .* – Hamburg/);

    await gast.turnsTo('Kosten');
    await gast.sees('Hütte am See');
    await gast.sees(/^80,00.€$/);
    await gast.turnsTo('Liste');

    const person = newPerson();
    await account.registers(gast, person);
    await gast.isAtPlanner();
    await gast.seesHeading('Fünf Tage');
    await gast.seesNot('Das ist deine Demo-Reise');
    await gast.seesButton(/^Hütte am See$/);
    await gast.seesButton('Anreise ändern');
    const stored = async () => (await trips.stored(gast, 'Fünf Tage'))?.days.length;
    await expect.poll(stored, SLOWLY).toBe(5);
  },
);

journey(
  'edits in panels without a network are there after a reload and reach the server later',
  async ({ browse }) => {
    const gast = await browse();
    await planner.hasFourDays(gast, 'Neckar');
    await gast.workerControls();
    await gast.seesHeading('Neckar');
    // What is opened for the first time without a network must have come with the page.
    await gast.profile.goesOffline();
    await planner.editsStop(gast, 'Mainz');
    await gast.fills('Notiz', 'ohne Netz');
    await gast.sees('Auf diesem Gerät');
    await planner.closesPanel(gast);
    await planner.addsLodging(gast, 1);
    await gast.fills('Name der Unterkunft', 'Funkloch');
    await gast.presses('Unterkunft hinzufügen');
    await gast.reloads();
    // Dressed, too: the page for starts without a network must have all styles.
    await gast.waitsFor(
      `document.querySelector('[aria-label="Reise umbenennen"]')?.offsetHeight >= 44`,
    );
    await gast.sees('ohne Netz');
    await gast.seesButton(/^Funkloch$/);
    await gast.sees('Auf diesem Gerät');
    await gast.profile.goesOnline();
    const stored = async () => JSON.stringify(await trips.stored(gast, 'Neckar'));
    await expect.poll(stored, SLOWLY).toContain('Funkloch');
    expect(await stored()).toContain('ohne Netz');
    await gast.seesNot('Auf diesem Gerät');
    await planner.undoes(gast);
    await gast.seesButton(/Nacht nach Tag 1/);
  },
);
