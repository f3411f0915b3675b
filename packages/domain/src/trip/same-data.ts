type Fields = Readonly<Record<string, unknown>>;

/** Whether two values hold the same data, however deep; the order of an object's fields does not matter. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && hasSameItems(one, other);
  if (!isFields(one) || !isFields(other)) return false;
  return hasSameFields(one, other);
}

// Both without making anything: every save and every merge compares thousands of small things.

function hasSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1)
    if (!isSameData(one[index], other[index])) return false;
  return true;
}

function hasSameFields(one: Fields, other: Fields): boolean {
  let fields = 0;
  for (const name in one) {
    if (!Object.hasOwn(other, name) || !isSameData(one[name], other[name])) return false;
    fields += 1;
  }
  for (const _ in other) fields -= 1;
  return fields === 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
