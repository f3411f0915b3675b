/** Runs once things have been quiet for a while, with the last value. */
export function debounce<Value>(
  run: (value: Value) => void,
  milliseconds: number,
): (value: Value) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      run(value);
    }, milliseconds);
  };
}
