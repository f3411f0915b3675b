import { planner } from './planner.ts';
import type { Screen } from './screen.ts';
import { trips } from './trips.ts';

const PLACES = [
  ['München, Deutschland', 48.1374, 11.5755],
  ['Innsbruck, Österreich', 47.2682, 11.3923],
  ['Bozen, Italien', 46.4983, 11.3548],
  ['Verona, Italien', 45.4384, 10.9916],
] as const;

let made = 0;

/** Calendar, costs and overview of one trip. */
export const overview = {
  /** Opens a trip of five days with two hotels, a flight and a ticket; returns its id. */
  async opensTrip(screen: Screen): Promise<string> {
    made += 1;
    const id = `ueberblick-${process.pid}-${made}`;
    await trips.isSaved(screen, documentOf(id));
    await planner.opens(screen, id, 'Über die Alpen');
    return id;
  },

  /** By how many pixels the view is wider than its container, which clips it. */
  overflow: (screen: Screen): Promise<number> =>
    screen.evaluates(
      `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.getElementById('ansicht'))`,
    ),

  /** Whether the hotel of that id is booked, as the server has it. */
  async isBooked(screen: Screen, tripId: string, hotelId: string): Promise<boolean | undefined> {
    const { hotels } = await trips.byId(screen, tripId);
    return hotels.find(({ id }) => id === hotelId)?.booked;
  },
};

function documentOf(id: string) {
  return {
    id,
    title: 'Über die Alpen',
    days: [3, 4, 5, 6, 7].map((date, index) => ({
      id: `${id}-tag-${index + 1}`,
      date: `2027-07-0${date}`,
      hotelId: [null, 'bozen', 'bozen', 'verona', null][index],
      cityList: stopsOn(index).map(([label, lat, lng]) => ({
        id: `${id}-${label}`,
        location: { label, lat, lng },
        entries: label.startsWith('Verona')
          ? [{ id: 'arena', entryType: 'activity', name: 'Arena', price: '35 €', booked: true }]
          : [],
      })),
    })),
    hotels: [
      hotel('bozen', 'Hotel Greif', '2027-07-04', '2027-07-06', { price: '240 €', booked: true }),
      hotel('verona', 'Camping Castel', '2027-07-06', '2027-07-07', { price: '44,50 €' }),
    ],
    departureEntry: { id: 'flug', type: 'plane', price: '119,90 €' },
  };
}

function stopsOn(day: number) {
  if (day === 0) return PLACES.slice(0, 2);
  if (day === 1) return PLACES.slice(2, 3);
  return day === 3 ? PLACES.slice(3) : [];
}

function hotel(
  id: string,
  name: string,
  checkInDate: string,
  checkOutDate: string,
  more: { readonly price: string; readonly booked?: boolean },
) {
  return { id, name, checkInDate, checkOutDate, ...more };
}
