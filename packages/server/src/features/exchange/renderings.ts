import { AppError } from '../../http/app-error.ts';

interface Rendering {
  /** Whose calendar it is. */
  readonly link: string;
  /** Follows from the content. */
  readonly etag: string;
}

export interface Renderings {
  readonly get: (wanted: Rendering, render: () => Promise<Buffer>) => Promise<Buffer>;
}

/**
 * One rendering per link at a time, as it may read two hundred trips. Requests for the same one meanwhile share it; a request
 * for a later state is told to come back.
 */
export function createRenderings(): Renderings {
  const underWay = new Map<string, { readonly etag: string; readonly file: Promise<Buffer> }>();
  return {
    get: async ({ link, etag }, render) => {
      const running = underWay.get(link);
      if (running?.etag === etag) return running.file;
      if (running) throw new AppError('export-running');
      const file = render();
      underWay.set(link, { etag, file });
      try {
        return await file;
      } finally {
        underWay.delete(link);
      }
    },
  };
}
