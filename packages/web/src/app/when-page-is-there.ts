/**
 * Calls back as soon as the page's heading is there: at once, or a moment after the navigation, when the page's
 * code has come. Ends with the returned function.
 */
export function whenPageIsThere(then: (heading: HTMLElement) => void): () => void {
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
