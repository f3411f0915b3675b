/** Pages behind sign-in lead crawlers to the sign-in form only. */
const NOT_FOR_CRAWLERS = [
  '/api/',
  '/planen',
  '/Home',
  '/ansehen',
  '/print',
  '/Profil',
  '/Einstellungen',
  '/Reisen',
  '/reise-erstellen',
  '/Benachrichtigungen',
  '/Ausgeloggt',
];

export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}
