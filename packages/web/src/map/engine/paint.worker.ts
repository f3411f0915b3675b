import { paintDrawing } from './drawing.ts';
import type { FontFile, FromPainter, PaintJob, ToPainter } from './paint-job.ts';
import { createNameSizes } from './paint-names.ts';

declare const self: { readonly fonts?: FontFaceSet };

addEventListener('message', ({ data }: MessageEvent<ToPainter>) => {
  if (data.kind === 'fonts') {
    begin(data.files).catch((error: unknown) => tell({ kind: 'unable', reason: String(error) }));
    return;
  }
  const picture = paint(data.job);
  tell({ kind: 'picture', id: data.id, picture }, [picture]);
});

/** Names are as wide here as on the page, or they would take each other's room: nothing is painted without the fonts. */
async function begin(files: readonly FontFile[]): Promise<void> {
  const { fonts } = self;
  if (!fonts) throw new TypeError('There are no fonts in workers');
  await Promise.all(
    files.map(async ({ family, source, weight, unicodeRange }) => {
      fonts.add(await new FontFace(family, source, { weight, unicodeRange }).load());
    }),
  );
  studio();
  tell({ kind: 'ready' });
}

function paint({ area: { x, y, width, height, scale }, drawing }: PaintJob): ImageBitmap {
  const { canvas, pen, sizeOf } = studio();
  // Also empties it.
  canvas.width = width;
  canvas.height = height;
  pen.setTransform(scale, 0, 0, scale, -x, -y);
  paintDrawing(pen, drawing, sizeOf);
  return canvas.transferToImageBitmap();
}

type Studio = ReturnType<typeof makeStudio>;

let made: Studio | null = null;

function studio(): Studio {
  return (made ??= makeStudio());
}

function makeStudio() {
  const canvas = new OffscreenCanvas(1, 1);
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('There is no pen in workers');
  return { canvas, pen, sizeOf: createNameSizes(pen) };
}

function tell(message: FromPainter, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
