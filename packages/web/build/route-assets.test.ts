import { expect, it } from 'vitest';
import { assetsByPage } from './route-assets.ts';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true },
  '_rules.js': { file: 'assets/rules.js', imports: ['index.html'] },
  'src/app/pages/planner-page.tsx': {
    file: 'assets/planner.js',
    css: ['assets/planner.css'],
    imports: ['_rules.js'],
  },
  'src/features/blog/blog-page.tsx': { file: 'assets/blog.js', imports: ['index.html'] },
  'src/store/trips/browser-trips.ts': { file: 'assets/trips.js', imports: ['_rules.js'] },
};

it('names what a page imports, once, and not what its template names already', () => {
  expect(assetsByPage(MANIFEST)['blog/blog-page']).toEqual({
    scripts: ['/assets/blog.js'],
    styles: [],
  });
});

it('names the trips for pages that are certain to ask for them', () => {
  expect(assetsByPage(MANIFEST)['planner-page']).toEqual({
    scripts: ['/assets/planner.js', '/assets/rules.js', '/assets/trips.js'],
    styles: ['/assets/planner.css'],
  });
});
