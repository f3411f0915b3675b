/** Installed on the home screen, or inside the app's own web view. */
export function isMobileApp(): boolean {
  if (typeof window === 'undefined') return false;
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    navigator.userAgent.includes('FahrtwindApp')
  );
}
