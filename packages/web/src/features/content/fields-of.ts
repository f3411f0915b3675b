/** The fields of something that was read from a file, before anybody knows their types. */
export function fieldsOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`${what} is empty`);
  return { ...value };
}
