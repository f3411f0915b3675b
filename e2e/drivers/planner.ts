import type { Screen } from './screen.ts';
import { account, newPerson } from './person.ts';
import { trips } from './trips.ts';

const PLACES = [
  ['Köln, Deutschland', 50.9375, 6.9603],
  ['Mainz, Deutschland', 49.9929, 8.2473],
  ['Basel, Schweiz', 47.5596, 7.5886],
] as const;

/** What people do in the planner, in its words. */
export const planner = {
  /** Opens a trip over Köln, Mainz and Basel, which is made when there is none of that title. */
  async opensTrip(screen: Screen, title: string): Promise<void> {
    const find = async () => (await trips.onServer(screen)).find((trip) => trip.title === title);
    if (!(await find())) await trips.haveBeenPlanned(screen, [{ title, places: PLACES }]);
    await screen.opens(`/planen?reise=${(await find())?.id}`);
    await screen.sees('Mainz');
    await screen.seesHeading(title);
  },

  /**
   * Opens a trip of four days from 12.07.2027 on: Köln, Mainz, Basel, and a day without a stop. It belongs to somebody
   * who has just registered.
   */
  async hasFourDays(screen: Screen, title: string): Promise<void> {
    await account.registers(screen, newPerson());
    await screen.isAtPlanner();
    const wish = { title, places: PLACES, days: 4, perDay: 1, start: '2027-07-12' };
    await trips.haveBeenPlanned(screen, [wish]);
    await planner.opensTrip(screen, title);
  },

  /** The stops of the list from top to bottom, without what hangs on them. */
  stops: (screen: Screen): Promise<readonly string[]> =>
    screen.evaluates(
      `[...document.querySelectorAll('[data-row] h3 button')].map((one) => one.textContent)`,
    ),

  /** Where the list of days begins, in pixels. */
  topOfList: (screen: Screen): Promise<number> =>
    screen.evaluates(`document.querySelector('#ansicht').getBoundingClientRect().top`),

  /** What is said of a stop in the list, in one line. */
  rowOf: (screen: Screen, name: string): Promise<string> =>
    screen.evaluates(
      `[...document.querySelectorAll('[data-row]')]
        .find((row) => row.querySelector('h3 button').textContent === ${JSON.stringify(name)})
        ?.textContent ?? ''`,
    ),

  async closesPanel(screen: Screen): Promise<void> {
    await screen.presses('Schließen');
    await screen.waitsFor(`document.querySelector('[data-panel]') === null`);
  },

  /** Takes the last edit back by the button, which stays longer than a toast. */
  undoes: (screen: Screen): Promise<void> => screen.presses('Rückgängig machen'),

  /** Takes the last edit back on a device that is too slow to write it before the page is loaded again. */
  async undoesAndReloads(screen: Screen): Promise<void> {
    await screen.evaluates(
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
