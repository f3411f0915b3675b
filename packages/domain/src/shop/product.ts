/** A pro pass is a product with a fixed term that ends by itself. */
export const PRODUCT_KINDS = ['goods', 'pro-pass'] as const;

export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Rates of German VAT. */
export const VAT_PERCENTS = [7, 19] as const;

/** small-business: § 19 UStG, no VAT is shown. */
export const TAX_MODES = ['regular', 'small-business'] as const;

export type TaxMode = (typeof TAX_MODES)[number];

export const MAX_CART_LINES = 20;
export const MAX_LINE_QUANTITY = 10;

/** How many of one variant are in the cart. */
export interface CartLine {
  readonly variantId: string;
  readonly quantity: number;
}

/** Why a line of a cart cannot be ordered as it is. */
export const CART_PROBLEMS = ['gone', 'sold-out', 'too-few'] as const;

export type CartProblem = (typeof CART_PROBLEMS)[number];
