/** The path if a browser would stay on this site with it, else the landing page. */
export function sameSitePath(path: string): string {
  const isSameSite = /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !path.includes('\\');
  return isSameSite ? path : '/';
}
