type Fields = Readonly<Record<string, unknown>>;

/** Whether two values hold the same data, however deep; the order of an object's fields does not matter. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSameData(item, other[index]))
    );
  }
  if (!isFields(one) || !isFields(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameData(one[name], other[name]))
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
