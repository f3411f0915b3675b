/**
 * Does something with every item, some at a time, and keeps the order. After a failure nothing new is begun;
 * it is thrown once what is under way has ended, so that `onDone` has heard of everything that succeeded.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<Result>,
  onDone: (result: Result, index: number) => void,
): Promise<void> {
  let next = 0;
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    while (failures.length === 0 && next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item === undefined) return;
      try {
        onDone(await task(item), index);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  if (failures.length > 0) throw failures[0];
}
