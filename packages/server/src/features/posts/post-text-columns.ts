import { plainText, readPostDocument, type PostDocument } from '@fahrtwind/domain';
import type { NamedPhoto } from '../../shared/photos/shown-photos.ts';
import { AppError } from '../../http/app-error.ts';

/** A document of our shape alone; throws for any other. */
export function readDocument(value: unknown): PostDocument {
  const read = readPostDocument(value);
  if (!read.ok) throw new AppError(read.error, 'document');
  return read.value;
}

interface PostText {
  readonly title: string;
  readonly document: PostDocument;
  readonly photos: readonly NamedPhoto[];
}

/** What is stored of a text, in all its forms. */
export function storedText({ title, document, photos }: PostText) {
  const [doc, shown] = [JSON.stringify(document), JSON.stringify(photos)];
  const bytes = Buffer.byteLength(title) + Buffer.byteLength(doc) + Buffer.byteLength(shown);
  return { doc, plain: plainText(document), photos: shown, bytes };
}
