/** Letters of the extended alphabet, whose file the browser loads only when one of them is used. */
const EXTENDED = 'ąčęğłőřşšťůžń';
const WEIGHTS = [400, 500, 700];
/** After this time a fallback font is better than no map. */
const PATIENCE_MS = 400;

/**
 * Waits for the app's font: MapLibre draws each letter once and caches it, so a letter drawn too early would stay in
 * the fallback font.
 */
export async function loadLabelFonts(): Promise<void> {
  const fonts = WEIGHTS.flatMap((weight) =>
    ['a', EXTENDED].map((text) => document.fonts.load(`${weight} 16px "Noto Sans"`, text)),
  );
  const patience = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(fonts), patience]);
}
