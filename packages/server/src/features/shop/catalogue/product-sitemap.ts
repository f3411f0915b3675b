import { shopPath } from '@fahrtwind/domain';
import type { SitemapSource } from '../../../http/pages/sitemap.ts';
import type { Catalogue } from './catalogue.ts';

/** Published products for search engines: their pages are there also while no orders are taken. */
export function createProductSitemap(catalogue: () => Catalogue): SitemapSource {
  return {
    countParts: async () => (catalogue().products.length === 0 ? 0 : 1),
    readPart: async (part) =>
      // A file does not say when it was changed.
      (part === 0 ? catalogue().products : []).map(({ id }) => ({
        path: shopPath('produkt', id),
        changedAt: null,
      })),
  };
}
