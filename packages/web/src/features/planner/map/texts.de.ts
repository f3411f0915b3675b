export const de = {
  viaName: 'Zwischenstopp',
  pois: 'Orte entdecken',
  poisTitle: 'Was soll die Karte zeigen?',
  poiGroups: {
    sights: 'Sehenswertes',
    nature: 'Natur & Strand',
    food: 'Essen & Einkaufen',
    energy: 'Tanken & Laden',
    camping: 'Camping',
    sleep: 'Hotels',
    useful: 'Praktisches',
  },
  alongRoute: 'Nur entlang der Route',
  poisFound: (count: number) =>
    count === 1 ? 'Ein Ort in diesem Ausschnitt' : `${count} Orte in diesem Ausschnitt`,
  poisNone: 'Hier ist nichts davon bekannt. Verschiebe die Karte.',
  poisNowhere: 'In diesem Ausschnitt ist nichts bekannt. Verschiebe die Karte.',
  poisFar: 'Zoome näher heran, dann erscheinen die Orte.',
  poisFailed: 'Die Orte ließen sich gerade nicht laden.',
  fallback: 'Der Routendienst antwortet nicht. Entfernungen sind geschätzt.',
};
