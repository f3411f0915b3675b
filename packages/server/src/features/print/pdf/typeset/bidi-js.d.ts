/** The package brings no types. Of its functions, what we call. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    readonly levels: Uint8Array;
  }

  interface Bidi {
    getEmbeddingLevels(text: string): EmbeddingLevels;
    getMirroredCharacter(character: string): string | null;
  }

  export default function createBidi(): Bidi;
}
