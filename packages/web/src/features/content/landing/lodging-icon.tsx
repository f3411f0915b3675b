import styles from './lodging-icon.module.css';

/** Strokes on a 24 × 24 grid. */
const paths = {
  hotel: 'M5 21V4h14v17M3 21h18M9 8h1.5M13.5 8H15M9 12h1.5M13.5 12H15M10 21v-4.5h4V21',
  hostel: 'M4 4v16M20 4v16M4 10h16M4 17h16M7 7h4M7 14h4',
  flat: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-5.5h4V20',
  camping: 'M12 4.5 2.5 20h19zM12 11l-4.5 9M12 11l4.5 9',
} as const;

type LodgingKind = keyof typeof paths;

export const lodgingKinds: readonly LodgingKind[] = ['hotel', 'hostel', 'flat', 'camping'];

export function LodgingIcon({ kind }: { readonly kind: LodgingKind }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[kind]} />
    </svg>
  );
}
