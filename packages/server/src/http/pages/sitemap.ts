import { PATHS } from '@fahrtwind/domain';
/** Public pages whose canonical address is on the main site; the forum has a site of its own. */
export const PUBLIC_PATHS = [
  PATHS.landing,
  PATHS.routes,
  PATHS.hotel,
  PATHS.publicTrip,
  PATHS.merch,
  PATHS.blog,
  PATHS.register,
  PATHS.signIn,
  PATHS.about,
  PATHS.affiliates,
  PATHS.guidelines,
  PATHS.privacy,
  PATHS.disclaimer,
  PATHS.imprint,
] as const;

interface Sites {
  readonly mainUrl: string;
  readonly englishUrl: string;
}

export function sitemapXml(paths: readonly string[], sites: Sites): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => entries(path, sites)),
    '</urlset>',
    '',
  ].join('\n');
}

/** One entry per language, each naming both, as search engines want it. */
function entries(path: string, { mainUrl, englishUrl }: Sites): readonly string[] {
  const german = escapeXml(new URL(path, mainUrl).href);
  const english = escapeXml(new URL(path, englishUrl).href);
  const alternates = [
    `    <xhtml:link rel="alternate" hreflang="de" href="${german}"/>`,
    `    <xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
    `    <xhtml:link rel="alternate" hreflang="x-default" href="${german}"/>`,
  ];
  return [german, english].flatMap((address) => [
    '  <url>',
    `    <loc>${address}</loc>`,
    ...alternates,
    '  </url>',
  ]);
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
