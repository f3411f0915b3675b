declare global {
  interface Window {
    /** The queue from which the analytics script reads its commands. */
    dataLayer?: unknown[];
    /** Set by operators who embed content that needs consent; called on every visit with consent. */
    onCookiesAllowed?: () => void;
  }
}

/** Adds the configured analytics script and queues the commands that name its property. */
export function loadAnalytics(scriptUrl: string, page: Document = document): void {
  if (page.querySelector('script[data-analytics]')) return;
  const property = new URL(scriptUrl, window.location.href).searchParams.get('id') ?? '';
  command('js', new Date());
  command('config', property);
  const script = page.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  script.dataset.analytics = '';
  page.head.append(script);
}

/** The script accepts only `arguments` objects and silently ignores arrays. */
function command(..._words: readonly unknown[]): void {
  const queue = (window.dataLayer ??= []);
  // oxlint-disable-next-line prefer-rest-params
  queue.push(arguments);
}
