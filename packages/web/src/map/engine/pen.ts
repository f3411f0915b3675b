/** Draws on a canvas of the page, or on one that a worker has. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
