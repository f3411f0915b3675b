/** One field of a message: a number, or bytes that may be a text or another message. */
export interface ProtobufField {
  readonly field: number;
  readonly number: number;
  readonly bytes: Buffer | null;
}

/** The fields of a message in protocol buffers; throws where the bytes are none. */
export function protobufFields(message: Buffer): readonly ProtobufField[] {
  const fields: ProtobufField[] = [];
  let place = 0;
  const varint = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = message[place];
      if (byte === undefined || factor > 2 ** 63) throw new RangeError('not a message');
      place += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  };
  while (place < message.length) {
    const key = varint();
    const field = Math.floor(key / 8);
    if (key % 8 === 0) fields.push({ field, number: varint(), bytes: null });
    else if (key % 8 === 2) {
      const length = varint();
      if (place + length > message.length) throw new RangeError('not a message');
      fields.push({ field, number: length, bytes: message.subarray(place, place + length) });
      place += length;
    } else throw new RangeError('not a message');
  }
  return fields;
}

/** Signed numbers are folded, so that small ones stay small. */
export function unfolded(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
