import type { PostPhoto } from '@fahrtwind/contract';

/** The sizes in which the server keeps a photo: its longer side. */
const SIDES = [480, 960, 1920];

/** Stored pictures of this site alone: others would tell third parties who looks at them. */
const STORED = /^\/v0\/b\/[\w-]+\/o\/[\w%.-]+\?alt=media&token=[\w%-]+$/;

/** Where a photo can be loaded from; empty for an address that is none of ours. */
export function photoSource({ url, width, height }: Pick<PostPhoto, 'url' | 'width' | 'height'>): {
  readonly src: string;
  readonly srcSet: string;
} {
  if (!STORED.test(url)) return { src: '', srcSet: '' };
  const longer = Math.max(width, height, 1);
  const kept = SIDES.filter((side, index) => index === 0 || (SIDES[index - 1] ?? 0) < longer);
  const srcSet = kept.map((side) => {
    const shown = Math.max(1, Math.round(width * Math.min(1, side / longer)));
    return `${url}&size=${side} ${shown}w`;
  });
  return { src: `${url}&size=960`, srcSet: srcSet.join(', ') };
}
