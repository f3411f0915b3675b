/**
 * Calls back once the page's heading exists: at once, or when the page's code has loaded. The returned function
 * cancels.
 */
export function whenPageReady(then: (heading: HTMLElement) => void): () => void {
  const main = document.getElementById('inhalt');
  if (!main) return () => undefined;
  const find = () => main.querySelector<HTMLElement>('h1');
  const found = find();
  if (found) {
    then(found);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    then(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}
