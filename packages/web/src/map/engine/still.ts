/** So long after the last stroke a canvas counts as done. A map that moves paints with every frame. */
const REST_MS = 150;

export interface Still {
  /** Shows a picture, which is used up by that, in place of the canvas. */
  show(picture: ImageBitmap): void;
  /** Something was painted on the canvas: a picture of it is shown, at once if one is shown already. */
  follow(): void;
  /** The canvas itself is to be seen, stroke by stroke. */
  leave(): void;
  /** Whether a picture is to be seen. */
  isShown(): boolean;
  remove(): void;
}

/**
 * Shows a picture in place of a canvas while nothing is painted. A canvas with a pen costs every frame of the page, also
 * those in which it stays as it is; a picture costs nothing. Null where the browser cannot show pictures that way.
 */
export function createStill(canvas: HTMLCanvasElement): Still | null {
  const still = document.createElement('canvas');
  const frame = still.getContext('bitmaprenderer');
  if (!frame) return null;
  still.className = canvas.className;
  still.setAttribute('aria-hidden', 'true');
  let isShown = false;
  let strokes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whatever is under way is out of date. */
  const begin = (): number => {
    clearTimeout(timer);
    return (strokes += 1);
  };
  const show = (picture: ImageBitmap): void => {
    begin();
    frame.transferFromImageBitmap(picture);
    if (isShown) return;
    isShown = true;
    canvas.after(still);
    canvas.style.display = 'none';
  };
  const take = async (stroke: number): Promise<void> => {
    if (canvas.width === 0 || canvas.height === 0) return;
    const picture = await createImageBitmap(canvas);
    if (stroke === strokes) show(picture);
    else picture.close();
  };
  const rest = (stroke: number): void => {
    take(stroke).catch((cause: unknown) => console.warn('No picture of a canvas', cause));
  };
  return {
    show,
    follow: () => {
      const stroke = begin();
      if (isShown) rest(stroke);
      else timer = setTimeout(rest, REST_MS, stroke);
    },
    leave: () => {
      begin();
      isShown = false;
      still.remove();
      canvas.style.display = '';
    },
    isShown: () => isShown,
    remove: () => {
      begin();
      still.remove();
    },
  };
}
