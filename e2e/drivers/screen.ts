import type { Memory } from './browser.ts';
import type { DropWish } from './carry.ts';

/** One browser of one person: its cookies, its storage, its tabs. */
export interface Profile {
  readonly home: string;
  newScreen(): Promise<Screen>;
  cookie(name: string): Promise<{ readonly value: string; readonly daysLeft: number } | null>;
  setCookie(name: string, value: string): Promise<void>;
  /** Hosts that any tab has sent a request to, with how often. */
  hosts(): ReadonlyMap<string, number>;
  /** Errors on any console, uncaught ones and refusals by the content security policy included. */
  problems(): readonly string[];
  /** Addresses from which no answer came, whoever asked for them. */
  failed(): readonly string[];
  goesOffline(): Promise<void>;
  goesOnline(): Promise<void>;
  /** Answers a path of the site differently from now on; null as status breaks the connection. */
  breaks(path: string, status: number | null, body?: string): Promise<void>;
  /** Lets no answer for a path through until the returned function is called. */
  holds(path: string): Promise<() => Promise<void>>;
  /** Takes `breaks` back. */
  mends(path: string): Promise<void>;
  memory(): Promise<Memory>;
  close(): Promise<void>;
}

/** One tab. Everything that looks at the page waits until it is so, or fails. */
export interface Screen {
  readonly profile: Profile;
  /** Waits until the app has taken the page over. */
  opens(path: string): Promise<number>;
  /** Does not wait for what the page loads later, nor for the app. */
  startsOpening(path: string): Promise<void>;
  reloads(): Promise<void>;
  goesBack(): Promise<void>;
  isAt(path: string): Promise<void>;
  /** Where signing in leads by default; the planner has two addresses. */
  isAtPlanner(): Promise<void>;
  path(): string;
  address(): string;
  sees(text: string | RegExp): Promise<void>;
  seesNot(text: string | RegExp): Promise<void>;
  /** A toast has said so since the page was opened; it may be gone by now, after its two seconds. */
  isTold(text: string): Promise<void>;
  seesHeading(name: string | RegExp): Promise<void>;
  /** For what comes only after a long pause of its own. */
  waitsLonger(text: string | RegExp): Promise<void>;
  /** The landmarks that make a layout. */
  seesRegions(regions: { readonly navigation: string; readonly footer: boolean }): Promise<void>;
  seesDialog(name?: string | RegExp): Promise<void>;
  seesNoDialog(): Promise<void>;
  seesButton(name: string | RegExp, state?: 'enabled' | 'disabled'): Promise<void>;
  seesLink(name: string | RegExp): Promise<void>;
  seesNoLink(name: string | RegExp): Promise<void>;
  presses(name: string | RegExp): Promise<void>;
  /** Chooses one of several views of the same thing. */
  turnsTo(tab: string): Promise<void>;
  follows(name: string | RegExp): Promise<void>;
  followsPath(path: string): Promise<void>;
  fills(label: string | RegExp, value: string): Promise<void>;
  fieldValue(label: string | RegExp): Promise<string>;
  toggles(label: string | RegExp): Promise<void>;
  isOn(label: string | RegExp): Promise<boolean>;
  chooses(label: string | RegExp, option: string): Promise<void>;
  /** Chooses one of a few that exclude each other. */
  marks(label: string | RegExp): Promise<void>;
  /** Opens a menu and chooses one of its actions. */
  picks(menu: string, action: string): Promise<void>;
  /** The texts of all headings of a level, from top to bottom. */
  headings(level: number): Promise<readonly string[]>;
  types(key: string): Promise<void>;
  clicksAt(x: number, y: number): Promise<void>;
  /** Drags what lies near the middle of a map with the mouse, by so many pixels. */
  dragsBy(selector: string, right: number, down: number): Promise<void>;
  /** Takes a control with mouse or finger, carries it to a place and lets go. */
  carries(control: string, to: DropWish): Promise<void>;
  /** Clicks while a key is held. */
  clicksHolding(key: 'Shift' | 'Control', box: string): Promise<void>;
  /** Presses Tab until something is focused. */
  tabsTo(name: RegExp): Promise<void>;
  focused(): Promise<string>;
  isFocusInside(selector: string): Promise<boolean>;
  scrollsDown(): Promise<void>;
  scrollPosition(): Promise<number>;
  widerThanScreen(): Promise<readonly string[]>;
  language(): Promise<string>;
  title(): Promise<string>;
  headTag(selector: string): Promise<string | null>;
  countOf(selector: string): Promise<number>;
  lightness(): Promise<number>;
  /** What would still move on its own although the system asks for less motion. */
  moving(): Promise<readonly string[]>;
  accessibilityFindings(): Promise<readonly string[]>;
  settles(): Promise<void>;
  /** Waits until the service worker has taken over this page. */
  workerControls(): Promise<void>;
  /** Everything that the browser keeps for the site: caches, storage, databases. */
  storedTexts(): Promise<readonly string[]>;
  downloads(act: () => Promise<void>): Promise<string>;
  opensWindow(act: () => Promise<void>): Promise<Screen>;
  evaluates<T>(script: string): Promise<T>;
  waitsFor(script: string): Promise<void>;
  close(): Promise<void>;
}
