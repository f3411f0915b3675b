/** The fields of a value read from a file, of unknown types. */
export function fieldsOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`${what} is empty`);
  return { ...value };
}
