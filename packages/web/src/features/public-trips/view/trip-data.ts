import { publicTripPath, type PublicTrip } from '@fahrtwind/domain';

/** Search engines read no more, and pages with it stay small. */
const MOST_STOPS = 100;

/** What search engines read of a published trip (schema.org). It says no more than the page. */
export function tripData(trip: PublicTrip, url: (path: string) => string, description: string) {
  const { id, title, author, startDate, endDate, days } = trip;
  const stops = days
    .flatMap((day) => day.stops)
    .filter(({ optional, name }) => !optional && name !== '')
    .slice(0, MOST_STOPS);
  return {
    '@type': 'TouristTrip',
    name: title,
    description,
    url: url(publicTripPath(id)),
    image: url(previewPath(trip)),
    provider: { '@type': 'Person', name: author.name },
    touristType: 'Roadtrip',
    ...(startDate !== null && { departureTime: startDate }),
    ...(endDate !== null && { arrivalTime: endDate }),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ name, lat, lng, country }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Place',
          name,
          ...(country !== '' && {
            address: { '@type': 'PostalAddress', addressCountry: country },
          }),
          ...((lat !== 0 || lng !== 0) && {
            geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
          }),
        },
      })),
    },
  };
}

/** The picture of the route; its address changes with what is shown. */
export function previewPath({ id, version }: Pick<PublicTrip, 'id' | 'version'>): string {
  return `/api/trips/${encodeURIComponent(id)}/preview/${encodeURIComponent(version)}.png`;
}
