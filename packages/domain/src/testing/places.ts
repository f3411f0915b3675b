import type { Location } from '../trip/location.ts';

type Row = readonly [name: string, country: string, lat: number, lng: number, englishName?: string];

/** Cities that people drive to, with the coordinates of their centres. */
const ROWS: readonly Row[] = [
  ['Köln', 'Deutschland', 50.9375, 6.9603, 'Cologne'],
  ['Bonn', 'Deutschland', 50.7374, 7.0982],
  ['Koblenz', 'Deutschland', 50.3569, 7.589],
  ['Mainz', 'Deutschland', 49.9929, 8.2473],
  ['Frankfurt', 'Deutschland', 50.1109, 8.6821],
  ['Heidelberg', 'Deutschland', 49.3988, 8.6724],
  ['Karlsruhe', 'Deutschland', 49.0069, 8.4037],
  ['Stuttgart', 'Deutschland', 48.7758, 9.1829],
  ['Freiburg', 'Deutschland', 47.999, 7.8421],
  ['Konstanz', 'Deutschland', 47.6779, 9.1732],
  ['München', 'Deutschland', 48.1351, 11.582, 'Munich'],
  ['Nürnberg', 'Deutschland', 49.4521, 11.0767, 'Nuremberg'],
  ['Dresden', 'Deutschland', 51.0504, 13.7373],
  ['Leipzig', 'Deutschland', 51.3397, 12.3731],
  ['Berlin', 'Deutschland', 52.52, 13.405],
  ['Hamburg', 'Deutschland', 53.5511, 9.9937],
  ['Bremen', 'Deutschland', 53.0793, 8.8017],
  ['Straßburg', 'Frankreich', 48.5734, 7.7521, 'Strasbourg'],
  ['Paris', 'Frankreich', 48.8566, 2.3522],
  ['Lyon', 'Frankreich', 45.764, 4.8357],
  ['Marseille', 'Frankreich', 43.2965, 5.3698],
  ['Nizza', 'Frankreich', 43.7102, 7.262, 'Nice'],
  ['Basel', 'Schweiz', 47.5596, 7.5886],
  ['Zürich', 'Schweiz', 47.3769, 8.5417],
  ['Innsbruck', 'Österreich', 47.2692, 11.4041],
  ['Salzburg', 'Österreich', 47.8095, 13.055],
  ['Wien', 'Österreich', 48.2082, 16.3738, 'Vienna'],
  ['Bozen', 'Italien', 46.4983, 11.3548, 'Bolzano'],
  ['Verona', 'Italien', 45.4384, 10.9916],
  ['Mailand', 'Italien', 45.4642, 9.19, 'Milan'],
  ['Venedig', 'Italien', 45.4408, 12.3155, 'Venice'],
  ['Florenz', 'Italien', 43.7696, 11.2558, 'Florence'],
  ['Rom', 'Italien', 41.9028, 12.4964, 'Rome'],
  ['Prag', 'Tschechien', 50.0755, 14.4378, 'Prague'],
  ['Brüssel', 'Belgien', 50.8503, 4.3517, 'Brussels'],
  ['Amsterdam', 'Niederlande', 52.3676, 4.9041],
  ['Kopenhagen', 'Dänemark', 55.6761, 12.5683, 'Copenhagen'],
  ['Oslo', 'Norwegen', 59.9139, 10.7522],
  ['Barcelona', 'Spanien', 41.3874, 2.1686],
  ['Porto', 'Portugal', 41.1579, -8.6291],
];

/** In other time zones, or on their borders. Random trips do not lead there. */
const FAR_ROWS: readonly Row[] = [
  ['Calais', 'Frankreich', 50.93, 1.81],
  ['Dover', 'Vereinigtes Königreich', 51.1295, 1.3089],
  ['Warschau', 'Polen', 52.2297, 21.0122, 'Warsaw'],
  ['Vilnius', 'Litauen', 54.6872, 25.2797],
  ['Stockholm', 'Schweden', 59.3293, 18.0686],
  ['Helsinki', 'Finnland', 60.1699, 24.9384],
  ['Athen', 'Griechenland', 37.9838, 23.7275, 'Athens'],
];

export const PLACES: readonly Location[] = ROWS.map(locationOf);
const FAR_PLACES: readonly Location[] = FAR_ROWS.map(locationOf);

function locationOf([name, country, lat, lng, englishName]: Row): Location {
  return {
    lng,
    lat,
    label: `${name}, ${country}`,
    longLabel: '',
    englishName: englishName ?? name,
  };
}

/** The place with that name; a name that is not in the table is a mistake in the test. */
export function placeOf(name: string): Location {
  const place = [...PLACES, ...FAR_PLACES].find((one) => one.label.startsWith(`${name},`));
  if (!place) throw new Error(`no place called ${name} in testing/places.ts`);
  return place;
}
