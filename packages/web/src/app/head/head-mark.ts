/** Marks what the browser replaces on the next navigation. */
export const HEAD_MARK = 'data-head';
