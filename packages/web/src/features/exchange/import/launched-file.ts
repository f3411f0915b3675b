/** A part of the File Handling API, which only some browsers have. */
interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void,
  ) => void;
}

/** Calls with the file with which the system opened the installed app. */
export function onLaunchedFile(take: (file: File) => void): void {
  const queue: unknown = Reflect.get(globalThis, 'launchQueue');
  if (!isLaunchQueue(queue)) return;
  queue.setConsumer(({ files = [] }) => {
    const [first] = files;
    if (first) first.getFile().then(take, console.warn);
  });
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}
