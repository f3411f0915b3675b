const LONGEST_WAIT_MS = 3000;

/** Until the rules are there that the first paint could do without: what the app opens may need them. */
export async function moreStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[data-more]')];
  const late = links.filter((link) => link.sheet === null).map(untilLoaded);
  if (late.length === 0) return;
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([Promise.all(late), patience]);
}

function untilLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    for (const end of ['load', 'error'])
      link.addEventListener(end, () => resolve(), { once: true });
  });
}
