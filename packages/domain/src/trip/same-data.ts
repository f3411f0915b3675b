/** Whether two values hold the same data, however deep; the order of an object's fields does not matter. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSameData(item, other[index]))
    );
  }
  const fields = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === fields.size &&
    entries.every(([name, value]) => fields.has(name) && isSameData(value, fields.get(name)))
  );
}
