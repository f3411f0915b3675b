import { createRequire } from 'node:module';
import type { MapDrawing } from '@fahrtwind/contract';
import { viewedTrip, type PublicTrip, type Trip } from '@fahrtwind/domain';
import { renderAsync } from '@resvg/resvg-js';
import type { TaskContext } from '../../../threads/task.ts';
import { MAP_SIZE, previewSvg } from './preview-svg.ts';

const require = createRequire(import.meta.url);
const FONTS = [
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
];

interface Question {
  readonly trip: Trip;
  readonly size: { readonly width: number; readonly height: number };
}

type DrawRoute = (question: Question, context: TaskContext) => Promise<MapDrawing | null>;

export function createPreviewTasks(drawRoute: DrawRoute) {
  return {
    drawPreview: async (trip: PublicTrip, context: TaskContext): Promise<Uint8Array> => {
      const map = await drawRoute({ trip: viewedTrip(trip), size: MAP_SIZE }, context);
      const picture = await renderAsync(previewSvg(trip, map), {
        font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Noto Sans' },
      });
      return picture.asPng();
    },
  };
}

export type PreviewTasks = ReturnType<typeof createPreviewTasks>;
