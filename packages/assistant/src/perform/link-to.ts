/** A place in the app, or a page, as the panel shows it. */
export function linkTo(label: string, path: string): string {
  return `[${label}](${path})`;
}
