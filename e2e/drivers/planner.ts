import type { Screen } from './screen.ts';
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
