declare global {
  interface Window {
    /** The analytics script reads its commands from here. */
    dataLayer?: unknown[];
    /** Set by whoever embeds something of their own that needs consent; called on every visit with consent. */
    onCookiesAllowed?: () => void;
  }
}

/** Adds the configured tag script and tells it, through the data layer, which property it counts for. */
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

/** The script takes commands as `arguments` objects only and overlooks arrays. */
function command(..._words: readonly unknown[]): void {
  const queue = (window.dataLayer ??= []);
  // oxlint-disable-next-line prefer-rest-params
  queue.push(arguments);
}
