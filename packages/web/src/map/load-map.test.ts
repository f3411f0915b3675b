// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { loadMap, NoGraphics } from './load-map.ts';
import { loadStyle } from './style/load-style.ts';

vi.mock('./style/label-fonts.ts', () => ({ loadLabelFonts: async () => undefined }));
vi.mock('./style/load-style.ts', () => ({ loadStyle: vi.fn() }));
vi.mock('./map-controller.ts', () => ({}));

it('loads nothing where the browser cannot draw', async () => {
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
  await expect(loadMap('light', 'de')).rejects.toBeInstanceOf(NoGraphics);
  expect(loadStyle).not.toHaveBeenCalled();
});
