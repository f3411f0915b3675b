import { PRODUCT_KINDS, VAT_PERCENTS } from '@fahrtwind/domain';
import { z } from 'zod';

const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);
const line = z.string().trim().min(1).max(200);
/** The same in both languages of the site. */
const words = z.strictObject({ de: line, en: line });
const paragraphs = z.array(z.string().trim().min(1).max(1200)).min(1).max(12);
const sentences = z.array(z.string().trim().min(1).max(400)).max(12);

/** The manufacturer, as the General Product Safety Regulation (EU) 2023/988 has it: a postal and an electronic address. */
const maker = z.strictObject({
  name: line,
  street: line,
  city: line,
  country: line,
  /** An address for mails, or of a page with a form. */
  electronic: z.string().regex(/^(?:[^@\s]+@[^@\s]+|https:\/\/\S+)$/),
});

/** One part of a textile with all of its fibres, by the names of Regulation (EU) 1007/2011. */
const fibres = z.strictObject({
  /** Such as the lining; null for the whole. */
  part: words.nullable(),
  fibres: z
    .array(z.strictObject({ name: words, percent: z.int().min(1).max(100) }))
    .min(1)
    .refine((all) => all.reduce((sum, { percent }) => sum + percent, 0) === 100, {
      message: 'the fibres of a part are 100 percent together',
    }),
});

const picture = z.strictObject({
  /** An SVG file of our own beside this one. */
  file: z.string().regex(/^[a-z0-9-]+\.svg$/),
  alt: words,
});

const variant = z.strictObject({
  id,
  size: line.nullable(),
  colour: words.nullable(),
  /** The weight of one piece as it is sent; 0 for what is not sent. */
  weightGrams: z.int().min(0).max(30_000),
});

/** A file of `content/products`. What a product must have by law is not optional here: without it, it is not shown. */
export const productFile = z
  .strictObject({
    id,
    kind: z.enum(PRODUCT_KINDS),
    /** Products are listed from the lowest. */
    rank: z.int().min(0).max(1000),
    name: words,
    summary: words,
    description: z.strictObject({ de: paragraphs, en: paragraphs }),
    /** Gross, of every variant. */
    priceCents: z.int().min(1).max(1_000_000),
    vatPercent: z.literal(VAT_PERCENTS),
    pictures: z.array(picture).min(1).max(8),
    material: words,
    /** What textiles are made of; empty for all else. */
    fibres: z.array(fibres).max(6),
    /** operator: we make it ourselves; the address is the operator's by configuration. */
    maker: z.literal('operator').or(maker),
    /** Type, batch or model number on the product or its wrapping. */
    identifier: line,
    /** Empty where the product needs none. */
    warnings: z.strictObject({ de: sentences, en: sentences }),
    /** Working days until it arrives; null for what is not sent. */
    deliveryDays: z.strictObject({ from: z.int().min(1), to: z.int().max(90) }).nullable(),
    /** How long a pro pass lasts; null for goods. */
    passDays: z.int().min(1).max(1100).nullable(),
    variants: z.array(variant).min(1).max(60),
  })
  .refine((file) => (file.kind === 'pro-pass') === (file.passDays !== null), {
    path: ['passDays'],
    message: 'a pro pass has a term, and only a pro pass',
  })
  .refine((file) => (file.kind === 'goods') === (file.deliveryDays !== null), {
    path: ['deliveryDays'],
    message: 'goods have a time of delivery, and only goods',
  })
  .refine((file) => file.variants.every((one) => one.weightGrams > 0 === (file.kind === 'goods')), {
    path: ['variants'],
    message: 'goods weigh something, and only goods',
  });

export type ProductFile = z.infer<typeof productFile>;
