import type { Figure } from './figure.ts';

type InlineTag = 'p' | 'blockquote' | 'strong' | 'em' | 'ul' | 'ol' | 'li' | 'code';

export interface TableCell {
  /** Numbers are right-aligned with tabular figures. */
  readonly isNumber: boolean;
  readonly nodes: readonly ContentNode[];
}

/** A Markdown document as data: produced by the build, rendered by `Prose`. */
export type ContentNode =
  | string
  | { readonly tag: InlineTag; readonly nodes: readonly ContentNode[] }
  | { readonly tag: 'h2' | 'h3'; readonly id: string; readonly nodes: readonly ContentNode[] }
  | { readonly tag: 'a'; readonly href: string; readonly nodes: readonly ContentNode[] }
  | { readonly tag: 'placeholder'; readonly name: string }
  | { readonly tag: 'figure'; readonly figure: Figure }
  | {
      readonly tag: 'table';
      readonly header: readonly TableCell[];
      readonly rows: readonly (readonly TableCell[])[];
    };
