import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import journeys from './playwright.config.ts';

// Starts outside of tools/test.mjs, which finds the browser for the journeys.
const executablePath = await findBrowser();

export default defineConfig({
  ...journeys,
  testDir: 'pictures',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Letters are drawn otherwise on each machine.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  use: { ...journeys.use, launchOptions: { ...journeys.use?.launchOptions, executablePath } },
});
