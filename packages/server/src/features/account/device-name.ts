/** In this order, because browsers also name the ones that they want to be taken for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A device by which its owner knows it again, e.g. "Firefox · Linux"; empty when it says nothing of itself. */
export function deviceName(userAgent: string): string {
  const parts = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return parts.filter((part) => part !== undefined).join(' · ');
}
