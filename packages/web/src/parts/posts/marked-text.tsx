/** A text in which the words that were searched for are marked. */
export function MarkedText({
  text,
  matches,
}: {
  readonly text: string;
  readonly matches: readonly string[];
}) {
  return splitAtMatches(text, matches).map((part, index) =>
    // Every second part is a match, so the position says which it is.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}

/** What is between matches and the matches, in turns. Of two that begin at one place, the longer one counts. */
export function splitAtMatches(text: string, matches: readonly string[]): readonly string[] {
  const words = matches
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.join('|')})`, 'giu'));
}
