/** Marks the tags that the browser replaces on the next navigation. */
export const HEAD_ATTRIBUTE = 'data-head';
