import { isIP } from 'node:net';
import { z } from 'zod';
import { readS3Address } from './s3-address.ts';
import { shopSettings } from './shop-settings.ts';

const oidcProvider = z.strictObject({
  // 'credential' is how the identity service calls its own passwords.
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/)
    .refine((id) => id !== 'credential'),
  label: z.string().min(1).max(60),
  issuer: z.string().refine(isSafeAddress),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

const oidcProviders = z
  .string()
  .transform(parseJson)
  .pipe(z.array(oidcProvider).readonly())
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length);

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));

const origin = z.string().refine(isOrigin).transform(withoutSlash);
/** May have a path, unlike an origin; a name and a password in it would end up in logs. */
const serviceAddress = z
  .string()
  .refine((text) => hasProtocol('https:', 'http:')(text) && !new URL(text).username)
  .refine((text) => new URL(text).search === '' && new URL(text).hash === '');
const s3Address = z.string().transform((text, context) => {
  const address = readS3Address(text);
  if (address) return address;
  context.addIssue({ code: 'custom', message: 'no address of a bucket' });
  return z.NEVER;
});
const line = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .default('');
const mailAddress = z.string().regex(/^[^<>@\s]+@[^<>@\s]+$/);
const mailbox = z.string().regex(/^([^<>\p{Cc}]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u);

const mailAddresses = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
  .pipe(z.array(mailAddress));

const mapHosts = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim()))
  .pipe(z.array(origin));

const trustProxy = z
  .string()
  .refine((text) => text === 'false' || /^[1-9]\d?$/.test(text) || isAddressList(text))
  .transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text));

const each = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/)
    .default('localhost'),
  PROCESSES: z
    .string()
    .regex(/^([1-9]|1[0-6])$/)
    .transform(Number)
    .nullable()
    .default(null),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().refine(hasProtocol('postgres:', 'postgresql:')).nullable().default(null),
  REDIS_URL: z.string().refine(isRedisAddress).nullable().default(null),
  S3_URL: s3Address.nullable().default(null),
  PUBLIC_URL: origin.nullable().default(null),
  ENGLISH_URL: origin.nullable().default(null),
  FORUM_URL: origin.default('https://forum.fahrtwind.example'),
  SMTP_URL: z.string().refine(hasProtocol('smtp:', 'smtps:')).nullable().default(null),
  MAIL_FROM: mailbox.default('Fahrtwind <noreply@fahrtwind.example>'),
  OIDC_PROVIDERS: oidcProviders.default([]),
  ANALYTICS_SCRIPT_URL: z.string().refine(isSafeAddress).nullable().default(null),
  COOKIE_BANNER: z.enum(['always', 'when-needed']).default('always'),
  BOOKING_PARTNER_ID: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .default(''),
  MODERATORS: mailAddresses.or(z.literal('').transform(() => [])).default([]),
  ADMINS: mailAddresses.or(z.literal('').transform(() => [])).default([]),
  ...shopSettings,
  OPERATOR_NAME: line,
  OPERATOR_STREET: line,
  OPERATOR_CITY: line,
  OPERATOR_COUNTRY: line,
  OPERATOR_EMAIL: mailAddress.or(z.literal('')).default(''),
  OPERATOR_PHONE: line,
  OPERATOR_REPRESENTATIVE: line,
  OPERATOR_REGISTER: line,
  OPERATOR_VAT_ID: line,
  OPERATOR_RESPONSIBLE: line,
  ROUTING: z.enum(['auto', 'estimate']).default('auto'),
  ROUTING_URL: serviceAddress.nullable().default(null),
  REGIONS_URL: serviceAddress.nullable().default(null),
  ROUTING_ENGINE: z.enum(['auto', 'valhalla', 'osrm']).default('auto'),
  GEOCODER: z.enum(['gazetteer', 'photon', 'nominatim']).default('gazetteer'),
  GEOCODER_URL: serviceAddress.nullable().default(null),
  ASSISTANT_URL: serviceAddress.nullable().default(null),
  ASSISTANT_MODEL: z
    .string()
    .regex(/^\P{Cc}{1,200}$/u)
    .nullable()
    .default(null),
  ASSISTANT_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/)
    .nullable()
    .default(null),
  TOKEN_SYNC_PATH: z
    .string()
    .regex(/^\/(?!\/|api(?:\/|$))[\w./-]{1,200}$/)
    .nullable()
    .default(null),
  RESOLVE_LINKS: z.enum(['on', 'off']).default('off'),
  POI_URL: serviceAddress.nullable().default(null),
  LODGING_URL: serviceAddress.nullable().default(null),
  LODGING_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .nullable()
    .default(null),
  MAP_STYLE_URL: z.string().refine(isSafeAddress).nullable().default(null),
  MAP_STYLE_HOSTS: mapHosts.default([]),
  MAP_PMTILES: z.string().refine(isArchive).nullable().default(null),
  SECRET: z.string().min(32).nullable().default(null),
  DISK_RESERVE_MB: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .nullable()
    .default(null),
  METRICS: z.enum(['loopback', 'public']).default('loopback'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,200}$/)
    .nullable()
    .default(null),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: trustProxy.default(false),
});

/** Reads environment variables; variables.ts says the same in words. */
export const settings = each
  .refine(({ GEOCODER, GEOCODER_URL }) => GEOCODER === 'gazetteer' || GEOCODER_URL !== null, {
    path: ['GEOCODER'],
  })
  // Without the second, a payment would go unnoticed if its payer does not come back.
  .refine((all) => all.STRIPE_SECRET_KEY === null || all.STRIPE_WEBHOOK_SECRET !== null, {
    path: ['STRIPE_SECRET_KEY'],
  })
  .refine(({ ASSISTANT_URL, ASSISTANT_MODEL }) => !ASSISTANT_URL || ASSISTANT_MODEL !== null, {
    path: ['ASSISTANT_URL'],
  });

export type Settings = Readonly<z.output<typeof settings>>;

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
}

function hasProtocol(...protocols: readonly string[]): (text: string) => boolean {
  return (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isRedisAddress(text: string): boolean {
  return hasProtocol('redis:', 'rediss:')(text) && /^\/?\d{0,2}$/.test(new URL(text).pathname);
}

function isOrigin(text: string): boolean {
  if (!hasProtocol('https:', 'http:')(text)) return false;
  return new URL(text).origin === withoutSlash(text).toLowerCase();
}

function withoutSlash(text: string): string {
  return text.replace(/\/$/, '');
}

function isSafeAddress(text: string): boolean {
  if (hasProtocol('https:')(text)) return true;
  if (!hasProtocol('http:')(text)) return false;
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(text).hostname);
}

/** An address, or a file on this machine. */
function isArchive(text: string): boolean {
  return text.endsWith('.pmtiles') && (!text.includes('://') || isSafeAddress(text));
}

function isAddressList(text: string): boolean {
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  return text
    .split(',')
    .map((entry) => entry.trim())
    .every((entry) => known.includes(entry) || isNetwork(entry));
}

function isNetwork(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isLength = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest);
  return isIP(address) > 0 && isLength;
}
