/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, type: string, limit: number }} Measured what is measured of it, under which mark */
/** @typedef {{ name: string, measured: readonly Measured[], act: (page: Page, round: number, mark: (name: string) => Promise<void>) => Promise<void> }} Input */

const EDIT_LIMIT_MS = 50;
const HOVER_LIMIT_MS = 16;
/** The pause between two key presses of a practised user. */
const PACE_MS = 150;
/** Far enough to pass the next stop, so that the drop changes the trip. */
const MOVES_OF_A_DRAG = 40;
const MOVE_PX = 8;
const MOVE_MS = 25;

/** @param {string} name @param {string} type @param {number} [limit] */
const edit = (name, type, limit = EDIT_LIMIT_MS) => ({ name, type, limit });

/** @type {readonly Input[]} */
export const INPUTS = [
  { name: 'hover', measured: [edit('hover', 'mousemove', HOVER_LIMIT_MS)], act: hover },
  {
    name: 'menu',
    measured: [edit('open menu', 'keydown'), edit('edit by menu', 'keydown')],
    act: toggleByMenu,
  },
  {
    name: 'keys',
    measured: [
      edit('take by key', 'keydown'),
      edit('step by key', 'keydown'),
      edit('drop by key', 'keydown'),
    ],
    act: moveByKeys,
  },
  {
    name: 'drag',
    measured: [
      edit('take', 'pointerdown'),
      edit('drag', 'pointermove'),
      edit('let go', 'pointerup'),
    ],
    act: drag,
  },
  {
    name: 'delete',
    measured: [edit('delete', 'keydown'), edit('undo', 'keydown'), edit('redo', 'keydown')],
    act: remove,
  },
  { name: 'typing', measured: [edit('type a letter', 'keydown')], act: typeNote },
  { name: 'add', measured: [edit('add a stop', 'keydown')], act: add },
];

/** @type {Input['act']} */
async function hover(page, round, mark) {
  const box = await page
    .locator('[data-row]')
    .nth(2 + (round % 4))
    .boundingBox();
  if (!box) throw new Error('There is no row to hover');
  await mark('hover');
  await page.mouse.move(box.x + 200, box.y + box.height / 2);
  await page.waitForTimeout(PACE_MS);
}

/** @type {Input['act']} */
async function toggleByMenu(page, round, mark) {
  await page.evaluate(focusMenu, round % 8);
  await page.waitForTimeout(2 * PACE_MS);
  await mark('open menu');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2 * PACE_MS);
  // The first action of a stop.
  await mark('edit by menu');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(3 * PACE_MS);
}

/** Focuses without a locator, whose search through the page would be slowed down too. @param {number} index */
async function focusMenu(index) {
  // The next day is drawn when the list has scrolled near it.
  for (let frames = 0; frames < 200; frames += 1) {
    const menus = document.querySelectorAll('[data-stop] > div > button');
    const menu = menus.item(index % menus.length);
    if (menu instanceof HTMLElement) return menu.focus();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error('There is no menu to open');
}

/** @type {Input['act']} */
async function moveByKeys(page, round, mark) {
  await page.evaluate((index) => {
    const handle = document.querySelectorAll('[data-stop] > [data-handle]')[index];
    if (handle instanceof HTMLElement) handle.focus();
  }, round % 6);
  await page.waitForTimeout(2 * PACE_MS);
  for (const [name, key] of /** @type {const} */ ([
    ['take by key', 'Space'],
    ['step by key', 'ArrowDown'],
    ['drop by key', 'Space'],
  ])) {
    await mark(name);
    await page.keyboard.press(key);
    await page.waitForTimeout(3 * PACE_MS);
  }
}

/** @type {Input['act']} */
async function drag(page, round, mark) {
  const handle = page.locator('[data-stop] > [data-handle]').nth(round % 4);
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(PACE_MS);
  const box = await handle.boundingBox();
  if (!box) throw new Error('There is no handle to drag by');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(2 * PACE_MS);
  await mark('take');
  await page.mouse.down();
  await page.waitForTimeout(PACE_MS);
  for (let move = 1; move <= MOVES_OF_A_DRAG; move += 1) {
    if (move % 10 === 1) await mark('drag');
    await page.mouse.move(x, y + move * MOVE_PX);
    await page.waitForTimeout(MOVE_MS);
  }
  await page.waitForTimeout(PACE_MS);
  await mark('let go');
  await page.mouse.up();
  await page.waitForTimeout(4 * PACE_MS);
}

/** @type {Input['act']} */
async function remove(page, round, mark) {
  await page.evaluate(focusMenu, round % 8);
  await page.waitForTimeout(2 * PACE_MS);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(2 * PACE_MS);
  await page.keyboard.press('End');
  await page.waitForTimeout(PACE_MS);
  for (const [name, key] of /** @type {const} */ ([
    ['delete', 'Enter'],
    ['undo', 'Control+z'],
    ['redo', 'Control+Shift+z'],
  ])) {
    if (name !== 'delete') await page.keyboard.down('Control');
    if (name === 'redo') await page.keyboard.down('Shift');
    await page.waitForTimeout(PACE_MS);
    await mark(name);
    await page.keyboard.press(key.split('+').at(-1) ?? '');
    await page.waitForTimeout(4 * PACE_MS);
    if (name === 'redo') await page.keyboard.up('Shift');
    if (name !== 'delete') await page.keyboard.up('Control');
  }
  await page.keyboard.press('Control+z');
  await page.waitForTimeout(4 * PACE_MS);
}

/** @type {Input['act']} */
async function typeNote(page, round, mark) {
  if (round === 0) {
    await page.locator('[data-row] h3 button').nth(1).click();
    await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
    await page.getByRole('textbox', { name: 'Notiz' }).first().focus();
    await page.waitForTimeout(1500);
  }
  await mark('type a letter');
  await page.keyboard.press('a');
  await page.waitForTimeout(2 * PACE_MS);
}

const PLACES = ['Berlin', 'Wien', 'Rom', 'Lyon'];

/** @type {Input['act']} */
async function add(page, round, mark) {
  if (round === 0) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stopp zu Tag 1 hinzufügen' }).click();
    await page.waitForTimeout(1000);
  }
  const field = page.getByRole('combobox', { name: 'Neuer Stopp an Tag 1' });
  await field.fill(PLACES[round % PLACES.length] ?? '');
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(2 * PACE_MS);
  await mark('add a stop');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(5 * PACE_MS);
}
