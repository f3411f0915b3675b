/** Calls `run` with the last value once no new value has arrived for the given time. */
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
