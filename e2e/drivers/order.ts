import type { Screen } from './screen.ts';
import { planner } from './planner.ts';
import { trips } from './trips.ts';

/** Along the Rhine, but out of order, so that there is something to optimise. */
const PLACES = [
  ['Köln, Deutschland', 50.9375, 6.9603],
  ['Mainz, Deutschland', 49.9929, 8.2473],
  ['Bonn, Deutschland', 50.7374, 7.0982],
  ['Straßburg, Frankreich', 48.5734, 7.7521],
  ['Koblenz, Deutschland', 50.3569, 7.589],
  ['Basel, Schweiz', 47.5596, 7.5886],
] as const;

const DAYS = `[...document.querySelectorAll('[data-day-id]')].map((day) =>
  [...day.querySelectorAll('[data-row] h3 button')].map((stop) => stop.textContent).join(' '))`;

const rowOf = (stop: string) => `[data-row]:has(h3 button:text-is("${stop}"))`;

/** What people do to the order of a trip, and what they see and hear of it. */
export const order = {
  /** Opens a trip of three days: Köln and Mainz, Bonn and Straßburg, Koblenz and Basel. */
  async hasRhine(screen: Screen, title: string): Promise<void> {
    const wish = { title, places: PLACES, days: 3, perDay: 2 };
    const [id] = await trips.haveBeenPlanned(screen, [wish]);
    await planner.opens(screen, id, title);
    await screen.sees('Koblenz');
  },

  /** The stops of each day, from top to bottom. */
  days: (screen: Screen): Promise<readonly string[]> => screen.evaluates(DAYS),

  said: (screen: Screen): Promise<string> =>
    screen.evaluates(`document.querySelector('[data-said]').textContent.trim()`),

  dragsBehind: (screen: Screen, stop: string, other: string): Promise<void> =>
    screen.carries(`${stop} verschieben`, {
      selector: rowOf(other),
      at: 0.8,
      within: '[data-scroll]',
    }),

  dragsDayBehind: (screen: Screen, day: number, other: number): Promise<void> =>
    screen.carries(`Tag ${day} verschieben`, {
      selector: `[data-day-id]:nth-child(${other})`,
      at: 0.8,
      within: '[data-scroll]',
    }),

  /** The order on the server, which survives a reload on any device. */
  async stored(screen: Screen, title: string): Promise<readonly string[]> {
    const trip = await trips.stored(screen, title);
    return (trip?.days ?? []).map(({ cityList }) =>
      cityList.map(({ location }) => location.label.split(',')[0]).join(' '),
    );
  },
};
