import { isPassOnly } from '@fahrtwind/domain';
import type { Order } from '@fahrtwind/contract';
import { useShopTexts } from '../texts.ts';

/** The word for an order's state; a pass is never sent. */
export function useOrderState({ state, lines }: Pick<Order, 'state' | 'lines'>): string {
  const { orderState, passState } = useShopTexts();
  return state === 'shipped' && isPassOnly(lines) ? passState : orderState[state];
}
