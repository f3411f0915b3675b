import { expect, type Page } from '@playwright/test';

/** Maps come in pieces, and moments are others in each run. */
const CHANGING = '.maplibregl-map, canvas, time';

/** Compares what is to be seen with the stored picture of that name, once all fonts and photos are there. */
export async function comparePicture(page: Page, picture: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page).toHaveScreenshot(`${picture}.png`, { mask: [page.locator(CHANGING)] });
}
