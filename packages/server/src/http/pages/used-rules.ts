const GROUP = /^\s*@(?:media|supports|container|layer)\b/;

/**
 * The part of a style sheet that a piece of HTML can need at once: rules without classes, and those whose classes
 * all occur in it. The order stays, so that the same rule wins.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  let used = '';
  for (const { text, prelude, block } of readRules(css)) {
    if (block === null) used += text;
    else if (GROUP.test(prelude)) {
      const inner = usedRules(block, classes);
      if (inner.trim() !== '') used += `${prelude}{${inner}}`;
    } else if (prelude.trimStart().startsWith('@') || isUsed(prelude, classes)) used += text;
  }
  return used;
}

export function classesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(/\s+/),
  );
  return new Set(names);
}

function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  // A list inside :is(…) is cut, too; each part still names only classes of this rule.
  return selectors
    .split(',')
    .some((selector) =>
      [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].every(([, name = '']) => classes.has(name)),
    );
}

interface Rule {
  readonly text: string;
  /** What stands before the block: selectors or an at-rule. */
  readonly prelude: string;
  /** What the block holds; null for a statement without one. */
  readonly block: string | null;
}

function* readRules(css: string): Generator<Rule> {
  let start = 0;
  while (start < css.length) {
    const { open, end } = findEnd(css, start);
    const text = css.slice(start, end);
    const block = open === -1 ? null : css.slice(open + 1, end - 1);
    yield { text, prelude: open === -1 ? text : css.slice(start, open), block };
    start = end;
  }
}

/** Where the rule that begins at `start` has its first brace, and where it is over. */
function findEnd(css: string, start: number): { readonly open: number; readonly end: number } {
  let open = -1;
  let depth = 0;
  const sign = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^]*?\*\/|[{};]/g;
  sign.lastIndex = start;
  for (let found = sign.exec(css); found; found = sign.exec(css)) {
    if (found[0] === '{') {
      if (depth === 0) open = found.index;
      depth += 1;
    } else if (found[0] === '}') {
      depth -= 1;
      if (depth === 0) return { open, end: found.index + 1 };
    } else if (found[0] === ';' && depth === 0) return { open, end: found.index + 1 };
  }
  return { open, end: css.length };
}
