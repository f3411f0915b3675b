export interface HeadText {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export type HeadParams = Readonly<Record<string, string | undefined>>;

const LONGEST = 60;

/** A part of the address as words: `nord-italien` → `Nord italien`, never longer than a title bears. */
export function readable(part: string | undefined): string {
  const words = (part ?? '')
    .replace(/[-_+]+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
