/** True when installed on the home screen or shown in the app's web view. */
export function isMobileApp(): boolean {
  if (typeof window === 'undefined') return false;
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    navigator.userAgent.includes('FahrtwindApp')
  );
}
