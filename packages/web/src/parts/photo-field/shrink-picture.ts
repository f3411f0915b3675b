/** The longer side of what is sent: the server keeps nothing larger. */
const MAX_SIDE = 1920;
const QUALITY = 0.88;

/**
 * A picture as a JPEG of at most 1,920 px, upright and without what the camera wrote into it. Takes whatever this
 * browser can show, HEIC in some; throws where it cannot.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = fitInto(picture, MAX_SIDE);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('the browser cannot draw');
    // JPEG has no transparency: it would become black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(picture, 0, 0, width, height);
    return await jpegOf(canvas);
  } finally {
    picture.close();
  }
}

export function fitInto(
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
): { readonly width: number; readonly height: number } {
  const share = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null): void => {
      if (blob) resolve(blob);
      else reject(new Error('the browser cannot write this picture'));
    };
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}
