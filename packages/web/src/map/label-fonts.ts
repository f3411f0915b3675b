/** Letters of the extended alphabet, whose file the browser loads only when one of them is met. */
const EXTENDED = 'ąčęğłőřşšťůžń';
const WEIGHTS = [400, 500, 700];
/** Labels in a substitute are better than a map that does not come. */
const PATIENCE_MS = 400;

/**
 * Waits for the app's font: MapLibre draws each letter once and keeps it, so one that is drawn too early would stay in
 * the substitute for good.
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
