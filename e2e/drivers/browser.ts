import { AxeBuilder } from '@axe-core/playwright';
import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import {
  backgroundLightness,
  describeFocus,
  findMoving,
  findScrolledUnder,
  findWide,
  hasStarted,
  readStorage,
  toldSoFar,
  watchPage,
  withoutGraphics,
} from './in-page.ts';
import { carry, dragBy, type DropWish } from './carry.ts';
import { hear } from './hear.ts';
import { comparePicture } from './picture.ts';
import type { Answer, Profile, Question, Screen } from './screen.ts';
import { twoFrames } from './two-frames.ts';

// Only this file, carry.ts, hear.ts, picture.ts and journey.ts know the browser tool. Everything else speaks of people, screens and what
// they see.

type Theme = 'light' | 'dark';

interface ProfileOptions {
  /** The address against which paths are resolved. */
  readonly home: string;
  readonly systemTheme?: Theme;
  readonly width?: number;
  readonly height?: number;
  readonly userAgent?: string;
  readonly isTouch?: boolean;
  /** Without it there is no WebGL: the processor would draw the map, which costs more than all that people do beside it. */
  readonly hasMap?: boolean;
  /** False for people who have switched scripts off. */
  readonly hasScripts?: boolean;
  /** Runs before each page, as what a site's owner adds to it. */
  readonly ownScript?: string;
  /** Cookies and storage of an earlier profile. */
  readonly memory?: Memory;
}

export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function openProfile(browser: Browser, options: ProfileOptions): Promise<Profile> {
  const { home, systemTheme = 'light', width = 1280, height = 900 } = options;
  const context = await browser.newContext({
    baseURL: home,
    colorScheme: systemTheme,
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'de-DE',
    javaScriptEnabled: options.hasScripts ?? true,
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
    ...(options.userAgent ? { userAgent: options.userAgent } : {}),
    ...(options.isTouch ? { hasTouch: true, isMobile: true } : {}),
    ...(options.memory ? { storageState: options.memory } : {}),
  });
  await context.addInitScript(watchPage);
  if (options.ownScript) await context.addInitScript(options.ownScript);
  if (!options.hasMap) await context.addInitScript(withoutGraphics);
  const { hosts, problems, failed } = watch(context);
  const profile: Profile = {
    home,
    newScreen: async () => createScreen(await context.newPage(), profile),
    cookie: (name) => readCookie(context, home, name),
    setCookie: (name, value) => context.addCookies([{ name, value, url: home }]),
    asks: (path, wish) => askSite(context, new URL(path, home).href, wish),
    hosts: () => hosts,
    problems: () => problems,
    failed: () => failed,
    hears: (path) => hear(context, new URL(path, home).href),
    goesOffline: () => context.setOffline(true),
    goesOnline: () => context.setOffline(false),
    breaks: async (path, status, body = '') => {
      await context.route(`**${path}`, (route) =>
        status === null
          ? route.abort()
          : route.fulfill({ status, body, contentType: 'application/json' }),
      );
    },
    holds: async (path) => {
      const waiting: Route[] = [];
      let isHeld = true;
      await context.route(`**${path}`, async (route) => {
        if (isHeld) waiting.push(route);
        else await route.continue();
      });
      return async () => {
        isHeld = false;
        await Promise.all(waiting.map((route) => route.continue()));
      };
    },
    mends: (path) => context.unroute(`**${path}`),
    memory: () => context.storageState(),
    close: () => context.close(),
  };
  return profile;
}

let addresses = 0;

/** Every browser has its own address, so that they do not share rate limits. */
function nextAddress(): string {
  addresses += 1;
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 250;
  return `10.${worker}.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

function watch(context: BrowserContext) {
  const hosts = new Map<string, number>();
  const problems: string[] = [];
  const failed: string[] = [];
  context.on('requestfailed', (request) => failed.push(request.url()));
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  return { hosts, problems, failed };
}

async function readCookie(context: BrowserContext, home: string, name: string) {
  const cookie = (await context.cookies(home)).find((one) => one.name === name);
  if (!cookie) return null;
  return { value: cookie.value, daysLeft: (cookie.expires - Date.now() / 1000) / 86_400 };
}

async function askSite<T>(
  context: BrowserContext,
  url: string,
  wish: Question = {},
): Promise<Answer<T>> {
  const { method = 'GET', body, headers = {} } = wish;
  const reply = await context.request.fetch(url, {
    method,
    headers: { ...headers, origin: new URL(url).origin },
    ...(body === undefined ? {} : { data: body }),
  });
  return { status: reply.status(), body: await reply.json() };
}

function createScreen(page: Page, profile: Profile): Screen {
  return {
    profile,
    ...movement(page),
    ...sight(page),
    ...hands(page, profile),
    ...inspection(page),
    close: () => page.close(),
  };
}

function movement(page: Page) {
  return {
    opens: async (path: string) => {
      const response = await page.goto(path);
      await appStarts(page);
      return response?.status() ?? 0;
    },
    startsOpening: async (path: string) =>
      void (await page.goto(path, { waitUntil: 'domcontentloaded' })),
    reloads: async () => {
      await page.reload();
      await appStarts(page);
    },
    goesBack: async () => void (await page.goBack()),
    isAt: async (path: string) => {
      await expect.poll(() => pathOf(page), { message: `should be at ${path}` }).toBe(path);
      await page.evaluate(twoFrames).catch(() => undefined);
    },
    isAtPlanner: async () => {
      await expect.poll(() => pathOf(page), { message: 'the planner should open' }).toBe('/planen');
      await expect(page.getByRole('heading', { level: 1, name: 'Planer' })).toBeVisible();
    },
    path: () => pathOf(page),
    address: () => page.url(),
    settles: async () => {
      await page.waitForLoadState('load');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    },
  };
}

/** Earlier clicks are recorded and replayed, which early-input.spec.ts shows; links are followed by the browser. */
function appStarts(page: Page): Promise<void> {
  // A redirect by the app can destroy the page's context during the call.
  const ask = () => page.evaluate(hasStarted).catch(() => false);
  const intervals = [20, 50, 100, 250];
  return expect.poll(ask, { message: 'the app should start', intervals }).toBe(true);
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return decodeURI(pathname + search);
}

function sight(page: Page) {
  const dialog = (name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {});
  return {
    sees: (text: string | RegExp) =>
      expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),
    seesNot: (text: string | RegExp) =>
      expect(page.getByText(text).filter({ visible: true })).toHaveCount(0),
    isTold: (text: string) =>
      expect.poll(async () => (await page.evaluate(toldSoFar)).join('\n')).toContain(text),
    waitsLonger: (text: string | RegExp) =>
      expect(page.getByText(text).first()).toBeVisible({ timeout: 25_000 }),
    seesRegions: async (regions: { readonly navigation: string; readonly footer: boolean }) => {
      const { navigation, footer } = regions;
      await expect(page.getByRole('navigation', { name: navigation })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(footer ? 1 : 0);
    },
    seesHeading: (name: string | RegExp) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible(),
    seesDialog: (name?: string | RegExp) => expect(dialog(name)).toBeVisible(),
    seesNoDialog: () => expect(dialog()).toHaveCount(0),
    seesButton: async (name: string | RegExp, state: 'enabled' | 'disabled' = 'enabled') => {
      const button = page.getByRole('button', { name });
      await (state === 'enabled' ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
    },
    seesLink: (name: string | RegExp) =>
      expect(page.getByRole('link', { name }).first()).toBeVisible(),
    seesNoLink: (name: string | RegExp) =>
      expect(page.getByRole('link', { name }).filter({ visible: true })).toHaveCount(0),
    fieldValue: (label: string | RegExp) => field(page, label).inputValue(),
    isOn: (label: string | RegExp) => toggle(page, label).isChecked(),
  };
}

function hands(page: Page, profile: Profile) {
  return {
    presses: (name: string | RegExp) => page.getByRole('button', { name }).click(),
    turnsTo: (tab: string) => page.getByRole('tab', { name: tab }).click(),
    follows: (name: string | RegExp) => page.getByRole('link', { name }).first().click(),
    followsPath: (path: string) => page.locator(`a[href="${path}"]:visible`).first().click(),
    fills: (label: string | RegExp, value: string) => field(page, label).fill(value),
    toggles: (label: string | RegExp) => toggle(page, label).click(),
    picks: async (menu: string, action: string) => {
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    marks: (label: string | RegExp) => page.getByRole('radio', { name: label }).check(),
    chooses: async (label: string | RegExp, option: string) =>
      void (await page.getByLabel(label).selectOption({ label: option })),
    types: (key: string) => page.keyboard.press(key),
    composes: async (word: string) => {
      const keyboard = await page.context().newCDPSession(page);
      for (let end = 1; end <= word.length; end += 1)
        await keyboard.send('Input.imeSetComposition', {
          text: word.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        });
      await keyboard.send('Input.insertText', { text: word });
      await keyboard.detach();
    },
    tabsTo: async (name: RegExp) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        if (name.test(await page.evaluate(describeFocus))) return;
      }
      throw new Error(`60 times Tab never reached ${name}`);
    },
    clicksAt: (x: number, y: number) => page.mouse.click(x, y),
    dragsBy: (selector: string, right: number, down: number) =>
      dragBy(page, page.locator(selector), { right, down }),
    carries: async (control: string, to: DropWish) => {
      const handle = page.getByRole('button', { name: control, exact: true });
      await carry(page, handle, to, await page.evaluate(() => navigator.maxTouchPoints > 0));
    },
    clicksHolding: (key: 'Shift' | 'Control', box: string) =>
      toggle(page, box).click({ modifiers: [key] }),
    scrollsDown: async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    },
    handsOver: (label: string | RegExp, file: Parameters<Screen['handsOver']>[1]) =>
      page.getByLabel(label).setInputFiles(file),
    downloads: async (act: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), act()]);
      const stream = await download.createReadStream();
      return Buffer.concat(await stream.toArray()).toString();
    },
    opensWindow: async (act: () => Promise<void>) => {
      const [popup] = await Promise.all([page.waitForEvent('popup'), act()]);
      return createScreen(popup, profile);
    },
  };
}

/** A string matches the label exactly, a pattern any label that fits. */
function field(page: Page, label: string | RegExp): Locator {
  const name = typeof label === 'string' ? { name: label, exact: true } : { name: label };
  return page
    .getByRole('textbox', name)
    .or(page.getByRole('searchbox', name))
    .or(page.getByRole('combobox', name).and(page.locator('input')))
    .or(
      page
        .locator('input:is([type=password], [type=date], [type=number])')
        .and(page.getByLabel(label, { exact: true })),
    )
    .first();
}

function toggle(page: Page, label: string | RegExp): Locator {
  return page.getByRole('switch', { name: label }).or(page.getByRole('checkbox', { name: label }));
}

function inspection(page: Page) {
  return {
    focused: () => page.evaluate(describeFocus),
    headings: async (level: number) =>
      (await page.getByRole('heading', { level }).allInnerTexts()).map((text) => text.trim()),
    isFocusInside: (selector: string) =>
      page.evaluate((query) => document.activeElement?.closest(query) !== null, selector),
    scrollPosition: () => page.evaluate(() => window.scrollY),
    widerThanScreen: () => page.evaluate(findWide),
    language: () => page.evaluate(() => document.documentElement.lang),
    title: () => page.title(),
    headTag: (selector: string) =>
      page.evaluate((query) => {
        const tag = document.head.querySelector(query);
        return tag?.getAttribute('content') ?? tag?.getAttribute('href') ?? null;
      }, selector),
    countOf: (selector: string) => page.locator(selector).count(),
    lightness: () => page.evaluate(backgroundLightness),
    turnsDark: async () => {
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'));
      await expect.poll(() => page.evaluate(backgroundLightness)).toBeLessThan(90);
    },
    turnsLight: async () => {
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
      await expect.poll(() => page.evaluate(backgroundLightness)).toBeGreaterThan(90);
    },
    looksLike: (picture: string) => comparePicture(page, picture),
    resizes: (width: number, height: number) => page.setViewportSize({ width, height }),
    moving: () => page.evaluate(findMoving),
    accessibilityFindings: async () => {
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      // Without frames of others, which no page has, nothing must be put together in a tab of its own.
      const axe = new AxeBuilder({ page }).setLegacyMode(true);
      const { violations } = await axe
        .options({ resultTypes: ['violations'] })
        .withTags(tags)
        .analyze();
      const cut = violations.find(({ id }) => id === 'target-size')?.nodes ?? [];
      const selectors = cut.map(({ target }) => String(target[0]));
      const scrolledUnder = new Set(await page.evaluate(findScrolledUnder, selectors));
      return violations.flatMap(({ id, help, nodes }) =>
        nodes
          .filter(({ target }) => id !== 'target-size' || !scrolledUnder.has(String(target[0])))
          .map(
            (node) =>
              `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1] ?? ''}`,
          ),
      );
    },
    workerControls: async () => {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.reload();
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    },
    storedTexts: () => page.evaluate(readStorage),
    evaluates: <T>(script: string) => page.evaluate<T>(script),
    // Not the tool's own waiting function: it evaluates text inside the page, which the content security policy
    // forbids.
    waitsFor: (script: string) =>
      // What the script asks about may not exist yet.
      expect
        .poll(() => page.evaluate<boolean>(script).catch(String), { message: script })
        .toBe(true),
  };
}
