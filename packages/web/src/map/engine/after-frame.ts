interface AfterFrame {
  ask(): void;
  cancel(): void;
}

/** Does something right after the next frame, once however often it was asked for: the frame belongs to the list. */
export function createAfterFrame(task: () => void): AfterFrame {
  let request = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
    request = 0;
  };
  return {
    ask: () => {
      if (request !== 0) return;
      request = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          request = 0;
          task();
        });
      });
    },
    cancel,
  };
}
