import { SaxesParser } from 'saxes';
import { ImportError } from './imported-file.ts';

/** No map nests deeper; a file that does wants to exhaust the reader. */
const MAX_DEPTH = 100;

export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  readonly open: (name: string, attributes: XmlAttributes, line: number) => void;
  /** `text` is what stands directly in the element. */
  readonly close: (name: string, text: string) => void;
}

/**
 * Goes through XML element by element; names come without their prefix. Document types are refused: entities of a file
 * could grow without end or name other files.
 */
export function readXml(xml: string, { open, close }: XmlHandler): void {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  });
  const texts: string[] = [];
  const append = (text: string): void => {
    const last = texts.length - 1;
    if (last >= 0) texts[last] = (texts[last] ?? '') + text;
  };
  parser.on('doctype', (doctype) => {
    throw new ImportError(/^\s*html\b/i.test(doctype) ? 'file-is-html' : 'xml-entities');
  });
  parser.on('error', () => {
    throw new ImportError('xml-broken');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (texts.length >= MAX_DEPTH) throw new ImportError('xml-broken');
    texts.push('');
    open(localName(name), attributes, parser.line);
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => close(localName(name), texts.pop() ?? ''));
  parser.write(xml).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
