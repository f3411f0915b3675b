import type { ImportFormat, ImportNoteCode, ImportProblem } from './read/imported-file.ts';

const problems: Readonly<Record<ImportProblem, string>> = {
  'file-empty': 'Diese Datei ist leer.',
  'file-too-large':
    'Diese Datei ist größer als 25 MB. Teile sie auf oder exportiere weniger auf einmal.',
  'file-unknown':
    'Dieses Format kennen wir nicht. Wir lesen GPX, KML, KMZ, GeoJSON, uMap, TCX, CSV, XLSX, ZIP mit solchen Dateien und unser JSON.',
  'file-is-html':
    'Das ist eine Webseite und keine Karte. Vermutlich war beim Herunterladen eine Anmeldung nötig: Lade die Datei dort noch einmal herunter.',
  'file-is-picture': 'Das ist ein Bild. Wähle eine Datei mit Orten, zum Beispiel GPX oder KML.',
  'xml-broken': 'Diese Datei ist beschädigt oder bricht mittendrin ab. Exportiere sie noch einmal.',
  'xml-entities':
    'Diese Datei verweist auf andere Dateien oder enthält eigene Kürzel. Das lesen wir aus Vorsicht nicht.',
  'xml-of-other-kind': 'Das ist XML, aber weder GPX noch KML oder TCX.',
  'archive-broken': 'Dieses Archiv ist beschädigt und lässt sich nicht entpacken.',
  'archive-too-large': 'Entpackt ist diese Datei größer als 25 MB. Wir haben abgebrochen.',
  'archive-without-map': 'In diesem Archiv ist keine Datei mit Orten, die wir lesen.',
  'json-broken': 'Diese JSON-Datei ist beschädigt oder bricht mittendrin ab.',
  'nothing-found': 'In dieser Datei sind keine Orte, die wir übernehmen können.',
  'only-network-links':
    'Diese Datei enthält keine Orte, nur einen Verweis auf eine Karte im Internet, den wir nicht abrufen. Öffne die Karte dort und exportiere sie als KML oder KMZ, in Google My Maps ohne „Mit Netzwerk-Link aktuell halten“.',
  'only-pictures': 'In dieser Datei sind nur Bilder, die auf einer Karte liegen, und keine Orte.',
  'only-points-off-globe': 'Kein Punkt dieser Datei hat gültige Koordinaten.',
  'file-is-fit':
    'Das ist eine FIT-Datei, die Aufzeichnung eines Geräts. Exportiere sie als GPX oder TCX, zum Beispiel in Garmin Connect.',
  'file-is-timeline':
    'Das ist eine Zeitachse von Google: wo du wann warst. Daraus machen wir keine Reise. Gemerkte Orte stehen im Takeout unter „Gespeichert“.',
  'file-is-ods': 'Das ist eine ODS-Tabelle. Speichere sie als XLSX oder CSV.',
  'reading-too-long':
    'Diese Datei zu lesen dauert zu lange. Wir haben abgebrochen. Teile sie auf oder exportiere weniger auf einmal.',
  'file-newer':
    'Diese Datei stammt aus einer neueren Fassung von Fahrtwind. Lade die Seite neu und versuche es noch einmal.',
  'trip-not-an-object': 'In dieser Datei ist keine Reise.',
  'trip-id-missing': 'Der Reise in dieser Datei fehlt ihre Kennung.',
  'trip-days-missing': 'Die Reise in dieser Datei hat keine Tage.',
  'trip-dates-missing': 'Die Tage dieser Reise liegen nicht zwischen 1900 und 2199.',
  'too-many-days': 'Diese Reise hat mehr als 400 Tage.',
  'too-many-stops': 'Diese Reise hat mehr als 2000 Stopps.',
  'too-many-hotels': 'Diese Reise hat mehr als 500 Unterkünfte.',
  'too-many-entries': 'Diese Reise hat mehr als 3000 Einträge.',
  'too-many-pois': 'Diese Reise hat mehr als 3000 Sehenswürdigkeiten.',
  'too-many-via': 'Eine Etappe dieser Reise führt über mehr als 10 Punkte.',
};

const notes: Readonly<Record<ImportNoteCode, (count: number) => string>> = {
  'network-links-left': (count) =>
    `${count === 1 ? 'Ein Verweis' : `${count} Verweise`} auf Karten im Internet: Wir rufen sie nicht ab.`,
  'tracks-left': (count) =>
    `${count === 1 ? 'Eine Linie' : `${count} Linien`}: Den Weg zwischen den Orten rechnen wir selbst aus.`,
  'points-thinned': (count) =>
    `Die Aufzeichnung hat ${count.toLocaleString('de-DE')} Punkte. Daraus werden Anfang und Ende der Etappen; die Etappen folgen der Linie.`,
  'shaping-kept': (count) =>
    `${count === 1 ? 'Ein Formpunkt' : `${count} Formpunkte`}: Die Etappen führen darüber, ohne zu halten.`,
  'shaping-left': (count) =>
    `${count === 1 ? 'Ein Formpunkt' : `${count} Formpunkte`}: Eine Etappe führt über höchstens 10.`,
  'instructions-left': (count) =>
    `${count === 1 ? 'Ein Abbiegehinweis' : `${count} Abbiegehinweise`}: Die Ansagen macht dein Navi.`,
  'areas-centred': (count) =>
    `${count === 1 ? 'Eine Fläche ist' : `${count} Flächen sind`} als Ort in ${count === 1 ? 'ihrer' : 'ihrer jeweiligen'} Mitte dabei.`,
  'pictures-left': (count) => `${count === 1 ? 'Ein Bild' : `${count} Bilder`} auf der Karte.`,
  'files-left': (count) =>
    `${count === 1 ? 'Eine Datei' : `${count} Dateien`} im Archiv ohne Orte, die wir lesen.`,
  'shapes-left': (count) => `${count === 1 ? 'Eine Fläche' : `${count} Flächen`} ohne Ort.`,
  'things-left': (count) =>
    `${count === 1 ? 'Eine Unterkunft, ein Eintrag oder eine Sehenswürdigkeit' : `${count} Unterkünfte, Einträge und Sehenswürdigkeiten`}: Vollständig stehen sie nur in unserem JSON.`,
  'rows-left': (count) => `${count === 1 ? 'Eine Zeile' : `${count} Zeilen`} ohne Namen und Ort.`,
  'points-off-globe': (count) =>
    `${count === 1 ? 'Ein Punkt' : `${count} Punkte`} ohne gültige Koordinaten.`,
  'places-over-limit': (count) => `${count} weitere Orte: Eine Reise hat höchstens 2000 Stopps.`,
};

const formats: Readonly<Record<ImportFormat, string>> = {
  gpx: 'GPX',
  kml: 'KML',
  kmz: 'KMZ',
  geojson: 'GeoJSON',
  umap: 'uMap',
  csv: 'Tabelle (CSV)',
  xlsx: 'Tabelle (XLSX)',
  tcx: 'TCX',
  loc: 'LOC',
  polarsteps: 'Reise aus Polarsteps',
  zip: 'ZIP-Archiv',
  json: 'Reise aus Fahrtwind (JSON)',
};

export const de = {
  title: 'Aus Datei importieren',
  choose: 'Datei wählen',
  chooseOther: 'Andere Datei wählen',
  reading: 'Wird gelesen …',
  looking: (done: number, all: number) =>
    all === 0 ? 'Orte werden gesucht …' : `Orte werden gesucht: ${done} von ${all} …`,
  places: 'Orte der Datei',
  pointOfFile: 'Punkt ohne Namen',
  lodging: 'Unterkunft',
  dayNumber: (day: number) => `Tag ${day}`,
  foundIn: (label: string) => `→ gefunden in ${label}`,
  states: {
    given: '→ Koordinaten stehen in der Datei',
    found: '→ gefunden',
    question: 'Nicht sicher gefunden. Meinst du …',
    missing: 'nicht gefunden',
    unsearched: 'nicht gesucht',
  },
  placeFor: (name: string) => `Ort für „${name}“`,
  change: 'Ändern',
  changeOf: (name: string) => `Treffer für „${name}“ ändern`,
  searchOther: 'Anders suchen',
  searchFor: (name: string) => `„${name}“ anders suchen`,
  questions: (count: number) =>
    count === 1
      ? 'Bei einem Ort sind wir nicht sicher: Er ist nur dabei, wenn du ihn auswählst.'
      : `Bei ${count} Orten sind wir nicht sicher: Sie sind nur dabei, wenn du sie auswählst.`,
  unsearched: (count: number) =>
    `${count === 1 ? 'Ein Ort wurde' : `${count} Orte wurden`} nicht gesucht: Die Ortssuche hat nicht geantwortet.`,
  searchOn: 'Weiter suchen',
  chosen: (count: number, all: number) => `${count} von ${all} ausgewählt`,
  takeAll: 'Alle',
  takeNone: 'Keine',
  line: (line: number) => `Zeile ${line}`,
  lines: (lines: string, hasMore: boolean) =>
    `(${hasMore || lines.includes(',') ? 'Zeilen' : 'Zeile'} ${lines}${hasMore ? ' …' : ''})`,
  failed: 'Die Datei ließ sich nicht lesen. Versuche es noch einmal.',
  problems,
  notes,
  formats,
  understood: 'Verstanden',
  notTaken: 'Nicht übernommen',
  along: (hotels: number, things: number, legs: number) => {
    const parts = [
      hotels > 0 && (hotels === 1 ? 'eine Unterkunft' : `${hotels} Unterkünfte`),
      things > 0 && (things === 1 ? 'ein Eintrag' : `${things} Einträge`),
      legs > 0 && (legs === 1 ? 'eine An- oder Abreise' : `${legs} An- und Abreisen`),
    ].filter((part) => part !== false);
    return `Dazu ${new Intl.ListFormat('de').format(parts)}.`;
  },
  summary: (places: number, groups: number) =>
    `${places === 1 ? '1 Ort' : `${places} Orte`}${groups > 1 ? ` in ${groups} Gruppen` : ''}`,
  tripSummary: (days: number, stops: number, hotels: number) =>
    `${days === 1 ? '1 Tag' : `${days} Tage`}, ${stops === 1 ? '1 Stopp' : `${stops} Stopps`}, ${hotels === 1 ? '1 Unterkunft' : `${hotels} Unterkünfte`}`,
  more: (count: number) => `und ${count} weitere`,
  point: (number: number) => `Punkt ${number}`,
  target: 'Wohin?',
  newTrip: 'Neue Reise',
  currentTrip: (title: string) => `In „${title}“`,
  tripTitle: 'Titel',
  defaultTitle: 'Importierte Reise',
  start: 'Erster Tag',
  spread: 'Verteilung auf die Tage',
  spreads: {
    file: 'Wie in der Datei',
    even: 'Gleichmäßig auf mehrere Tage',
    'one-day': 'Alle auf einen Tag',
  },
  dayCount: 'Anzahl der Tage',
  fromDay: 'Ab welchem Tag?',
  day: (number: number, date: string) => `Tag ${number} (${date})`,
  result: (days: number) =>
    days === 1 ? 'Die Reise hat dann 1 Tag.' : `Die Reise hat dann ${days} Tage.`,
  cancel: 'Abbrechen',
  createNew: 'Reise anlegen',
  insert: 'Einfügen',
  inserted: (count: number) => (count === 1 ? '1 Stopp eingefügt' : `${count} Stopps eingefügt`),
  notCreated: 'Die Reise wurde nicht angelegt. Prüfe deine Verbindung und versuche es noch einmal.',
};
