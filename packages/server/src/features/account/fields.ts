type Fields = Readonly<Record<string, unknown>>;

/** The fields of something that came from outside; none when it is no object at all. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
