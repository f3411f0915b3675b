import { fold } from '../language/fold.ts';

/** Reads what stands in a slot, see `slots.ts`. */
export type SlotType =
  | 'places'
  | 'stops'
  | 'day'
  | 'date'
  | 'range'
  | 'span'
  | 'time'
  | 'duration'
  | 'number'
  | 'times'
  | 'profile'
  | 'edge'
  | 'lodging'
  | 'phrase'
  | 'text';

export type Node =
  | { readonly is: 'word'; readonly key: string }
  | { readonly is: 'slot'; readonly name: string; readonly type: SlotType }
  | { readonly is: 'all'; readonly nodes: readonly Node[] }
  | { readonly is: 'one'; readonly nodes: readonly Node[] }
  | { readonly is: 'maybe'; readonly node: Node }
  | { readonly is: 'many'; readonly node: Node };

type Macros = Readonly<Record<string, string>>;

/**
 * Compiles a pattern: words, `(one|other)`, `[optional]`, `{name:type}`, `<macro>`, and `(…)*` for parts in any order.
 * A mistake in a pattern is a mistake in this program, so it throws.
 */
export function compile(pattern: string, macros: Macros): Node {
  const pieces = expand(pattern, macros).match(/[()[\]|*]|\{[^}]*\}|[^\s()[\]|*{}]+/g) ?? [];
  const [node, end] = readChoice(pieces, 0);
  if (end !== pieces.length) throw new Error(`This pattern does not end well: ${pattern}`);
  return node;
}

function expand(pattern: string, macros: Macros, depth = 0): string {
  if (depth > 6) throw new Error(`This pattern names itself: ${pattern}`);
  return pattern.replaceAll(/<(\w+)>/g, (_, name: string) => {
    const macro = macros[name];
    if (macro === undefined) throw new Error(`There is no macro ${name}.`);
    return `(${expand(macro, macros, depth + 1)})`;
  });
}

type Read = readonly [node: Node, end: number];

function readChoice(pieces: readonly string[], from: number): Read {
  const [first, end] = readSequence(pieces, from);
  const nodes = [first];
  let at = end;
  while (pieces[at] === '|') {
    const [node, next] = readSequence(pieces, at + 1);
    nodes.push(node);
    at = next;
  }
  return [nodes.length === 1 ? first : { is: 'one', nodes }, at];
}

function readSequence(pieces: readonly string[], from: number): Read {
  const nodes: Node[] = [];
  let at = from;
  for (let piece = pieces[at]; piece !== undefined && !')]|'.includes(piece); piece = pieces[at]) {
    const [node, end] = readOne(pieces, at);
    const isMany = pieces[end] === '*';
    nodes.push(isMany ? { is: 'many', node } : node);
    at = isMany ? end + 1 : end;
  }
  return [{ is: 'all', nodes }, at];
}

function readOne(pieces: readonly string[], at: number): Read {
  const piece = pieces[at] ?? '';
  if (piece === '(' || piece === '[') {
    const [node, end] = readChoice(pieces, at + 1);
    if (pieces[end] !== (piece === '(' ? ')' : ']')) throw new Error('A bracket is not closed.');
    return [piece === '(' ? node : { is: 'maybe', node }, end + 1];
  }
  const slot = /^\{(\w+):(\w+)\}$/.exec(piece);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- patterns are part of this program
  if (slot) return [{ is: 'slot', name: slot[1] ?? '', type: slot[2] as SlotType }, at + 1];
  return [{ is: 'word', key: fold(piece) }, at + 1];
}

/** Sets of words of each of which a sentence has to hold one: most patterns are ruled out by them. */
export function requiredWords(node: Node): readonly ReadonlySet<string>[] {
  if (node.is === 'word') return [new Set([node.key])];
  if (node.is === 'all') return node.nodes.flatMap(requiredWords);
  if (node.is !== 'one') return [];
  const sets = node.nodes.map((one) => requiredWords(one)[0]);
  return sets.every((set) => set !== undefined)
    ? [new Set(sets.flatMap((set) => [...(set ?? [])]))]
    : [];
}

/** All words of a pattern, which are hence no typing mistakes of others. */
export function wordsOf(node: Node): readonly string[] {
  if (node.is === 'word') return [node.key];
  if (node.is === 'slot') return [];
  return 'nodes' in node ? node.nodes.flatMap(wordsOf) : wordsOf(node.node);
}
