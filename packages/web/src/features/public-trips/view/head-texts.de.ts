export const de = {
  listTitle: 'Reisen ansehen',
  listDescription:
    'Roadtrips von der Redaktion und von anderen: nach Land, Länge und Jahreszeit filtern, ansehen und als eigene Reise übernehmen.',
  tripBy: (author: string, facts: string): string => `Roadtrip von ${author}: ${facts}.`,
  days: (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`),
  stops: (count: number): string => (count === 1 ? '1 Stopp' : `${count} Stopps`),
  through: (facts: string, countries: string): string => `${facts} durch ${countries}`,
  imageAlt: (title: string): string => `Karte der Reise „${title}“`,
};
