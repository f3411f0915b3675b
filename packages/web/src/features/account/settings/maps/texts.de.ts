import type { RegionState } from '@fahrtwind/contract';

type Step = NonNullable<RegionState['job']>['step'];

const steps: Readonly<Record<Step, string>> = {
  download: 'Die Karte wird geladen',
  check: 'Die Datei wird geprüft',
  read: 'Orte, Adressen und Ziele werden gelesen',
  engine: 'Der Routenplaner wird bereit gemacht',
  routing: 'Das Straßennetz wird gebaut',
  tiles: 'Die Karte wird gezeichnet',
};

export const de = {
  title: 'Karten & Daten',
  intro:
    'Ohne Region kennt Fahrtwind Fernstraßen, Orte und Sehenswürdigkeiten. Mit einer Region kommen alle Straßen, Adressen, Ziele und genaue Routen dazu. Das sehen nur Admins.',
  loaded: 'Geladene Regionen',
  none: 'Noch ist keine Region geladen.',
  places: (count: string) => `${count} Orte`,
  addresses: (count: string) => `${count} Adressen`,
  pois: (count: string) => `${count} Ziele`,
  routes: 'Routen',
  noRoutes: 'keine Routen',
  map: 'Karte',
  noMap: 'keine Karte',
  since: (date: string, size: string) => `Vom ${date}, aus ${size}`,
  remove: (name: string) => `Region ${name} entfernen`,
  removeTitle: 'Region entfernen?',
  removeText: (name: string) =>
    `„${name}“ verschwindet von der Karte, und Routen dort werden wieder geschätzt. Du kannst die Region jederzeit neu laden.`,
  removeOk: 'Entfernen',
  removed: (name: string) => `Die Region ${name} ist entfernt.`,
  choose: 'Region laden',
  fromServer: (host: string) => `Die Karten kommen von ${host}.`,
  noServer:
    'Für eine Liste von Regionen muss der Betreiber REGIONS_URL setzen. Ohne sie lassen sich Dateien laden, die im Datenordner unter „maps“ liegen.',
  noFiles: 'Dort liegt noch keine Datei mit der Endung .osm.pbf.',
  option: (name: string, size: string) => `${name} (${size})`,
  minutes: (minutes: number) => `${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
  withDownload: (time: string) => `${time} und die Zeit zum Herunterladen`,
  needs: (time: string, disk: string, memory: string) =>
    `Das dauert ungefähr ${time}. Es braucht ${disk} Platz und ${memory} Arbeitsspeicher.`,
  tooLittleDisk: (free: string) => `Auf diesem Server sind nur ${free} frei.`,
  tooLittleMemory: (memory: string) => `Dieser Server hat nur ${memory} Arbeitsspeicher.`,
  noEngine: 'Der Routenplaner Valhalla wird dabei einmal geholt (etwa 280 MB).',
  noTilemaker:
    'Das Programm tilemaker fehlt auf diesem Server. Ohne es kommen Orte und Routen, aber keine genauere Karte.',
  begin: 'Laden',
  running: (name: string) => `${name} wird geladen`,
  step: (step: Step) => steps[step],
  bytesOf: (done: string, all: string) => `${done} von ${all}`,
  stepCount: (step: number, all: number) => `Schritt ${step} von ${all}`,
  done: (name: string) => `Die Region ${name} ist geladen.`,
  failed: (name: string) => `Die Region ${name} ließ sich nicht laden.`,
  mayLeave: 'Du kannst diese Seite verlassen, es läuft auf dem Server weiter.',
  failure: 'Der Stand ließ sich nicht laden.',
};
