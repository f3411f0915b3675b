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
  // Without lists of names: every save and every merge compares thousands of small things.
  let fields = 0;
  for (const name in one) {
    if (!Object.hasOwn(other, name) || !isSameData(one[name], other[name])) return false;
    fields += 1;
  }
  return fields === Object.keys(other).length;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
