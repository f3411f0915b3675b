import type { Memory } from './browser.ts';
import type { DropWish } from './carry.ts';

/** What is asked of the site beside all screens, as another program of the same person would. */
export interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** One browser of one person: its cookies, its storage, its tabs. */
export interface Profile {
  readonly home: string;
  newScreen(): Promise<Screen>;
  cookie(name: string): Promise<{ readonly value: string; readonly daysLeft: number } | null>;
  setCookie(name: string, value: string): Promise<void>;
  /** Asks the site with the cookies of this browser, and keeps those that come back. */
  asks<T>(path: string, question?: Question): Promise<Answer<T>>;
  /** Hosts that any tab has sent a request to, with how often. */
  hosts(): ReadonlyMap<string, number>;
  /** Errors on any console, including uncaught ones and violations of the content security policy. */
  problems(): readonly string[];
  /** Addresses whose request failed, in any tab or worker. */
  failed(): readonly string[];
  /** From now on collects what the site answers at a path to any tab, as text; the function tells what has come so far. */
  hears(path: string): () => readonly string[];
  goesOffline(): Promise<void>;
  goesOnline(): Promise<void>;
  /** Overrides the answer for a path; null as status breaks the connection. */
  breaks(path: string, status: number | null, body?: string): Promise<void>;
  /** Holds back all answers for a path until the returned function is called. */
  holds(path: string): Promise<() => Promise<void>>;
  /** Undoes `breaks`. */
  mends(path: string): Promise<void>;
  memory(): Promise<Memory>;
  close(): Promise<void>;
}

/** One tab. Every expectation waits until it is met, or fails. */
export interface Screen {
  readonly profile: Profile;
  /** Waits until the app has started on the page. */
  opens(path: string): Promise<number>;
  /** Waits neither for what the page loads later nor for the app. */
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
  /** A toast has shown this text since the page was opened; it may have disappeared after its two seconds. */
  isTold(text: string): Promise<void>;
  seesHeading(name: string | RegExp): Promise<void>;
  /** For what appears only after a long delay. */
  waitsLonger(text: string | RegExp): Promise<void>;
  /** The landmarks that make up a layout. */
  seesRegions(regions: { readonly navigation: string; readonly footer: boolean }): Promise<void>;
  seesDialog(name?: string | RegExp): Promise<void>;
  seesNoDialog(): Promise<void>;
  seesButton(name: string | RegExp, state?: 'enabled' | 'disabled'): Promise<void>;
  seesLink(name: string | RegExp): Promise<void>;
  seesNoLink(name: string | RegExp): Promise<void>;
  presses(name: string | RegExp): Promise<void>;
  /** Selects a tab. */
  turnsTo(tab: string): Promise<void>;
  follows(name: string | RegExp): Promise<void>;
  followsPath(path: string): Promise<void>;
  fills(label: string | RegExp, value: string): Promise<void>;
  fieldValue(label: string | RegExp): Promise<string>;
  toggles(label: string | RegExp): Promise<void>;
  isOn(label: string | RegExp): Promise<boolean>;
  chooses(label: string | RegExp, option: string): Promise<void>;
  /** Selects a radio button. */
  marks(label: string | RegExp): Promise<void>;
  /** Opens a menu and chooses one of its actions. */
  picks(menu: string, action: string): Promise<void>;
  /** The texts of all headings of a level, from top to bottom. */
  headings(level: number): Promise<readonly string[]>;
  types(key: string): Promise<void>;
  /** Writes a word as the keyboards of phones do: it grows as a composition, and is then taken over. */
  composes(word: string): Promise<void>;
  clicksAt(x: number, y: number): Promise<void>;
  /** Drags what lies near the centre of a map with the mouse, by this many pixels. */
  dragsBy(selector: string, right: number, down: number): Promise<void>;
  /** Drags a control with mouse or finger to a position and drops it. */
  carries(control: string, to: DropWish): Promise<void>;
  /** Clicks while a key is held. */
  clicksHolding(key: 'Shift' | 'Control', box: string): Promise<void>;
  /** Presses Tab until the named element is focused. */
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
  /** Puts the page into the dark theme, as the switch does. */
  turnsDark(): Promise<void>;
  turnsLight(): Promise<void>;
  /** Compares what is to be seen with a stored picture, but for maps and moments. */
  looksLike(picture: string): Promise<void>;
  resizes(width: number, height: number): Promise<void>;
  /** What would still move on its own although the system asks for less motion. */
  moving(): Promise<readonly string[]>;
  accessibilityFindings(): Promise<readonly string[]>;
  settles(): Promise<void>;
  /** Waits until the service worker controls this page. */
  workerControls(): Promise<void>;
  /** Everything that the browser stores for the site: caches, storage, databases. */
  storedTexts(): Promise<readonly string[]>;
  downloads(act: () => Promise<void>): Promise<string>;
  /** Chooses a file in a field. */
  handsOver(
    label: string | RegExp,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): Promise<void>;
  opensWindow(act: () => Promise<void>): Promise<Screen>;
  evaluates<T>(script: string): Promise<T>;
  waitsFor(script: string): Promise<void>;
  close(): Promise<void>;
}
