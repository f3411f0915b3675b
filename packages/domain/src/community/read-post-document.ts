import { isFields, type Fields } from '../text/read-field.ts';
import { isWebUrl } from '../text/web-url.ts';
import { ok, refuse, type Result } from '../result.ts';
import {
  MAX_LINK_LENGTH,
  MAX_POST_BLOCKS,
  MAX_POST_LINKS,
  MAX_POST_NODES,
  MAX_POST_TEXT_LENGTH,
  type PostBlock,
  type PostDocument,
  type PostInline,
  type PostListItem,
  type PostMark,
  type PostParagraph,
} from './post-document.ts';

export type PostDocumentRefusal =
  /** Something that the shape does not have: another type, mark, attribute or nesting. */
  | 'document-invalid'
  | 'document-too-large'
  | 'document-too-long'
  | 'document-link-invalid'
  | 'document-too-many-links';

/** What a document has used of its limits while it is read. */
interface Budget {
  nodes: number;
  characters: number;
  links: number;
}

/** Ends the reading from anywhere inside of it; caught by `readPostDocument` alone. */
class Refused extends Error {
  readonly code: PostDocumentRefusal;

  constructor(code: PostDocumentRefusal) {
    super(code);
    this.code = code;
  }
}

/**
 * Reads what claims to be a document: exactly the shape of `PostDocument` and nothing else. The work is bounded: an array is
 * counted before its items are read, and nesting ends where the shape ends, so no depth can overflow the stack.
 */
export function readPostDocument(value: unknown): Result<PostDocument, PostDocumentRefusal> {
  const budget: Budget = { nodes: 0, characters: 0, links: 0 };
  try {
    const { content } = fieldsOf(value, 'doc', ['content']);
    const blocks = itemsOf(content, budget);
    if (blocks.length > MAX_POST_BLOCKS) return refuse('document-too-large');
    return ok({ type: 'doc', content: blocks.map((block) => readBlock(block, budget)) });
  } catch (error) {
    if (error instanceof Refused) return refuse(error.code);
    throw error;
  }
}

function readBlock(value: unknown, budget: Budget): PostBlock {
  const type = isFields(value) ? value['type'] : null;
  switch (type) {
    case 'paragraph':
      return readParagraph(value, budget);
    case 'heading':
      return readHeading(value, budget);
    case 'bulletList':
    case 'orderedList':
      return { type, content: someOf(value, type, budget).map((item) => readItem(item, budget)) };
    case 'blockquote':
      return {
        type,
        content: someOf(value, type, budget).map((one) => readParagraph(one, budget)),
      };
    case 'horizontalRule':
      fieldsOf(value, type, []);
      return { type };
    default:
      throw new Refused('document-invalid');
  }
}

function readParagraph(value: unknown, budget: Budget): PostParagraph {
  const { content } = fieldsOf(value, 'paragraph', ['content']);
  return { type: 'paragraph', ...readInlines(content, budget) };
}

function readHeading(value: unknown, budget: Budget): PostBlock {
  const { content, attrs } = fieldsOf(value, 'heading', ['content', 'attrs']);
  const { level } = attributesOf(attrs, ['level']);
  if (level !== 2 && level !== 3) throw new Refused('document-invalid');
  return { type: 'heading', attrs: { level }, ...readInlines(content, budget) };
}

function readItem(value: unknown, budget: Budget): PostListItem {
  const content = someOf(value, 'listItem', budget).map((one) => readParagraph(one, budget));
  return { type: 'listItem', content };
}

/** Nothing where there is no text: an empty array and a missing one are the same. */
function readInlines(content: unknown, budget: Budget): { content?: PostInline[] } {
  if (content === undefined) return {};
  const inlines = itemsOf(content, budget).map((one) => readInline(one, budget));
  return inlines.length > 0 ? { content: inlines } : {};
}

function readInline(value: unknown, budget: Budget): PostInline {
  if (isFields(value) && value['type'] === 'hardBreak') {
    fieldsOf(value, 'hardBreak', []);
    return { type: 'hardBreak' };
  }
  const { text, marks } = fieldsOf(value, 'text', ['text', 'marks']);
  if (typeof text !== 'string' || text === '') throw new Refused('document-invalid');
  budget.characters += text.length;
  if (budget.characters > MAX_POST_TEXT_LENGTH) throw new Refused('document-too-long');
  const read = marks === undefined ? [] : readMarks(marks, budget);
  return { type: 'text', text, ...(read.length > 0 && { marks: read }) };
}

const MARKS_AT_MOST = 3;

function readMarks(value: unknown, budget: Budget): PostMark[] {
  if (!Array.isArray(value) || value.length > MARKS_AT_MOST) throw new Refused('document-invalid');
  const marks = value.map((mark) => readMark(mark, budget));
  const isDoubled = new Set(marks.map(({ type }) => type)).size < marks.length;
  if (isDoubled) throw new Refused('document-invalid');
  return marks;
}

function readMark(value: unknown, budget: Budget): PostMark {
  const type = isFields(value) ? value['type'] : null;
  if (type === 'bold' || type === 'italic') {
    fieldsOf(value, type, []);
    return { type };
  }
  const { attrs } = fieldsOf(value, 'link', ['attrs']);
  const { href } = attributesOf(attrs, ['href']);
  if (typeof href !== 'string' || href.length > MAX_LINK_LENGTH || !isWebUrl(href))
    throw new Refused('document-link-invalid');
  budget.links += 1;
  if (budget.links > MAX_POST_LINKS) throw new Refused('document-too-many-links');
  return { type: 'link', attrs: { href } };
}

/** The fields of a node of this type, which has no others than those. */
function fieldsOf(value: unknown, type: string, allowed: readonly string[]): Fields {
  if (!isFields(value) || value['type'] !== type) throw new Refused('document-invalid');
  const isKnown = (name: string): boolean => name === 'type' || allowed.includes(name);
  if (!Object.keys(value).every(isKnown)) throw new Refused('document-invalid');
  return value;
}

function attributesOf(value: unknown, allowed: readonly string[]): Fields {
  if (!isFields(value) || !Object.keys(value).every((name) => allowed.includes(name)))
    throw new Refused('document-invalid');
  return value;
}

/** The content of a node that never stands without any. */
function someOf(value: unknown, type: string, budget: Budget): readonly unknown[] {
  const items = itemsOf(fieldsOf(value, type, ['content'])['content'], budget);
  if (items.length === 0) throw new Refused('document-invalid');
  return items;
}

function itemsOf(value: unknown, budget: Budget): readonly unknown[] {
  if (!Array.isArray(value)) throw new Refused('document-invalid');
  budget.nodes += value.length;
  if (budget.nodes > MAX_POST_NODES) throw new Refused('document-too-large');
  return value;
}
