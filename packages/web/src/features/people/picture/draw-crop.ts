import { squareOf, type Crop } from './crop.ts';

const SIDE = 1024;
const QUALITY = 0.9;

/** The chosen square as a file of its own, small enough to be sent over a phone's network. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null): void => {
      if (blob) resolve(blob);
      else reject(new Error('the browser cannot write this picture'));
    };
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const { width, height } = canvas;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, width, height);
}
