import './ui/base.css';
import { keepEarlyInput } from './keep-early-input.ts';

/** Long enough for any paint; a browser that draws nothing at all must start the app too. */
const LONGEST_WAIT_MS = 1000;

/**
 * Runs once what the server rendered is on the screen. Loading the app before would compete with it for a slow
 * network and a slow processor. Tabs in the background draw nothing and need not wait.
 */
function afterFirstPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) run();
    isDone = true;
  };
  const wait = () => {
    if (document.visibilityState === 'hidden') return once();
    onPaint(once);
    setTimeout(once, LONGEST_WAIT_MS);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', wait);
  else wait();
}

/** The browser says when text has appeared; after the next frame it may still be on its way to the screen. */
function onPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(run));
    return;
  }
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) run();
  }).observe({ type: 'paint', buffered: true });
}

function namesIn(meta: string): readonly string[] {
  const content = document.querySelector(`meta[name="${meta}"]`)?.getAttribute('content') ?? '';
  return content.split(' ').filter(Boolean);
}

/** The files of the app and of this page, as the server names them: all at once instead of one after the other. */
function loadApp(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-more]')) {
    link.disabled = false;
  }
  const elements = document.createDocumentFragment();
  for (const file of namesIn('late-scripts')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    elements.append(link);
  }
  for (const file of namesIn('app-scripts')) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = file;
    elements.append(script);
  }
  document.head.append(elements);
}

keepEarlyInput(document);
afterFirstPaint(import.meta.env.DEV ? () => void import('./main.tsx') : loadApp);
