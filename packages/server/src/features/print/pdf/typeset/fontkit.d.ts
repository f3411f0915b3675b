/** The package brings no types. Of its functions, what we call. */
declare module 'fontkit' {
  export function openSync(file: string): {
    /** Code points that the font has signs for. */
    readonly characterSet: readonly number[];
  };
}
