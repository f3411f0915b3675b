import './ui/base.css';

/** Long enough for any paint; a browser that draws nothing at all must start the app too. */
const LONGEST_WAIT_MS = 500;

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
  if (document.visibilityState === 'hidden') return once();
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_WAIT_MS);
}

/** The files of this page's code, as the server names them: all at once instead of one after the other. */
function loadAhead(): void {
  const files = document.querySelector('meta[name="late-scripts"]')?.getAttribute('content') ?? '';
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

afterFirstPaint(() => {
  loadAhead();
  void import('./main.tsx');
});
