import type { Post, PostPhoto } from '@fahrtwind/contract';
import {
  MAX_POST_PHOTOS,
  plainText,
  POST_KINDS,
  POST_TOPICS,
  readPostDocument,
  type PostDocument,
  type PostKind,
  type PostTopic,
} from '@fahrtwind/domain';

/** The fields of a post that is being written. */
export interface PostFields {
  /** The id of the new post, made before it is sent: sent again, it is the same post. */
  readonly id: string;
  /** The version of the post that is edited; null for a new one. */
  readonly version: number | null;
  readonly kind: PostKind;
  readonly title: string;
  readonly topic: PostTopic | null;
  readonly country: string;
  readonly place: string;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  readonly tripId: string | null;
  readonly document: PostDocument;
  readonly photos: readonly PostPhoto[];
}

const NO_TEXT: PostDocument = { type: 'doc', content: [] };

export function emptyFields(id: string, kind: PostKind): PostFields {
  const place = { country: '', place: '', location: null };
  return {
    id,
    version: null,
    kind,
    title: '',
    topic: null,
    ...place,
    tripId: null,
    document: NO_TEXT,
    photos: [],
  };
}

export function fieldsOf(post: Post): PostFields {
  const { id, version, kind, title, topic, country, place, location, tripId } = post;
  const { document, photos } = post;
  return { id, version, kind, title, topic, country, place, location, tripId, document, photos };
}

export function isUnwritten({ title, document, photos }: PostFields): boolean {
  return title.trim() === '' && document.content.length === 0 && photos.length === 0;
}

/** As the contract has it. */
export function bodyOf({ photos, id: _id, version: _version, ...fields }: PostFields) {
  const { document, title } = fields;
  return {
    ...fields,
    title: title.trim(),
    document,
    photos: photos.map(({ path, alt }) => ({ path, alt: alt.trim() })),
  };
}

export type FieldProblem = 'title' | 'text';

/** What is still missing, in the order of the form. */
export function problemsOf({ title, document }: PostFields): readonly FieldProblem[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(plainText(document) === '' ? (['text'] as const) : []),
  ];
}

/** Reads a draft that an earlier version of this page may have kept. */
export function readFields(content: unknown): PostFields | null {
  if (typeof content !== 'object' || content === null) return null;
  const given = new Map<string, unknown>(Object.entries(content));
  const text = (name: string) => textIn(given.get(name));
  const kind = POST_KINDS.find((one) => one === given.get('kind'));
  const document = readPostDocument(given.get('document'));
  if (!kind || !document.ok || text('id') === '') return null;
  return {
    id: text('id'),
    version: Number(given.get('version')) || null,
    kind,
    title: text('title'),
    topic: POST_TOPICS.find((one) => one === given.get('topic')) ?? null,
    country: text('country'),
    place: text('place'),
    location: readPoint(given.get('location')),
    tripId: text('tripId') || null,
    document: document.value,
    photos: readPhotos(given.get('photos')),
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function readPoint(value: unknown): PostFields['location'] {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng } = Object.fromEntries(Object.entries(value)) as Record<string, unknown>;
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
}

function readPhotos(value: unknown): readonly PostPhoto[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_POST_PHOTOS).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const given = new Map<string, unknown>(Object.entries(one));
    const [path, url] = [textIn(given.get('path')), textIn(given.get('url'))];
    const sides = ['width', 'height'].map((name) => Number(given.get(name)) || 0);
    const [width = 0, height = 0] = sides;
    return path === '' ? [] : [{ path, url, alt: textIn(given.get('alt')), width, height }];
  });
}
