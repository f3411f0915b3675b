import type { Screen } from './screen.ts';

interface TripWish {
  readonly title: string;
  readonly start?: string;
  readonly days?: number;
  /** How many places each day takes; all are in the first one without it. */
  readonly perDay?: number;
  readonly places?: readonly (readonly [label: string, lat: number, lng: number])[];
}

interface ListedTrip {
  readonly id: string;
  readonly title: string;
}

interface StoredTrip {
  readonly title: string;
  readonly userId: string;
  readonly akkomodationType: string;
  readonly totalDistance: number;
  readonly days: readonly {
    readonly date: string;
    readonly cityList: readonly { readonly location: { readonly label: string } }[];
  }[];
}

export const MUNICH = ['München, Deutschland', 48.1374, 11.5755] as const;
export const INNSBRUCK = ['Innsbruck, Österreich', 47.2682, 11.3923] as const;

/** What people do with their trips, and what the server says about them. */
export const trips = {
  /** Saves trips for whoever is signed in, as another device of theirs would. */
  async haveBeenPlanned(screen: Screen, wishes: readonly TripWish[]): Promise<void> {
    const documents = wishes.map((wish, index) => documentOf(wish, `reise-${index + 1}-${mark()}`));
    const statuses = await screen.evaluates<readonly number[]>(
      `(async () => {
        const statuses = [];
        for (const trip of ${JSON.stringify(documents)}) {
          const reply = await fetch('/api/trips/' + trip.id, {
            method: 'PUT',
            headers: { 'content-type': 'application/json', 'if-none-match': '*' },
            body: JSON.stringify(trip),
          });
          statuses.push(reply.status);
        }
        return statuses;
      })()`,
    );
    if (statuses.some((status) => status !== 200))
      throw new Error(`not saved: ${statuses.join(', ')}`);
  },

  onServer: (screen: Screen): Promise<readonly ListedTrip[]> =>
    screen.evaluates(
      `fetch('/api/trips').then((reply) => reply.json()).then(({ trips }) => trips)`,
    ),

  async stored(screen: Screen, title: string): Promise<StoredTrip | undefined> {
    const found = (await trips.onServer(screen)).find((trip) => trip.title === title);
    if (!found) return undefined;
    return screen.evaluates(
      `fetch('/api/trips/${found.id}').then((reply) => reply.json()).then(({ trip }) => trip)`,
    );
  },
};

let marks = 0;

function mark(): string {
  marks += 1;
  return `${process.pid}-${marks}`;
}

function documentOf(wish: TripWish, id: string) {
  const { title, start = '2027-07-03', days = 3, places = [], perDay = places.length } = wish;
  const first = Date.parse(`${start}T00:00:00Z`);
  return {
    id,
    title,
    days: Array.from({ length: days }, (_, index) => ({
      id: `${id}-tag-${index}`,
      date: new Date(first + index * 86_400_000).toISOString().slice(0, 10),
      cityList: places
        .slice(index * perDay, (index + 1) * perDay)
        .map(([label, lat, lng], place) => ({
          id: `${id}-stopp-${index * perDay + place}`,
          location: { label, lat, lng },
        })),
    })),
  };
}
