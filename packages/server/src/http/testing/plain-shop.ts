import type { Endpoints } from '@fahrtwind/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../handle.ts';

const CLOSED = {
  isOpen: false,
  missing: [],
  payments: [],
  countries: [],
  shipping: [],
  taxMode: 'regular' as const,
  texts: [],
};

const nothing = async (): Promise<never> => {
  throw new AppError('object-not-found');
};

type ShopEndpoint = Extract<
  keyof Endpoints,
  | `${string}Shop${string}`
  | `${string}Order${string}`
  | `${string}Revocation${'' | 's'}`
  | `${string}Stock`
  | `${string}Payment`
  | 'getProduct'
  | 'getProductPicture'
  | 'priceCart'
  | 'getInvoice'
  | 'revokeContract'
  | 'recordRefund'
>;

/** A shop with nothing in it. */
export const plainShopHandlers: Handlers<ShopEndpoint> = {
  getShop: async () => ({ shop: CLOSED, products: [] }),
  getProduct: nothing,
  getProductPicture: nothing,
  getShopText: nothing,
  priceCart: nothing,
  placeOrder: nothing,
  listOrders: async () => ({ orders: [] }),
  getOrder: nothing,
  getInvoice: nothing,
  cancelOrder: nothing,
  payOrder: nothing,
  checkPayment: nothing,
  revokeContract: nothing,
  getShopStatus: nothing,
  listShopOrders: async () => ({ orders: [], next: null }),
  getShopOrder: nothing,
  getShopInvoice: nothing,
  recordPayment: nothing,
  shipOrder: nothing,
  cancelShopOrder: nothing,
  recordRefund: nothing,
  listStock: async () => ({ variants: [], prices: [] }),
  setStock: async ({ body: { stock } }) => ({ stock }),
  listRevocations: async () => ({ revocations: [] }),
  assignRevocation: nothing,
};
