/** Characters that XML 1.0 cannot hold, halves of emojis among them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as content or attribute of XML. */
export function xmlText(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}

/** An element with a text, nothing where the text is empty. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

/** Degrees to a centimeter, never in the notation with an exponent. */
export function xmlDegrees(degrees: number): string {
  return degrees.toFixed(7).replace(/\.?0+$/, '');
}
