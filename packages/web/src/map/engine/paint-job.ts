import type { Area } from './area.ts';
import type { Drawing } from './drawing.ts';

/** A picture to be painted. It says everything: the worker knows nothing of trips, and nothing of earlier pictures. */
export interface PaintJob {
  readonly area: Area;
  readonly drawing: Drawing;
}

/** A file of a font, as the page's style sheet declares it. */
export interface FontFile {
  readonly family: string;
  readonly source: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** What the worker is told: once which letters to write with, then what to paint. */
export type ToPainter =
  | { readonly kind: 'fonts'; readonly files: readonly FontFile[] }
  | { readonly kind: 'paint'; readonly id: number; readonly job: PaintJob };

export type FromPainter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unable'; readonly reason: string }
  | { readonly kind: 'picture'; readonly id: number; readonly picture: ImageBitmap };
