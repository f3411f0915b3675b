import type { RouteObject } from 'react-router';
import { GuardedPage } from './guarded-page.tsx';
import { layouts } from './layouts/layouts.ts';
import { notFoundRoute, routes, type LayoutName, type RouteEntry } from './routes.ts';

function toRouteObject(route: RouteEntry): RouteObject {
  return { path: route.path, element: <GuardedPage route={route} /> };
}

function layoutRoute(name: LayoutName): RouteObject {
  const Layout = layouts[name];
  const entries = [...routes, notFoundRoute].filter((route) => route.layout === name);
  return { element: <Layout />, children: entries.map(toRouteObject) };
}

const layoutNames: readonly LayoutName[] = [
  'public',
  'readOnlyTrip',
  'planner',
  'profileArea',
  'footer',
  'none',
];

/** The route table as the router's objects: layouts with their pages. */
export function createRoutes(): RouteObject[] {
  return layoutNames.map(layoutRoute);
}
