/** @typedef {Int32Array | Uint32Array | Uint16Array | Uint8Array} Section */

const ALIGNMENT = 8;
const HEAD_START = 8;

/**
 * Named columns in one file: the lengths of file and header, the header as JSON, then the columns, aligned so that
 * they can be used without copying. Little-endian, like every machine that Node supports.
 *
 * @param {object} facts goes into the head
 * @param {Readonly<Record<string, Section>>} sections
 */
export function packSections(facts, sections) {
  let offset = 0;
  const table = Object.entries(sections).map(([name, section]) => {
    const row = { name, type: section.constructor.name, offset, length: section.length };
    offset += aligned(section.byteLength);
    return row;
  });
  const head = Buffer.from(JSON.stringify({ ...facts, sections: table }));
  const start = aligned(HEAD_START + head.length);
  const packed = Buffer.alloc(start + offset);
  packed.writeUInt32LE(packed.length, 0);
  packed.writeUInt32LE(head.length, 4);
  head.copy(packed, HEAD_START);
  for (const [index, section] of Object.values(sections).entries()) {
    const bytes = new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
    packed.set(bytes, start + (table[index]?.offset ?? 0));
  }
  return packed;
}

/** @param {number} bytes */
function aligned(bytes) {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
