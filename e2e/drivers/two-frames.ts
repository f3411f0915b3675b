/** For the page: two frames, in which it draws what it knows, because the address changes before the page. Pages that are not drawn have none. */
export function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
