import { MAX_CART_LINES } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { CART_KEY, createCartStore } from './cart-store.ts';

function device(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [[CART_KEY, stored]]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, open: () => createCartStore(() => storage) };
}

const mug = { variantId: 'becher', quantity: 2, unitCents: 1490, name: 'Becher' };

it('keeps what is in it for the next page', () => {
  const { open } = device();
  open().add(mug);
  expect(open().get()).toEqual([mug]);
});

it('adds to what is there, up to what one order may have', () => {
  const cart = device().open();
  cart.add(mug);
  cart.add({ ...mug, quantity: 3 });
  expect(cart.get()).toEqual([{ ...mug, quantity: 5 }]);
  cart.add({ ...mug, quantity: 9 });
  expect(cart.get()[0]?.quantity).toBe(10);
});

it('has room for so many lines and no more', () => {
  const cart = device().open();
  for (let line = 0; line < MAX_CART_LINES; line += 1)
    expect(cart.add({ ...mug, variantId: `v${line}` })).toBe(true);
  expect(cart.add({ ...mug, variantId: 'einer-zu-viel' })).toBe(false);
  expect(cart.get()).toHaveLength(MAX_CART_LINES);
});

it('removes, clears and leaves nothing behind', () => {
  const { kept, open } = device();
  const cart = open();
  cart.add(mug);
  cart.setQuantity('becher', 4);
  expect(cart.get()[0]?.quantity).toBe(4);
  cart.remove('becher');
  expect([...kept]).toEqual([]);
});

it('takes over what another tab has written', () => {
  const { open } = device();
  const [one, other] = [open(), open()];
  one.add(mug);
  other.reload();
  expect(other.get()).toEqual([mug]);
});

it('is empty after signing out has removed it, and stays where the browser keeps nothing', () => {
  const { kept, open } = device();
  const cart = open();
  cart.add(mug);
  kept.clear();
  cart.reload();
  expect(cart.get()).toEqual([]);
  const nowhere = createCartStore(() => {
    throw new Error('no storage');
  });
  nowhere.add(mug);
  nowhere.reload();
  expect(nowhere.get()).toEqual([mug]);
});

it.each([
  '{',
  'null',
  '[{"variantId":1}]',
  '[{"variantId":"a","name":"b","unitCents":1,"quantity":0}]',
])('is empty when %s is stored', (stored) => {
  expect(device(stored).open().get()).toEqual([]);
});
