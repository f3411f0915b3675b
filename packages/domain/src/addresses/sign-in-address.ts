import { PATHS } from '../paths.ts';
import { pathWithQuery, type AddressQuery } from './address-query.ts';

/** The steps of `/anmelden`, by its parameter `modus`. */
export const SIGN_IN_MODES = [
  'passwort-vergessen',
  'neues-passwort',
  'link',
  'mitnehmen',
  'wechseln',
  'mails',
  'fertig',
] as const;

export type SignInMode = (typeof SIGN_IN_MODES)[number];

/** The parameters of `/anmelden`. */
export const SIGN_IN_QUERY = ['modus', 'weiter', 'fehler', 'versuch', 'token', 'bestaetigt'];

/** The parameter that a failed sign-in adds. */
export const SIGN_IN_ERROR_QUERY = 'fehler';

interface SignInFields {
  /** The token of a mailed link. */
  readonly token?: string | null;
  /** By which a popup tells its opener which attempt has ended. */
  readonly attempt?: string | null;
  readonly returnTo?: string | null;
}

export function signInPath(mode: SignInMode, fields: SignInFields = {}): string {
  const { token, attempt: versuch, returnTo: weiter } = fields;
  return pathWithQuery(PATHS.signIn, { modus: mode, token, versuch, weiter });
}

export interface SignInAddress {
  /** Null for the first step. */
  readonly mode: SignInMode | null;
  readonly token: string | null;
  readonly attempt: string | null;
  /** A code of why it has failed. */
  readonly error: string | null;
  /** As anybody may have written it: `safeReturnPath` says where it may lead. */
  readonly returnTo: string | null;
}

export function readSignIn(query: AddressQuery): SignInAddress {
  return {
    mode: SIGN_IN_MODES.find((one) => one === query.get('modus')) ?? null,
    token: query.get('token'),
    attempt: query.get('versuch'),
    error: query.get(SIGN_IN_ERROR_QUERY),
    returnTo: query.get('weiter'),
  };
}

/** The path with a page to return to after signing in or registering. */
export function returningPath(path: string, target: string): string {
  return pathWithQuery(path, { weiter: target });
}

/** Where a confirmed address is announced: not on a page that would send this person elsewhere. */
export function emailConfirmedPath(isSignedIn: boolean): string {
  return pathWithQuery(isSignedIn ? PATHS.profile : PATHS.signIn, { bestaetigt: '1' });
}

export function readEmailConfirmed(query: AddressQuery): boolean {
  return query.has('bestaetigt');
}

/** The settings, with the proof that mails to the address arrive. */
export function mailsArrivePath(token: string): string {
  return pathWithQuery(PATHS.settings, { [MAILS_ARRIVE_QUERY]: token });
}

export const MAILS_ARRIVE_QUERY = 'adresse';

export function readMailsArrive(query: AddressQuery): string | null {
  return query.get(MAILS_ARRIVE_QUERY);
}
