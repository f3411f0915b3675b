import { StartupError } from './startup-error.ts';

interface Place {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
}

/** The one sentence for a person whose server does not start; null when only a stack trace will help. */
export function describeFailure(error: unknown, place: Place): string | null {
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { port, host, dataDir } = place;
  const folder = 'path' in error ? String(error.path) : dataDir;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Der Port ${port} ist schon belegt: beende das andere Programm oder starte mit einem anderen PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST („${host}“) ist keine Adresse dieses Rechners: nimm localhost, 0.0.0.0 oder eine seiner IP-Adressen.`;
    case 'ENOSPC':
    case 'EDQUOT':
    // PostgreSQL: disk_full
    case '53100':
      return 'Der Datenträger ist voll: schaffe Platz und starte noch einmal.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'syscall' in error && error.syscall === 'listen'
        ? `Der Port ${port} ist diesem Benutzer nicht erlaubt: nimm einen PORT über 1023.`
        : `In ${folder} darf dieser Benutzer nicht schreiben: ändere die Rechte oder setze DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder} ist kein Ordner: setze DATA_DIR auf einen.`;
    default:
      return null;
  }
}
