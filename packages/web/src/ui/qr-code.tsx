import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** What it leads to; missing where words beside it say so. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A QR code as one path. Black on white in both themes, because cameras expect it so. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} {...role}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
