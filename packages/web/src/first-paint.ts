import './ui/base.css';
import { keepEarlyInput } from './keep-early-input.ts';

/** Longer than any paint takes. A browser that paints nothing must still start the app. */
const LONGEST_WAIT_MS = 1000;

/**
 * Runs once the server's HTML has been painted. Loading the app earlier would compete with it for a slow network and
 * processor. Background tabs paint nothing and do not wait.
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

/** The paint timing entry says when text is visible; a frame callback alone may come too early. */
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

/** Loads all files that the server lists for the app and this page at once instead of one after another. */
function loadApp(): void {
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

// A page behind sign-in starts the app itself, perhaps before this script has run: what would be kept then would never
// be given back.
if (document.documentElement.dataset['listens'] === undefined) keepEarlyInput(document);
if (!document.querySelector('script[data-early]')) {
  afterFirstPaint(import.meta.env.DEV ? () => void import('./main.tsx') : loadApp);
}
