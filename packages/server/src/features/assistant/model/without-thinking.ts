const OPEN = '<think>';
const CLOSE = '</think>';

interface ThinkingFilter {
  /** What may be shown of a further piece. */
  readonly push: (piece: string) => string;
  /** What was held back as the possible beginning of a tag. */
  readonly end: () => string;
}

/** Drops what a model writes between `<think>` and `</think>`, however the pieces cut the tags. */
export function withoutThinking(): ThinkingFilter {
  let waiting = '';
  let isThinking = false;

  function push(piece: string): string {
    waiting += piece;
    let shown = '';
    for (;;) {
      const tag = isThinking ? CLOSE : OPEN;
      const at = waiting.toLowerCase().indexOf(tag);
      if (at < 0) break;
      if (!isThinking) shown += waiting.slice(0, at);
      waiting = waiting.slice(at + tag.length);
      isThinking = !isThinking;
    }
    const kept = beginningOf(isThinking ? CLOSE : OPEN, waiting);
    if (!isThinking) shown += waiting.slice(0, waiting.length - kept);
    waiting = waiting.slice(waiting.length - kept);
    // Some models are already thinking when they begin, and only close the tag.
    return shown.replaceAll(/<\/think>/gi, '');
  }

  return { push, end: () => (isThinking ? '' : waiting) };
}

/** How many characters at the end of a text may be the beginning of the tag. */
function beginningOf(tag: string, text: string): number {
  const end = text.slice(-tag.length + 1).toLowerCase();
  for (let length = end.length; length > 0; length -= 1)
    if (tag.startsWith(end.slice(-length))) return length;
  return 0;
}
