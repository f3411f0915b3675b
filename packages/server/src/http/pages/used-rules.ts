/** A rule of a style sheet, with what decides whether a page needs it. */
export interface Rule {
  readonly text: string;
  /** What stands before the block: selectors or an at-rule. */
  readonly prelude: string;
  /** The rules of a group such as `@media`. */
  readonly inner: readonly Rule[] | null;
  /** One list of classes for each of the selectors, all of which have to be there; null for what is always needed. */
  readonly selectors: readonly (readonly string[])[] | null;
}

/**
 * The part of a style sheet that a piece of HTML can need at once: rules without classes, and those whose classes
 * all occur in it. The order stays, so that the same rule wins.
 */
export function usedRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let used = '';
  for (const { text, prelude, inner, selectors } of rules) {
    if (inner) {
      const kept = usedRules(inner, classes);
      if (kept.trim() !== '') used += `${prelude}{${kept}}`;
    } else if (!selectors || selectors.some((names) => names.every((name) => classes.has(name))))
      used += text;
  }
  return used;
}

export function classesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(/\s+/),
  );
  return new Set(names);
}

const GROUP = /^\s*@(?:media|supports|container|layer)\b/;

/** Takes a style sheet apart, once for all pages. */
export function parseRules(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  while (start < css.length) {
    const { open, end } = findEnd(css, start);
    const text = css.slice(start, end);
    const prelude = open === -1 ? text : css.slice(start, open);
    const isGroup = open !== -1 && GROUP.test(prelude);
    const inner = isGroup ? parseRules(css.slice(open + 1, end - 1)) : null;
    const isAlways = open === -1 || isGroup || prelude.trimStart().startsWith('@');
    rules.push({ text, prelude, inner, selectors: isAlways ? null : classesIn(prelude) });
    start = end;
  }
  return rules;
}

/** Null when a selector is written in a way that we cannot judge. */
function classesIn(prelude: string): Rule['selectors'] {
  if (prelude.includes('\\')) return null;
  const plain = withoutNegations(
    prelude.replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '').replaceAll(/\[[^\]]*\]/g, ''),
  );
  // A list inside :is(…) is cut, too; whatever fits the whole then fits one of the parts.
  return plain
    .split(',')
    .map((selector) => [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

/** What must not be there says nothing about what has to be. */
function withoutNegations(selectors: string): string {
  const start = selectors.indexOf(':not(');
  if (start === -1) return selectors;
  let depth = 0;
  for (let at = start; at < selectors.length; at += 1) {
    if (selectors[at] === '(') depth += 1;
    else if (selectors[at] === ')') depth -= 1;
    if (selectors[at] === ')' && depth === 0)
      return selectors.slice(0, start) + withoutNegations(selectors.slice(at + 1));
  }
  return selectors.slice(0, start);
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
