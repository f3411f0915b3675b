import { z } from 'zod';

/** The parts of a JSON schema that matter for size. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** What one text may fill where nothing else limits it. */
const LONG_TEXT = 20_000;
const MANY = 400;

/** A value of a schema with the longest texts and lists that it allows. */
export function largestOf(type: z.ZodType): unknown {
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return valueOf(JSON.parse(JSON.stringify(schema)), 0);
}

function valueOf(schema: Schema, depth: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueOf(schema.anyOf[0] ?? {}, depth);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          valueOf(field, depth + 1),
        ]),
      );
    case 'array': {
      // Lists in lists would soon be more than a request may hold.
      const length = Math.min(schema.maxItems ?? MANY, depth > 3 ? 5 : MANY);
      return Array.from({ length }, () => valueOf(schema.items ?? {}, depth + 1));
    }
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1, 1e6);
    case 'null':
      return null;
    default:
      return textOf(schema);
  }
}

function textOf({ pattern, format, maxLength = LONG_TEXT }: Schema): string {
  if (format === 'email') return `${'a'.repeat(50)}@example.org`;
  if (pattern?.includes('\\d{4}') || format === 'date') return '2026-07-12';
  return 'Wolken über der Küste, '
    .repeat(1 + maxLength / 20)
    .slice(0, Math.min(maxLength, LONG_TEXT));
}
