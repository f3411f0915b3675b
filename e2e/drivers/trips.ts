import type { Screen } from './screen.ts';

interface TripWish {
  readonly title: string;
  readonly start?: string;
  readonly days?: number;
  /** How many places each day has; without it, all are on the first day. */
  readonly perDay?: number;
  readonly places?: readonly (readonly [label: string, lat: number, lng: number])[];
}

interface ListedTrip {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
}

interface StoredStop {
  readonly location: { readonly label: string; readonly lat: number; readonly lng: number };
  readonly routeProfile: string;
  readonly transport?: { readonly kind: string; readonly bookingNumber: string };
  readonly via?: { readonly points: readonly { readonly lat: number; readonly lng: number }[] };
}

interface StoredTrip {
  readonly title: string;
  readonly userId: string;
  readonly akkomodationType: string;
  readonly totalDistance: number;
  readonly totalDuration: number;
  readonly tripPrints: number;
  readonly hotels: readonly { readonly id: string; readonly booked: boolean }[];
  readonly days: readonly {
    readonly date: string;
    readonly cityList: readonly StoredStop[];
  }[];
}

export const MUNICH = ['München, Deutschland', 48.1374, 11.5755] as const;
export const INNSBRUCK = ['Innsbruck, Österreich', 47.2682, 11.3923] as const;

/** What people do with their trips, and what the server stores. */
export const trips = {
  /** Saves trips for the signed-in user, as another device would. */
  async haveBeenPlanned(screen: Screen, wishes: readonly TripWish[]): Promise<readonly string[]> {
    const ids = wishes.map((_, index) => `reise-${index + 1}-${mark()}`);
    for (const [index, wish] of wishes.entries()) {
      await trips.isSaved(screen, documentOf(wish, ids[index] ?? ''));
    }
    return ids;
  },

  /** Saves one new trip as it is. */
  async isSaved(screen: Screen, trip: { readonly id: string }): Promise<void> {
    const headers = { 'if-none-match': '*' };
    const question = { method: 'PUT', headers, body: trip } as const;
    const { status } = await screen.profile.asks(`/api/trips/${trip.id}`, question);
    if (status !== 200) throw new Error(`the trip was answered with ${status}`);
  },

  async onServer(screen: Screen): Promise<readonly ListedTrip[]> {
    const { body } = await screen.profile.asks<{ trips: readonly ListedTrip[] }>('/api/trips');
    return body.trips;
  },

  async stored(screen: Screen, title: string): Promise<StoredTrip | undefined> {
    const found = (await trips.onServer(screen)).find((trip) => trip.title === title);
    return found && trips.byId(screen, found.id);
  },

  async byId(screen: Screen, id: string): Promise<StoredTrip> {
    return (await screen.profile.asks<{ trip: StoredTrip }>(`/api/trips/${id}`)).body.trip;
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
