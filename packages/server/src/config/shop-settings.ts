import { ACCESSIBILITY_STANDINGS, EU_COUNTRIES, TAX_MODES } from '@fahrtwind/domain';
import { z } from 'zod';
import { isLoopbackHost } from './is-loopback-host.ts';

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();

const iban = z
  .string()
  .transform(withoutSpaces)
  .pipe(
    z
      .string()
      .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)
      .refine(hasRightCheckDigits),
  );

const countries = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().toUpperCase()))
  .pipe(z.array(z.enum(EU_COUNTRIES)).min(1))
  .transform((list) => [...new Set(list)]);

/** What the shop needs to know; part of `settings`. */
export const shopSettings = {
  SHOP_COUNTRIES: countries.default(['DE']),
  SHOP_TAX: z.enum(TAX_MODES).default('regular'),
  OPERATOR_ACCESSIBILITY: z.enum(ACCESSIBILITY_STANDINGS).default('partial'),
  OPERATOR_TAX_NUMBER: z
    .string()
    .regex(/^[\d/ ]{8,20}$/)
    .default(''),
  OPERATOR_IBAN: iban.or(z.literal('')).default(''),
  OPERATOR_BIC: z
    .string()
    .transform(withoutSpaces)
    .pipe(z.string().regex(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/))
    .default(''),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[\w-]{8,300}$/)
    .nullable()
    .default(null),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{8,300}$/)
    .nullable()
    .default(null),
  STRIPE_URL: z.string().refine(isOnThisMachine).nullable().default(null),
};

/** ISO 13616: with the first four characters at the end and letters as numbers, 1 is left over of 97. */
function hasRightCheckDigits(text: string): boolean {
  const digits = Array.from(`${text.slice(4)}${text.slice(0, 4)}`)
    .map((character) => Number.parseInt(character, 36).toString())
    .join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Anywhere else the key would be given away. */
function isOnThisMachine(text: string): boolean {
  return URL.canParse(text) && isLoopbackHost(new URL(text).host) && text.startsWith('http://');
}
