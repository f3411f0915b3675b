import type { Random } from './random.ts';

/** The parts of a JSON schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Texts that have broken programs before. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDC00',
  '\uFEFF',
  '%ff',
  '%',
  '%00',
  '..%2f..',
  '__proto__',
  'constructor',
  'null',
  "'; drop table trip; --",
  '<script>alert(1)</script>',
  '\r\nx: y',
  '999999999999999.a',
  '253402300800000.a',
  '-1',
  '1e999',
  'NaN',
  '2026-02-31',
  'http://[',
  'http://',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/anmelden?x=%ff',
  'a@b',
  `${'a'.repeat(250)}@example.org`,
  'ä@exämple.org',
  'RITA@EXAMPLE.ORG',
  'x'.repeat(70_000),
  '🚐'.repeat(300),
];

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  2 ** 53,
  1e308,
  5e-324,
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  Array.from({ length: 5000 }, (_, index) => index),
];

export const hostileText = (random: Random): string => random.pick(HOSTILE_TEXTS);

export function hostileValue(random: Random): unknown {
  return random.isOneIn(2) ? hostileText(random) : random.pick(HOSTILE_VALUES);
}

/** A value that mostly fits a schema; `known` are texts that mean something, such as ids that exist. */
export function valueOf(schema: JsonSchema, random: Random, known: readonly string[]): unknown {
  if (random.isOneIn(12)) return hostileValue(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return valueOf(random.pick(schema.anyOf), random, known);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random, known);
    case 'array':
      return Array.from({ length: random.below(6) }, () =>
        valueOf(schema.items ?? {}, random, known),
      );
    case 'boolean':
      return random.isOneIn(2);
    case 'integer':
    case 'number':
      return numberOf(schema, random);
    case 'null':
      return null;
    default:
      return textOf(schema, random, known);
  }
}

function objectOf(schema: JsonSchema, random: Random, known: readonly string[]): unknown {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    random.isOneIn(15) ? [] : [[name, valueOf(field, random, known)] as const],
  );
  const more = random.isOneIn(10) ? [[hostileText(random), hostileValue(random)] as const] : [];
  return Object.fromEntries([...fields, ...more]);
}

function numberOf({ type, minimum = -1000, maximum = 1000 }: JsonSchema, random: Random): number {
  const value = random.isOneIn(8)
    ? random.pick([minimum, maximum, minimum - 1, maximum + 1])
    : minimum + random.next() * (maximum - minimum);
  return type === 'integer' ? Math.trunc(value) : value;
}

function textOf(schema: JsonSchema, random: Random, known: readonly string[]): string {
  if (random.isOneIn(6)) return hostileText(random);
  if (random.isOneIn(2)) return random.pick(known);
  const { minLength = 0, maxLength = 40 } = schema;
  return 'abc-DEF_123'.repeat(10_000).slice(0, random.pick([minLength, maxLength, maxLength + 1]));
}
