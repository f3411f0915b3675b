/**
 * The rich text of a post, in the shape of the editor. `readPostDocument` accepts exactly this, in bounded work;
 * pages render it element by element.
 */
export interface PostDocument {
  readonly type: 'doc';
  readonly content: readonly PostBlock[];
}

export type PostBlock =
  | PostParagraph
  | {
      readonly type: 'heading';
      readonly attrs: { readonly level: 2 | 3 };
      readonly content?: readonly PostInline[];
    }
  | { readonly type: 'bulletList' | 'orderedList'; readonly content: readonly PostListItem[] }
  | { readonly type: 'blockquote'; readonly content: readonly PostParagraph[] }
  | { readonly type: 'horizontalRule' };

export interface PostParagraph {
  readonly type: 'paragraph';
  readonly content?: readonly PostInline[];
}

/** Lists do not nest. */
export interface PostListItem {
  readonly type: 'listItem';
  readonly content: readonly PostParagraph[];
}

export type PostInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly PostMark[] }
  | { readonly type: 'hardBreak' };

export type PostMark =
  | { readonly type: 'bold' | 'italic' }
  /** http and https only. */
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

/** Characters of text in all. */
export const MAX_POST_TEXT_LENGTH = 30_000;
export const MAX_POST_BLOCKS = 1000;
export const MAX_POST_NODES = 6000;
export const MAX_POST_LINKS = 40;
export const MAX_LINK_LENGTH = 2000;
