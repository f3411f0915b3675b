interface FileName {
  /** Letters, digits and hyphens, for programs that know no others. */
  readonly plain: string;
  readonly full: string;
  /** Without its dot. */
  readonly ending: string;
}

/** The `content-disposition` of a file to be stored under a name with any letters (RFC 6266). */
export function attachment({ plain, full, ending }: FileName): string {
  const encoded = encodeURIComponent(`${full}.${ending}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encoded}`;
}
