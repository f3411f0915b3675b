import { PATHS } from '@fahrtwind/domain';
/** Pages behind sign-in lead crawlers to the sign-in form only. */
const NOT_FOR_CRAWLERS = [
  '/api/',
  PATHS.planner,
  PATHS.home,
  PATHS.currentDay,
  PATHS.print,
  PATHS.profile,
  PATHS.settings,
  PATHS.trips,
  PATHS.createTrip,
  PATHS.notifications,
  PATHS.signedOut,
];

export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    // Messengers show these pictures beside links.
    'Allow: /api/trips/*/preview/',
    'Allow: /api/posts.rss',
    'Allow: /api/blog.rss',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    `Sitemap: ${new URL('/sitemap.xml?part=all', siteUrl).href}`,
    '',
  ].join('\n');
}
