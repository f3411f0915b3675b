export interface HeadText {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export type HeadParams = Readonly<Record<string, string | undefined>>;

const LONGEST = 60;

/** Turns a path segment into a title: `nord-italien` becomes `Nord italien`, shortened to a title's length. */
export function titleFromSegment(part: string | undefined): string {
  const words = (part ?? '')
    .replace(/[-_+]+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
