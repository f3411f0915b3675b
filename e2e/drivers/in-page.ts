// Each function here is serialised and runs inside the page, so it may not use anything outside itself.

/** Runs before the page's own scripts: records when the app has started, and the texts of toasts. */
export function watchPage(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  document.addEventListener('fahrtwind:answers', () => Object.assign(window, { hasStarted: true }));
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const isToast = target instanceof Element && target.matches('[popover] [aria-live]');
      if (isToast) told.push(...[...addedNodes].map((node) => node.textContent ?? ''));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Refuses what the map is drawn with, as machines do that have no WebGL; flat canvases are left. */
export function withoutGraphics(): void {
  const { prototype } = HTMLCanvasElement;
  const original: unknown = Reflect.get(prototype, 'getContext');
  if (typeof original !== 'function') return;
  Reflect.set(
    prototype,
    'getContext',
    function getContext(this: unknown, kind: string, ...rest: unknown[]) {
      return /webgl/.test(kind) ? null : Reflect.apply(original, this, [kind, ...rest]);
    },
  );
}

export function toldSoFar(): string[] {
  const told: unknown = Reflect.get(window, 'told');
  return Array.isArray(told) ? told.map(String) : [];
}

/** Pages that are not part of the app have nothing to wait for. */
export function hasStarted(): boolean {
  return 'hasStarted' in window || !document.querySelector('meta[name="app-scripts"]');
}

export function describeFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'body';
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  const label = isField ? element.labels?.[0]?.textContent : null;
  const name = element.getAttribute('aria-label') ?? label ?? element.textContent?.trim() ?? '';
  return `${element.tagName.toLowerCase()} ${name}`.trim();
}

export function findWide(): string[] {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > limit + 1)
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
}

/** Elements with a transition or an animation. */
export function findMoving(): readonly string[] {
  return [...document.querySelectorAll('*')]
    .filter((one) => {
      const { transitionDuration, animationName } = getComputedStyle(one);
      return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

/** The lightness of the page's background: 0 is black, 255 white. */
export function backgroundLightness(): number {
  const canvas = document.createElement('canvas').getContext('2d');
  const paints = [document.body, document.documentElement].map(
    (one) => getComputedStyle(one).backgroundColor,
  );
  const paint = paints.find((one) => !/, 0\)$|transparent/.test(one)) ?? 'white';
  if (!canvas) return -1;
  canvas.fillStyle = paint;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return Math.round((red + green + blue) / 3);
}

export async function readStorage(): Promise<string[]> {
  const texts = [localStorage, sessionStorage].map((storage) =>
    JSON.stringify(Object.entries(storage)),
  );
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const reply = await cache.match(request);
      texts.push(`${request.url} ${reply ? await reply.text() : ''}`);
    }
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name ?? '');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    for (const store of database.objectStoreNames) {
      const values = await new Promise<unknown>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.addEventListener('success', () => resolve(reading.result));
      });
      texts.push(`${name} ${store} ${JSON.stringify(values)}`);
    }
    database.close();
  }
  return texts;
}

/** Which controls of a list are scrolled half out of it, or half under a bar that stays in place. */
export function findScrolledUnder(selectors: readonly string[]): readonly string[] {
  const bars = [...document.querySelectorAll('[data-covers]')];
  return selectors.filter((selector) => {
    const control = document.querySelector(selector);
    const frame = control?.closest('[data-scroll]')?.getBoundingClientRect();
    if (!control || !frame) return false;
    const { top, bottom } = control.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) return true;
    return bars.some((bar) => {
      const other = bar.getBoundingClientRect();
      return !bar.contains(control) && top < other.bottom && bottom > other.top;
    });
  });
}
