import type { Locator, Page } from '@playwright/test';

/** Where something is dropped: an element, and how far down in it, from 0 to 1. */
export interface DropWish {
  readonly selector: string;
  readonly at: number;
  /** The element that scrolls when the pointer reaches its edge. */
  readonly within: string;
}

interface Hand {
  readonly down: (x: number, y: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly up: () => Promise<void>;
}

/** Drags a control to a position and drops it; scrolls by waiting at the edge, as people do. */
export async function carry(page: Page, handle: Locator, wish: DropWish, isTouch: boolean) {
  const hand = isTouch ? await fingerOf(page) : mouseOf(page);
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const from = await middleOf(handle);
  await hand.down(from.x, from.y);
  await hand.move(from.x, from.y + 8);
  let lastY = Number.NaN;
  for (let tries = 0; tries < 200; tries += 1) {
    const list = await boxOf(page.locator(wish.within));
    const target = await boxOf(page.locator(wish.selector).first());
    const y = target.y + target.height * wish.at;
    const [top, bottom] = [list.y + 60, list.y + list.height - 60];
    const isInSight = y >= top && y <= bottom;
    // The list may have scrolled on after the pointer left its edge.
    if (isInSight && Math.abs(y - lastY) < 1) return hand.up();
    lastY = isInSight ? y : Number.NaN;
    await hand.move(from.x, isInSight ? y : y < top ? list.y + 8 : list.y + list.height - 8);
    await page.waitForTimeout(50);
  }
  throw new Error(`${wish.selector} never came into sight`);
}

const STEP_PIXELS = 10;

/** Offsets from the centre outwards, so that the nearest are tried first. */
const AROUND = Array.from({ length: 13 * 13 }, (_, index) => ({
  right: ((index % 13) - 6) * STEP_PIXELS,
  down: (Math.floor(index / 13) - 6) * STEP_PIXELS,
})).toSorted((one, other) => Math.hypot(one.right, one.down) - Math.hypot(other.right, other.down));

/** Finds something draggable near the centre of a map and drags it by this many pixels. */
export async function dragBy(page: Page, map: Locator, way: { right: number; down: number }) {
  const middle = await middleOf(map);
  const hand = mouseOf(page);
  for (const { right, down } of AROUND) {
    const [x, y] = [middle.x + right, middle.y + down];
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const cursor = await map
      .locator('canvas')
      .first()
      .evaluate(({ style }) => style.cursor);
    if (cursor !== 'grab' && cursor !== 'pointer') continue;
    await hand.down(x, y);
    await hand.move(x + way.right / 2, y + way.down / 2);
    await hand.move(x + way.right, y + way.down);
    return hand.up();
  }
  throw new Error('nothing near the middle of the map can be taken');
}

function mouseOf({ mouse }: Page): Hand {
  return {
    down: async (x, y) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: (x, y) => mouse.move(x, y, { steps: 3 }),
    up: () => mouse.up(),
  };
}

/** The tool itself can only tap. */
async function fingerOf(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    void (await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    }));
  return {
    down: (x, y) => touch('touchStart', x, y),
    move: (x, y) => touch('touchMove', x, y),
    up: () => touch('touchEnd'),
  };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not on the screen: ${String(locator)}`);
  return box;
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}
