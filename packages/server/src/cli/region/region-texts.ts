import {
  FetchFailure,
  ProgramFailure,
  ProgramMissing,
  type BadMapFile,
  type FetchFault,
  type ImportMeans,
  type ImportNeeds,
  type ImportOutcome,
  type ImportStep,
  type MapFileFault,
  type Region,
} from '@fahrtwind/geo';

const STEPS: Readonly<Record<ImportStep | 'download', string>> = {
  download: 'Lade die Karte',
  check: 'Prüfe die Datei',
  read: 'Lese Orte, Adressen und Ziele',
  engine: 'Mache den Routenplaner bereit',
  routing: 'Baue das Straßennetz',
  tiles: 'Zeichne die Karte',
};

export function sayStep(step: ImportStep | 'download'): string {
  return STEPS[step];
}

/** What an import takes, and what this machine lacks for it. */
export function describeNeeds(needs: ImportNeeds, means: ImportMeans): readonly string[] {
  const minutes = Math.max(1, Math.round(needs.seconds / 60));
  const { freeBytes, memoryBytes, hasEngine, hasTilemaker } = means;
  return [
    `Das dauert ungefähr ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} und braucht ${gigabytes(needs.diskBytes)} Platz und ${gigabytes(needs.memoryBytes)} Arbeitsspeicher.`,
    ...(freeBytes !== null && freeBytes < needs.diskBytes
      ? [`Frei sind hier nur ${gigabytes(freeBytes)}.`]
      : []),
    ...(memoryBytes < needs.memoryBytes
      ? [`Dieser Rechner hat nur ${gigabytes(memoryBytes)} Arbeitsspeicher.`]
      : []),
    ...(hasEngine ? [] : ['Der Routenplaner Valhalla wird einmal geholt (etwa 280 MB).']),
    ...(hasTilemaker
      ? []
      : ['Ohne das Programm tilemaker entsteht keine Karte: „apt install tilemaker“ bringt es.']),
  ];
}

function gigabytes(bytes: number): string {
  if (bytes < 1e8) return `${Math.max(1, Math.round(bytes / 1e6))} MB`;
  return `${(bytes / 1e9).toFixed(1).replace('.', ',')} GB`;
}

const FAULTS: Readonly<Record<MapFileFault, string>> = {
  empty: 'Diese Datei ist leer.',
  other: 'Das ist keine Karte im Format .osm.pbf.',
  cut: 'Diese Datei ist abgeschnitten: am Ende fehlt ein Stück. Lade sie noch einmal herunter.',
  broken: 'Diese Datei ist beschädigt. Lade sie noch einmal herunter.',
  'no-data': 'In dieser Datei ist keine Karte.',
  unsupported: 'Diese Karte ist in einer Weise geschrieben, die Fahrtwind nicht versteht.',
};

export function sayFault({ fault, offset }: BadMapFile): string {
  const where = fault === 'broken' ? ` (bei Byte ${offset})` : '';
  return `${FAULTS[fault]}${where} Nichts wurde geändert.`;
}

const FETCH_FAULTS: Readonly<Record<FetchFault, string>> = {
  status: 'Unter dieser Adresse gibt es die Karte nicht',
  stalled: 'Seit einer Minute kommt nichts mehr an',
  cut: 'Die Verbindung ist abgerissen',
  unreachable: 'Diese Adresse ist nicht erreichbar',
};

export function sayFetchFailure(error: unknown): string {
  if (!(error instanceof FetchFailure)) throw error;
  const detail = error.fault === 'status' ? ` (${error.message})` : '';
  const rest = ['cut', 'stalled'].includes(error.fault)
    ? ' Derselbe Befehl macht dort weiter, wo es aufgehört hat.'
    : ' Nichts wurde geändert.';
  return `${FETCH_FAULTS[error.fault]}${detail}.${rest}`;
}

const MISSING: Readonly<Record<ImportOutcome['failures'][number]['step'], string>> = {
  engine:
    'Ohne Routen: der Routenplaner Valhalla läuft hier nicht oder ließ sich nicht holen. Routen werden weiter geschätzt.',
  routing: 'Ohne Routen: das Straßennetz ließ sich nicht bauen. Routen werden weiter geschätzt.',
  tiles: 'Ohne Karte: die Kacheln ließen sich nicht zeichnen.',
};

const NO_TILES: Readonly<Record<NonNullable<Region['noTilesBecause']>, string>> = {
  'no-program': 'keine Karte, weil tilemaker fehlt',
  failed: 'keine Karte, weil das Zeichnen misslang',
};

export function sayNoTiles({ noTilesBecause }: Region): string {
  return noTilesBecause ? NO_TILES[noTilesBecause] : 'keine Karte';
}

export function sayMissing({ step, error }: ImportOutcome['failures'][number]): string {
  if (error instanceof ProgramMissing) {
    return `Ohne Karte: das Programm ${error.message} fehlt. Unter Debian und Ubuntu bringt es „apt install ${error.message}“. Importiere die Region danach noch einmal. Bis dahin gilt die Karte, die mitgeliefert ist.`;
  }
  const output = error instanceof ProgramFailure ? error.output.trim().split('\n').at(-1) : '';
  const detail = error instanceof Error ? `${error.message}${output && `: ${output}`}` : '';
  return detail ? `${MISSING[step]} (${detail})` : MISSING[step];
}
