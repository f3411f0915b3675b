let count = 0;
let plain = '';
let written: string | null = null;

function write(page: Document): void {
  written = count === 0 ? plain : `(${count > 99 ? '99+' : count}) ${plain}`;
  page.title = written;
}

/** The title of a new page, behind the number of unseen notifications. */
export function writeTitle(page: Document, title: string): void {
  plain = title;
  write(page);
}

/** Puts the number before the title: `(3) Meine Reisen · Fahrtwind`. */
export function countInTitle(page: Document, unseen: number): void {
  // The server has written the first page's title, and tests and pages may set others.
  if (page.title !== written) plain = page.title;
  count = unseen;
  if (plain !== '') write(page);
}
