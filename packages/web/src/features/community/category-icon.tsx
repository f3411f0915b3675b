import type { CategorySlug } from './categories.ts';
import styles from './category-icon.module.css';

/** Strokes on a 24 × 24 grid. */
const paths: Readonly<Record<CategorySlug, string>> = {
  fragen:
    'M12 21a9 9 0 1 0-8-4.9L3 21l4.9-1A9 9 0 0 0 12 21zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.3-1.1.9-1.1 1.7M12 16.5v.01',
  tipps:
    'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  roadtrips:
    'M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 18h8a3 3 0 0 0 0-6H8a3 3 0 0 1 0-6h8',
  'fahrzeuge-camper':
    'M4.5 17H2.5V8.5a2 2 0 0 1 2-2h10.5c1 0 1.9.4 2.5 1.2l3.3 4.3c.5.6.7 1.3.7 2V17h-2M9.5 17h5M2.5 12H21M9 6.5V12M15 6.5V12M9.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  laender:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  ausruestung:
    'M6 21a1 1 0 0 1-1-1v-9a7 7 0 0 1 14 0v9a1 1 0 0 1-1 1zM9 4.5V3.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v1M8.5 21v-5a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v5M9.5 10.5h5',
};

export function CategoryIcon({ slug }: { readonly slug: CategorySlug }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[slug]} />
    </svg>
  );
}
