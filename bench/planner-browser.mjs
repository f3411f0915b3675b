import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { runBuiltServer } from '../tools/run-built-server.mjs';
import { makeBigTrip } from './big-trip.mjs';

/** A map without a style is not drawn: the list has the screen and the processor for itself. */
const MAP_STYLE = '**/api/map/style.json*';

/**
 * A guest with a trip of so many days with six stops each, the last ten of 60 without any, and a short one, in a real browser.
 *
 * @param {number} [dayCount]
 */
export async function startPlanner(dayCount = 60) {
  const server = await runBuiltServer({ COOKIE_BANNER: 'when-needed' });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--js-flags=--expose-gc', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const baseURL = `http://localhost:${server.port}`;
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const tripId = await prepareTrips(context.request, baseURL, dayCount);
  return {
    browser,
    context,
    baseURL,
    tripId,
    /** A page whose map stays empty. */
    pageWithoutMap: async () => {
      const page = await context.newPage();
      await page.route(MAP_STYLE, leaveUnanswered);
      return page;
    },
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/**
 * @param {import('@playwright/test').APIRequestContext} request
 * @param {string} origin
 * @param {number} dayCount
 */
async function prepareTrips(request, origin, dayCount) {
  const headers = { origin };
  await request.post('/api/auth/sign-in/anonymous', { headers, data: {} });
  const big = await makeBigTrip();
  const kept = big.days.slice(0, dayCount);
  const hotels = big.hotels.filter(({ id }) => kept.some(({ hotelId }) => hotelId === id));
  const trip = { ...big, days: kept, hotels };
  const short = { ...trip, title: 'Kurz', days: trip.days.slice(0, 2), hotels: [] };
  const days = short.days.map((day) => ({ ...day, hotelId: null }));
  /** @type {string[]} */
  const ids = [];
  for (const one of [trip, { ...short, days }]) {
    const id = `planer-${randomUUID()}`;
    const { userId: _, ...data } = { ...one, id };
    const reply = await request.put(`/api/trips/${id}`, {
      headers: { ...headers, 'if-none-match': '*' },
      data,
    });
    if (!reply.ok()) throw new Error(await reply.text());
    ids.push(id);
  }
  return ids[0] ?? '';
}

function leaveUnanswered() {}
