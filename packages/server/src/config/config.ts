import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { PublicConfig } from '@fahrtwind/contract';
import type { AccessibilityStanding, ShopCountry, TaxMode } from '@fahrtwind/domain';
import { projectFolder } from './project-folder.ts';
import type { S3Address } from './s3-address.ts';
import { StartupError } from './startup-error.ts';
import { settings } from './settings.ts';
import type { Settings } from './settings.ts';
import { isVariable, variables } from './variables.ts';
import type { VariableName } from './variables.ts';

/** Everything that is decided outside of the program, checked and with its defaults. */
export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** How many processes serve; null: as many as there are cores, up to four. */
  readonly processes: number | null;
  /** Absolute. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Where servers count requests together; null: in PostgreSQL. */
  readonly redisUrl: string | null;
  /** Where pictures are kept; null: in the data folder. */
  readonly s3: S3Address | null;
  /** Null if the site's address is not configured: it runs locally. */
  readonly publicUrl: string | null;
  /** For canonical links; like all addresses here an origin without a slash at its end. */
  readonly mainUrl: string;
  readonly englishUrl: string;
  readonly forumUrl: string;
  /** Null: mails become files in the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly oidcProviders: Settings['OIDC_PROVIDERS'];
  readonly analyticsScriptUrl: string | null;
  readonly cookieBanner: 'always' | 'when-needed';
  /** Goes along with links to the booking site, which are advertisements then; empty without one. */
  /** What the operator declares about the BFSG. */
  readonly accessibility: AccessibilityStanding;
  readonly bookingPartnerId: string;
  /** Addresses of the people who moderate, in small letters. An account counts once its address is confirmed. */
  readonly moderators: readonly string[];
  /** Addresses of the people who run the shop, likewise. */
  readonly admins: readonly string[];
  readonly shop: ShopConfig;
  readonly operator: Readonly<PublicConfig['operator']>;
  /** estimate: by the table of roads only, even where something better is there. */
  readonly routing: Settings['ROUTING'];
  /** Null: an imported region, or the estimate. */
  readonly routingUrl: string | null;
  /** A server of OpenStreetMap extracts, for admins who import a region; null: they import files. */
  readonly regionsUrl: string | null;
  /** auto: found out by asking. */
  readonly routingEngine: Settings['ROUTING_ENGINE'];
  readonly geocoder: Settings['GEOCODER'];
  /** Address of the Photon or Nominatim server. */
  readonly geocoderUrl: string | null;
  /** The language model that the assistant asks; null: it understands by rules alone. */
  readonly assistant: AssistantEndpoint | null;
  /** Where browsers send who is signed in, for another program on the same address; null: nowhere. */
  readonly tokenSyncPath: string | null;
  /** Whether map apps' short links may be followed, for which their servers are asked. */
  readonly resolveLinks: boolean;
  /** Address of an Overpass server; null: the bundled sights. */
  readonly poiUrl: string | null;
  /** Address of a booking search, see docs/lodging-search.md; null: imported regions, and links to booking sites. */
  readonly lodgingUrl: string | null;
  /** Goes along with what the booking search is asked. */
  readonly lodgingKey: string | null;
  /** Null: the map that ships with the product, or the archive below. */
  readonly mapStyleUrl: string | null;
  /** Origins beside the style's own that browsers may load tiles and letters from. */
  readonly mapStyleHosts: readonly string[];
  /** A PMTiles file (absolute) or its address; null for the map that ships with the product. */
  readonly mapPmtiles: string | null;
  /** Null: made once and kept in the data folder. */
  readonly secret: string | null;
  /** Below so much free space where data is stored, new data is refused. Null: 300 MB, or 3 % of a large disk. */
  readonly diskReserveBytes: number | null;
  /** False: /metrics answers who has the token or, without one, this machine while there is no proxy. */
  readonly metricsPublic: boolean;
  readonly metricsToken: string | null;
  readonly logLevel: Settings['LOG_LEVEL'];
  /** In Fastify's notation: false, a number of proxies, or addresses separated by commas. */
  readonly trustProxy: Settings['TRUST_PROXY'];
}

export interface ShopConfig {
  readonly countries: readonly ShopCountry[];
  readonly taxMode: TaxMode;
  /** Tax number of the operator, on invoices where there is no VAT number. */
  readonly taxNumber: string;
  /** Where payments go; empty: there is no prepayment. */
  readonly iban: string;
  readonly bic: string;
  /** Null: nothing can be paid there. */
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** A server on this machine that plays the service in tests; null for the real one. */
    readonly url: string | null;
  } | null;
}

/** An endpoint with the interface of OpenAI. */
export interface AssistantEndpoint {
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
}

const mainUrl = 'https://www.fahrtwind.example';

/** Reads the configuration from environment variables, or says everything that is wrong with it at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = readSettings(env);
  return {
    port: values.PORT,
    host: values.HOST,
    processes: values.PROCESSES,
    dataDir: resolve(projectFolder, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    s3: values.S3_URL,
    publicUrl: values.PUBLIC_URL,
    mainUrl: values.PUBLIC_URL ?? mainUrl,
    englishUrl: values.ENGLISH_URL ?? englishOf(values.PUBLIC_URL ?? mainUrl),
    forumUrl: values.FORUM_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    oidcProviders: values.OIDC_PROVIDERS,
    analyticsScriptUrl: values.ANALYTICS_SCRIPT_URL,
    cookieBanner: values.COOKIE_BANNER,
    accessibility: values.OPERATOR_ACCESSIBILITY,
    bookingPartnerId: values.BOOKING_PARTNER_ID,
    moderators: values.MODERATORS,
    admins: values.ADMINS,
    shop: readShop(values),
    operator: readOperator(values),
    routing: values.ROUTING,
    routingUrl: values.ROUTING_URL,
    regionsUrl: values.REGIONS_URL,
    routingEngine: values.ROUTING_ENGINE,
    geocoder: values.GEOCODER,
    geocoderUrl: values.GEOCODER_URL,
    assistant: readAssistant(values),
    tokenSyncPath: values.TOKEN_SYNC_PATH,
    resolveLinks: values.RESOLVE_LINKS === 'on',
    poiUrl: values.POI_URL,
    lodgingUrl: values.LODGING_URL,
    lodgingKey: values.LODGING_KEY,
    mapStyleUrl: values.MAP_STYLE_URL,
    mapStyleHosts: values.MAP_STYLE_HOSTS,
    mapPmtiles: archiveOf(values.MAP_PMTILES),
    secret: values.SECRET,
    diskReserveBytes: values.DISK_RESERVE_MB === null ? null : values.DISK_RESERVE_MB * 1024 * 1024,
    metricsPublic: values.METRICS === 'public',
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
  };
}

function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(env).flatMap(([name, value]) => {
    const text = value?.trim();
    return text ? [[name, text] as const] : [];
  });
  const unknown = given
    .map(([name]) => name)
    .filter((name) => name.startsWith('OPERATOR_') && !isVariable(name));
  const read = settings.safeParse(Object.fromEntries(given));
  if (read.success && unknown.length === 0) return read.data;
  const wrong = new Set(read.error?.issues.map(({ path }) => path[0]));
  const complaints = [
    ...given.flatMap(([name, value]) =>
      wrong.has(name) && isVariable(name) ? [complaint(name, value)] : [],
    ),
    ...unknown.map(unknownName),
  ];
  throw new StartupError(complaints.join('\n'));
}

function complaint(name: VariableName, value: string): string {
  const { allowed, isSecret } = variables[name];
  const shown = isSecret ? '' : ` („${value}“)`;
  return `${name}${shown} ist falsch gesetzt, erlaubt ist: ${allowed}.`;
}

function unknownName(name: string): string {
  const names = Object.keys(variables).filter((known) => known.startsWith('OPERATOR_'));
  return `${name} gibt es nicht, erlaubt sind: ${names.join(', ')}.`;
}

/** Beside the main site: `en.` instead of `www.`, or before the name. A bare network address has no such neighbour. */
function englishOf(publicUrl: string): string {
  const url = new URL(publicUrl);
  if (isIP(url.hostname.replaceAll(/[[\]]/g, ''))) return englishOf(mainUrl);
  url.hostname = `en.${url.hostname.replace(/^www\./, '')}`;
  return url.origin;
}

function archiveOf(place: string | null): string | null {
  return place === null || place.includes('://') ? place : resolve(projectFolder, place);
}

function readShop(values: Settings): ShopConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const hasStripe = secretKey !== null && webhookSecret !== null;
  return {
    countries: values.SHOP_COUNTRIES,
    taxMode: values.SHOP_TAX,
    taxNumber: values.OPERATOR_TAX_NUMBER,
    iban: values.OPERATOR_IBAN,
    bic: values.OPERATOR_BIC,
    stripe: hasStripe ? { secretKey, webhookSecret, url: values.STRIPE_URL } : null,
  };
}

function readAssistant(values: Settings): AssistantEndpoint | null {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key } = values;
  return url === null || model === null ? null : { url, model, key };
}

function readOperator(values: Settings): PublicConfig['operator'] {
  return {
    name: values.OPERATOR_NAME,
    street: values.OPERATOR_STREET,
    city: values.OPERATOR_CITY,
    country: values.OPERATOR_COUNTRY,
    email: values.OPERATOR_EMAIL,
    phone: values.OPERATOR_PHONE,
    representative: values.OPERATOR_REPRESENTATIVE,
    register: values.OPERATOR_REGISTER,
    vatId: values.OPERATOR_VAT_ID,
    responsible: values.OPERATOR_RESPONSIBLE,
  };
}
