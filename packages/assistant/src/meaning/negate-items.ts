import { isName, type Item } from '../grammar/item.ts';
import type { Token } from '../language/tokens.ts';

function isDenial(item: Item | undefined): boolean {
  return item?.is === 'word' && item.concepts.includes('negate');
}

/** `um halb zehn, nicht schon um acht`: the one that is not meant means nothing. */
function isDeniedAmount(items: readonly Item[], item: Item, index: number): boolean {
  const near = items.slice(Math.max(0, index - 3), index).filter((one) => !isLight(one));
  if (item.is === 'amount') return item.unit === 'clock' && isDenial(near.at(-1));
  const next = items.slice(index + 1).find((one) => !isLight(one));
  return isDenial(item) && next?.is === 'amount' && next.unit === 'clock';
}

/** `Riga nicht`, `Riga brauchen wir nicht mehr`: what is denied came before. */
function isLast(items: readonly Item[], index: number): boolean {
  const next = items.slice(index + 1).find((item) => !isLight(item) && !isOnlyMore(item));
  return (
    next === undefined || next.is === 'mark' || (next.is === 'word' && items[index + 1] !== next)
  );
}

function isOnlyMore(item: Item): boolean {
  return (
    item.is === 'word' &&
    item.concepts.every((one) => ['still', 'go', 'need', 'drive', 'remove', 'want'].includes(one))
  );
}

function isLight(item: Item): boolean {
  return item.is === 'word' && item.concepts.length === 0;
}

/** A `nicht` takes away the name behind it, else the one before it. */
export function withNegations(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const negated = new Set<Item>();
  items.forEach((item, index) => {
    if (!isDenial(item)) return;
    // `streich nicht Wien`
    const verb = items.slice(0, index).findLast((one) => !isLight(one));
    if (verb?.is === 'word' && verb.concepts.includes('remove')) return;
    const next = items.slice(index + 1).find((one) => !isLight(one));
    const before = items.slice(Math.max(0, index - 4), index);
    const name = before.slice(before.findLastIndex(({ is }) => is === 'mark') + 1).findLast(isName);
    if (next?.is === 'name' && next.at - item.end <= 3) negated.add(next);
    else if (name && (isLast(items, index) || next?.is === 'name')) negated.add(name);
  });
  const denied = new Set(items.filter((item, index) => isDeniedAmount(items, item, index)));
  return items
    .map((item): Item => (denied.has(item) ? { ...item, is: 'word', concepts: [] } : item))
    .map((item) =>
      item.is === 'name' && (negated.has(item) || tokens[item.at - 1]?.key === 'ohne')
        ? { ...item, isNegated: true }
        : item,
    );
}
