import { PATHS } from '../paths.ts';

/** Confirms the address of a report. The token stands behind the #, so that it reaches no server's log. */
export function confirmReportPath(token: string): string {
  return `${PATHS.guidelines}#meldung=${token}`;
}

/** The token behind the #; null where there is none. Tokens need no encoding. */
export function readReportHash(hash: string): string | null {
  return /^#meldung=([\w-]{20,100})$/.exec(hash)?.[1] ?? null;
}
