import type { Settings } from './settings.ts';

interface Variable {
  /** What a person may write, as the end of a sentence. */
  readonly allowed: string;
  /** What holds when nothing is set, as docs/configuration.md tells it; empty for nothing. */
  readonly fallback: string;
  /** The value stays out of messages. */
  readonly isSecret?: boolean;
}

export type VariableName = keyof Settings;

const origin = 'eine Adresse wie https://www.beispiel.de, ohne Pfad dahinter';
const safeAddress = 'eine Adresse mit https (auf dem eigenen Rechner auch http)';
const serviceAddress =
  'eine Adresse mit https oder http, ohne Namen, Passwort und Fragezeichen darin';
const line: Variable = { allowed: 'eine Zeile mit höchstens 200 Zeichen', fallback: '' };

/** Every environment variable the server reads; docs/configuration.md lists the same. */
export const variables: Readonly<Record<VariableName, Variable>> = {
  PORT: {
    allowed: 'eine ganze Zahl von 0 (irgendein freier Port) bis 65535',
    fallback: '3000',
  },
  HOST: {
    allowed: 'ein Rechnername oder eine IP-Adresse, 0.0.0.0 für alle',
    fallback: 'localhost',
  },
  PROCESSES: { allowed: 'eine ganze Zahl von 1 bis 16', fallback: '' },
  DATA_DIR: { allowed: 'ein Ordner', fallback: '.data' },
  DATABASE_URL: {
    allowed: 'eine Adresse, die mit postgres:// oder postgresql:// beginnt',
    fallback: '',
    isSecret: true,
  },
  REDIS_URL: {
    allowed: 'eine Adresse, die mit redis:// oder rediss:// beginnt',
    fallback: '',
    isSecret: true,
  },
  S3_URL: {
    allowed:
      'eine Adresse wie https://schluessel:geheimnis@s3.beispiel.de/eimer?region=eu-central-1, Schrägstriche in Schlüsseln als %2F',
    fallback: '',
    isSecret: true,
  },
  PUBLIC_URL: { allowed: origin, fallback: '' },
  ENGLISH_URL: { allowed: origin, fallback: 'https://en.fahrtwind.example' },
  FORUM_URL: { allowed: origin, fallback: 'https://forum.fahrtwind.example' },
  SMTP_URL: {
    allowed: 'eine Adresse, die mit smtp:// oder smtps:// beginnt',
    fallback: '',
    isSecret: true,
  },
  MAIL_FROM: {
    allowed: 'eine Adresse wie hallo@beispiel.de oder Fahrtwind <hallo@beispiel.de>',
    fallback: 'Fahrtwind <noreply@fahrtwind.example>',
  },
  OIDC_PROVIDERS: {
    allowed: `eine JSON-Liste aus {"id","label","issuer","clientId","clientSecret"}, jede id einmal und aus Kleinbuchstaben, Ziffern und Bindestrichen, jeder issuer ${safeAddress}`,
    fallback: '[]',
    isSecret: true,
  },
  ANALYTICS_SCRIPT_URL: { allowed: safeAddress, fallback: '' },
  COOKIE_BANNER: { allowed: 'always oder when-needed', fallback: 'always' },
  BOOKING_PARTNER_ID: { allowed: 'Buchstaben, Ziffern, - und _', fallback: '' },
  MODERATORS: { allowed: 'E-Mail-Adressen, durch Kommas getrennt', fallback: '' },
  ADMINS: { allowed: 'E-Mail-Adressen, durch Kommas getrennt', fallback: '' },
  SHOP_COUNTRIES: { allowed: 'Länder der EU wie DE,AT,FR, durch Kommas getrennt', fallback: 'DE' },
  SHOP_TAX: { allowed: 'regular oder small-business (§ 19 UStG)', fallback: 'regular' },
  OPERATOR_ACCESSIBILITY: {
    allowed: 'partial, full oder exempt (Kleinstunternehmen, § 3 Abs. 3 BFSG)',
    fallback: 'partial',
  },
  OPERATOR_TAX_NUMBER: { allowed: 'eine Steuernummer wie 12/345/67890', fallback: '' },
  OPERATOR_IBAN: { allowed: 'eine IBAN mit richtiger Prüfziffer', fallback: '' },
  OPERATOR_BIC: { allowed: 'ein BIC mit 8 oder 11 Zeichen', fallback: '' },
  STRIPE_SECRET_KEY: {
    allowed: 'ein geheimer Schlüssel von Stripe, nur zusammen mit STRIPE_WEBHOOK_SECRET',
    fallback: '',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    allowed: 'das Geheimnis, mit dem Stripe seine Nachrichten unterschreibt',
    fallback: '',
    isSecret: true,
  },
  STRIPE_URL: {
    allowed: 'für Tests: eine Adresse mit http auf dem eigenen Rechner',
    fallback: '',
  },
  OPERATOR_NAME: line,
  OPERATOR_STREET: line,
  OPERATOR_CITY: line,
  OPERATOR_COUNTRY: line,
  OPERATOR_EMAIL: { allowed: 'eine E-Mail-Adresse', fallback: '' },
  OPERATOR_PHONE: line,
  OPERATOR_REPRESENTATIVE: line,
  OPERATOR_REGISTER: line,
  OPERATOR_VAT_ID: line,
  OPERATOR_RESPONSIBLE: line,
  ROUTING: { allowed: 'auto oder estimate', fallback: 'auto' },
  ROUTING_URL: { allowed: serviceAddress, fallback: '' },
  REGIONS_URL: { allowed: serviceAddress, fallback: '' },
  ROUTING_ENGINE: { allowed: 'auto, valhalla oder osrm', fallback: 'auto' },
  GEOCODER: {
    allowed: 'gazetteer, photon oder nominatim; die beiden letzten nur zusammen mit GEOCODER_URL',
    fallback: 'gazetteer',
  },
  GEOCODER_URL: { allowed: serviceAddress, fallback: '' },
  ASSISTANT_URL: {
    allowed: `${serviceAddress}, nur zusammen mit ASSISTANT_MODEL`,
    fallback: '',
  },
  ASSISTANT_MODEL: { allowed: 'eine Zeile mit höchstens 200 Zeichen', fallback: '' },
  ASSISTANT_KEY: {
    allowed: 'ein Schlüssel ohne Leerzeichen und Umlaute',
    fallback: '',
    isSecret: true,
  },
  TOKEN_SYNC_PATH: {
    allowed: 'ein Pfad auf derselben Adresse wie /konto/token, nicht unter /api',
    fallback: '',
  },
  RESOLVE_LINKS: { allowed: 'on oder off', fallback: 'off' },
  POI_URL: { allowed: serviceAddress, fallback: '' },
  LODGING_URL: { allowed: serviceAddress, fallback: '' },
  LODGING_KEY: {
    allowed: 'der Schlüssel der Unterkunftssuche, ohne Leerzeichen',
    fallback: '',
    isSecret: true,
  },
  MAP_STYLE_URL: { allowed: safeAddress, fallback: '' },
  MAP_STYLE_HOSTS: {
    allowed: 'Adressen wie https://kacheln.beispiel.de ohne Pfad, mit Kommas getrennt',
    fallback: '',
  },
  MAP_PMTILES: {
    allowed: `eine Datei, die auf .pmtiles endet, oder ${safeAddress} zu einer solchen`,
    fallback: '',
  },
  SECRET: {
    allowed: 'ein geheimer Text mit mindestens 32 Zeichen',
    fallback: '',
    isSecret: true,
  },
  DISK_RESERVE_MB: { allowed: 'eine ganze Zahl von 0 bis 999999', fallback: '' },
  METRICS: { allowed: 'loopback oder public', fallback: 'loopback' },
  METRICS_TOKEN: {
    allowed: '16 bis 200 Buchstaben, Ziffern oder Zeichen wie - und _',
    fallback: '',
    isSecret: true,
  },
  LOG_LEVEL: { allowed: 'trace, debug, info, warn, error, fatal, silent', fallback: 'info' },
  TRUST_PROXY: {
    allowed:
      'false, die Zahl der Proxys davor, oder ihre IP-Adressen und Netze, mit Kommas getrennt (auch loopback)',
    fallback: 'false',
  },
};

export function isVariable(name: string): name is VariableName {
  return Object.hasOwn(variables, name);
}
