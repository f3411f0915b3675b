import type { Language } from '@fahrtwind/contract';
import type { ContentNode } from '../../../parts/prose/content-node.ts';
import { CLASSIC_ROUTE_NAMES } from './route-names.ts';
import { readRoute, type ClassicRoute } from './read-route.ts';

const fronts = import.meta.glob('../../../../../../content/routes/*.md', {
  query: '?front',
  import: 'front',
  eager: true,
});
const bodies = import.meta.glob<readonly ContentNode[]>('../../../../../../content/routes/*.md', {
  query: '?body',
  import: 'body',
  eager: true,
});

export function classicRoutes(language: Language): readonly ClassicRoute[] {
  return CLASSIC_ROUTE_NAMES.map((name) => {
    const file = `../../../../../../content/routes/${name}.${language}.md`;
    return readRoute(name, fronts[file], bodies[file] ?? []);
  });
}
