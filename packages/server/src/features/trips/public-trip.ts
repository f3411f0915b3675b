import {
  EMPTY_LOCATION,
  serialiseLocation,
  type Day,
  type Entry,
  type Hotel,
  type NoteEntry,
  type Stop,
  type TransportLeg,
  type Trip,
} from '@fahrtwind/domain';

/**
 * What everybody may see of a trip. Left out are prices, bookings and their links, where the owner sets out
 * from and comes home to, and every field that we do not know and hence cannot judge.
 */
export function publicTrip(trip: Trip): Trip {
  return {
    id: trip.id,
    userId: trip.userId,
    title: trip.title,
    days: trip.days.map(publicDay),
    hotels: trip.hotels.map(publicHotel),
    totalDuration: trip.totalDuration,
    totalDistance: trip.totalDistance,
    lastOpened: '',
    published: trip.published,
    movedCities: [],
    createdAt: trip.createdAt,
    tripPrints: 0,
    akkomodationType: trip.akkomodationType,
    arrivalEntry: trip.arrivalEntry && { ...publicLeg(trip.arrivalEntry), from: EMPTY_LOCATION },
    departureEntry: trip.departureEntry && {
      ...publicLeg(trip.departureEntry),
      to: EMPTY_LOCATION,
    },
    duringTripEntry: trip.duringTripEntry && publicLeg(trip.duringTripEntry),
  };
}

function publicDay({ id, date, hotelId, cityList, startMinutes }: Day): Day {
  return {
    id,
    date,
    hotelId,
    cityList: cityList.map(publicStop),
    ...(startMinutes !== undefined && { startMinutes }),
  };
}

function publicStop(stop: Stop): Stop {
  return {
    id: stop.id,
    location: serialiseLocation(stop.location),
    icon: stop.icon,
    entries: stop.entries.map(publicEntry),
    routeProfile: stop.routeProfile,
    optional: stop.optional,
    toll: stop.toll,
    pois: stop.pois.map(({ osmId, name, location }) => ({
      osmId,
      name,
      location: serialiseLocation(location),
    })),
    note: stop.note && publicNote(stop.note),
    ...(stop.stayMinutes !== undefined && { stayMinutes: stop.stayMinutes }),
  };
}

function publicEntry(entry: Entry): Entry {
  if (entry.entryType === 'note') return publicNote(entry);
  const { id, name } = entry;
  const location = serialiseLocation(entry.location);
  return entry.entryType === 'restaurant'
    ? { id, name, location, entryType: 'restaurant' }
    : { id, name, location, entryType: 'activity', url: entry.url, content: entry.content };
}

function publicNote({ id, name, location, content }: NoteEntry): NoteEntry {
  return { id, name, location: serialiseLocation(location), entryType: 'note', content };
}

function publicHotel(hotel: Hotel): Hotel {
  return {
    id: hotel.id,
    name: hotel.name,
    location: serialiseLocation(hotel.location),
    checkInDate: hotel.checkInDate,
    checkOutDate: hotel.checkOutDate,
    url: '',
    type: hotel.type,
    booked: false,
    price: '',
    imageUrl: hotel.imageUrl,
    stars: hotel.stars,
  };
}

function publicLeg(leg: TransportLeg): TransportLeg {
  return {
    id: leg.id,
    url: '',
    booked: false,
    type: leg.type,
    from: serialiseLocation(leg.from),
    to: serialiseLocation(leg.to),
    departureDateTime: leg.departureDateTime,
    arrivalDateTime: leg.arrivalDateTime,
    price: '',
    provider: '',
  };
}
