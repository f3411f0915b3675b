import type { Span } from './retention.ts';
import { RETENTION } from './retention.ts';

/** Until when the browser keeps something; `sent`: until the server has it. */
export type BrowserDataEnd = Span | 'signed-out' | 'sent' | 'next-version';

export interface BrowserData {
  readonly name: string;
  readonly place: 'cookie' | 'localStorage' | 'IndexedDB' | 'cache';
  readonly end: BrowserDataEnd;
  /** `wished`: because of a setting that the user has changed. */
  readonly reason: 'needed' | 'wished' | 'consented';
}

/**
 * Everything that the product keeps in a browser. The privacy page lists it, and a test compares it with the names in
 * the code. With TLS the cookies of the session begin with `__Host-`; the app's cache has its version behind its name.
 */
export const BROWSER_DATA = [
  { name: 'fahrtwind.session_token', place: 'cookie', end: RETENTION.session, reason: 'needed' },
  { name: 'fahrtwind.known_device', place: 'cookie', end: { days: 365 }, reason: 'needed' },
  { name: 'fahrtwind.state', place: 'cookie', end: { minutes: 5 }, reason: 'needed' },
  { name: 'dark_mode_on', place: 'cookie', end: { days: 365 }, reason: 'wished' },
  { name: 'cookies_allowed', place: 'cookie', end: { days: 70 }, reason: 'consented' },
  { name: 'private-start-1', place: 'localStorage', end: 'signed-out', reason: 'needed' },
  { name: 'private-trips-1', place: 'IndexedDB', end: 'signed-out', reason: 'needed' },
  { name: 'private-last-words-1', place: 'localStorage', end: 'sent', reason: 'needed' },
  { name: 'private-unsent-trips', place: 'localStorage', end: 'sent', reason: 'needed' },
  { name: 'private-driving-limit', place: 'localStorage', end: 'signed-out', reason: 'wished' },
  { name: 'private-planner-column', place: 'localStorage', end: 'signed-out', reason: 'wished' },
  { name: 'private-planner-density', place: 'localStorage', end: 'signed-out', reason: 'wished' },
  { name: 'private-single-keys', place: 'localStorage', end: 'signed-out', reason: 'wished' },
  { name: 'private-drafts-1', place: 'localStorage', end: { days: 30 }, reason: 'needed' },
  { name: 'private-cart-1', place: 'localStorage', end: 'signed-out', reason: 'needed' },
  { name: 'private-checkout-1', place: 'localStorage', end: 'sent', reason: 'needed' },
  { name: 'private-paying-1', place: 'localStorage', end: 'signed-out', reason: 'needed' },
  { name: 'private-routes-1', place: 'IndexedDB', end: 'signed-out', reason: 'needed' },
  { name: 'private-offline-1', place: 'localStorage', end: 'signed-out', reason: 'wished' },
  { name: 'private-shared-file', place: 'cache', end: 'signed-out', reason: 'needed' },
  { name: 'private-map', place: 'cache', end: 'signed-out', reason: 'needed' },
  { name: 'fahrtwind-', place: 'cache', end: 'next-version', reason: 'needed' },
] as const satisfies readonly BrowserData[];

export type BrowserDataName = (typeof BROWSER_DATA)[number]['name'];
