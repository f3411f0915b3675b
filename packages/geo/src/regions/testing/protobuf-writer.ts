/** Just enough of protocol buffers to write small map files in tests. */
export type Field = readonly number[];

export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}

/** Signed numbers with small values first: 0, -1, 1, -2 … */
export function zigzag(value: number): number[] {
  return varint(value < 0 ? -2 * value - 1 : 2 * value);
}

export function numberField(field: number, value: number): Field {
  return [...varint(field * 8), ...varint(value)];
}

export function signedField(field: number, value: number): Field {
  return [...varint(field * 8), ...zigzag(value)];
}

export function bytesField(field: number, bytes: readonly number[] | Uint8Array): Field {
  return [...varint(field * 8 + 2), ...varint(bytes.length), ...bytes];
}

export function textField(field: number, text: string): Field {
  return bytesField(field, Buffer.from(text, 'utf8'));
}

export function packedField(field: number, values: readonly (readonly number[])[]): Field {
  return bytesField(field, values.flat());
}

/** Every value as its difference to the one before. */
export function deltas(values: readonly number[]): readonly number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}
