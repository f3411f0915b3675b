declare module 'subset-font' {
  /** Returns the part of a font that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly variationAxes: object },
  ): Promise<Buffer>;
}
