import { encode } from 'uqr';
import styles from './print.module.css';

/** A QR code of an address. */
export function QrCode({ url, title }: { readonly url: string; readonly title: string }) {
  const { data, size } = encode(url, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
