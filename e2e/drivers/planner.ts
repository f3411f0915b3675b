import { map } from './map.ts';
import type { Screen } from './screen.ts';
import { account } from './person.ts';
import { trips } from './trips.ts';

const PLACES = [
  ['Köln, Deutschland', 50.9375, 6.9603],
  ['Mainz, Deutschland', 49.9929, 8.2473],
  ['Basel, Schweiz', 47.5596, 7.5886],
] as const;

/** What people do in the planner, in its words. */
export const planner = {
  /** Opens a trip through Köln, Mainz and Basel, and creates it if there is none with that title. */
  async opensTrip(screen: Screen, title: string): Promise<void> {
    const found = (await trips.onServer(screen)).find((trip) => trip.title === title);
    const [made] = found ? [] : await trips.haveBeenPlanned(screen, [{ title, places: PLACES }]);
    await planner.opens(screen, found?.id ?? made, title);
    await screen.sees('Mainz');
  },

  async opens(screen: Screen, id: string | undefined, title: string): Promise<void> {
    await screen.opens(`/planen?reise=${id}`);
    await screen.seesHeading(title);
  },

  /** Opens the demo trip, of nine days through the Alps, as a guest who has just come. */
  async opensDemo(screen: Screen): Promise<void> {
    await account.isGuest(screen);
    await screen.opens('/planen');
    await screen.isAtPlanner();
    await screen.seesHeading('Alpen, 9 Tage');
  },

  /**
   * Opens a trip of four days from 12.07.2027 on: Köln, Mainz, Basel, and a day without a stop. It belongs to a user
   * who has just registered.
   */
  async hasFourDays(screen: Screen, title: string): Promise<void> {
    await account.isRegistered(screen);
    const wish = { title, places: PLACES, days: 4, perDay: 1, start: '2027-07-12' };
    const [id] = await trips.haveBeenPlanned(screen, [wish]);
    await planner.opens(screen, id, title);
    await screen.sees('Mainz');
  },

  /** The stops of the list from top to bottom, without their details. */
  stops: (screen: Screen): Promise<readonly string[]> =>
    screen.evaluates(
      `[...document.querySelectorAll('[data-row] h3 button')].map((one) => one.textContent)`,
    ),

  /** Clicks on a point of the map beside the trip, once the map is there. */
  async clicksOnMap(screen: Screen): Promise<void> {
    await map.is(screen, 'ready');
    const { x, y } = await screen.evaluates<{ x: number; y: number }>(
      `(({ x, y, width, height }) => ({ x: x + width * 0.8, y: y + height * 0.3 }))(
        document.querySelector('[data-map]').getBoundingClientRect())`,
    );
    await screen.clicksAt(x, y);
  },

  /** Where the list of days begins, in pixels. */
  topOfList: (screen: Screen): Promise<number> =>
    screen.evaluates(`document.querySelector('#ansicht').getBoundingClientRect().top`),

  /** The text of a stop's row in one line. */
  rowOf: (screen: Screen, name: string): Promise<string> =>
    screen.evaluates(
      `[...document.querySelectorAll('[data-row]')]
        .find((row) => row.querySelector('h3 button').textContent === ${JSON.stringify(name)})
        ?.textContent ?? ''`,
    ),

  /** Begins to add a lodging to a day's night by the menu of the day, as fingers do. */
  async addsLodging(screen: Screen, day: number): Promise<void> {
    await screen.picks(`Aktionen für Tag ${day}`, 'Unterkunft hinzufügen');
  },

  /** Opens a stop as a place. */
  async opensStop(screen: Screen, name: string): Promise<void> {
    await screen.presses(new RegExp(`^${name}$`));
    await screen.seesButton(`Navigieren nach ${name}`);
  },

  /** Opens the form of a stop. */
  async editsStop(screen: Screen, name: string): Promise<void> {
    await planner.opensStop(screen, name);
    await screen.presses(/^Bearbeiten$/);
  },

  async closesPanel(screen: Screen): Promise<void> {
    await screen.presses('Schließen');
    await screen.waitsFor(`document.querySelector('[data-panel]') === null`);
  },

  /** Undoes the last edit by the button, which stays longer than a toast. */
  undoes: (screen: Screen): Promise<void> => screen.presses('Rückgängig machen'),

  /** Lets the second go by in which a further edit still belongs to the last step. */
  beginsNewStep: (screen: Screen): Promise<void> =>
    screen.evaluates(`new Promise((resolve) => setTimeout(resolve, 1000))`),

  /** Undoes the last edit on a device too slow to write it before the page reloads. */
  async undoesAndReloads(screen: Screen): Promise<void> {
    // The bar follows an edit in a later frame.
    await screen.seesButton('Rückgängig machen');
    const leaving = screen.evaluates(
      `new Promise((resolve) => {
        const opening = indexedDB.open('private-trips-1');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['records', 'histories'], 'readwrite');
          const goOn = () => (writing.objectStore('records').get('nothing').onsuccess = goOn);
          goOn();
          document.querySelector('button[aria-label="Rückgängig machen"]').click();
          window.isLeft = true;
          location.reload();
          resolve();
        };
      })`,
    );
    // The answer may be lost with the page; the new one shows whether the edit was.
    await leaving.catch(() => undefined);
    await screen.waitsFor(`window.isLeft === undefined`);
    await screen.sees('Mainz');
  },

  async renames(screen: Screen, title: string): Promise<void> {
    await screen.presses('Reise umbenennen');
    await screen.fills('Neuer Titel', title);
    await screen.presses('Speichern');
    await screen.seesHeading(title);
  },

  async makesOptional(screen: Screen, place: string): Promise<void> {
    await screen.picks(`Aktionen für ${place}`, 'Optional machen');
    await screen.sees('optional');
  },
};
