import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';

/** One value that a list is sorted by, and how it is written in the key of a page. */
interface SortValue {
  readonly column: SQL;
  readonly kind: 'number' | 'time' | 'id';
}

/** The last value is an id, so that no two rows have the same values. */
export interface ListOrder {
  readonly values: readonly SortValue[];
  readonly direction: 'ascending' | 'descending';
}

const PATTERNS = { number: /^\d{1,9}$/, time: /^\d{1,16}$/, id: /^[\w-]{1,64}$/ };

/** Selects the key of a row's place, to be passed as `after`; times are in microseconds, as PostgreSQL has them. */
export function keyColumn({ values }: ListOrder): SQL {
  const texts = values.map(({ column, kind }) =>
    kind === 'time' ? sql`(extract(epoch from ${column}) * 1000000)::bigint` : sql`${column}`,
  );
  return sql`concat_ws('~', ${sql.join(texts, sql`, `)})`;
}

export function orderBy({ values, direction }: ListOrder): SQL {
  const way = sql.raw(direction === 'ascending' ? '' : ' desc');
  return sql.join(
    values.map(({ column }) => sql`${column}${way}`),
    sql`, `,
  );
}

/** Whether a row comes after the place that a key names. */
export function comesAfter({ values, direction }: ListOrder, key: string | undefined): SQL {
  if (key === undefined) return sql`true`;
  const texts = key.split('~');
  if (texts.length !== values.length) throw new AppError('invalid-argument', 'after');
  const wanted = values.map(({ kind }, at) => valueOf(kind, texts[at] ?? ''));
  const columns = sql.join(
    values.map(({ column }) => column),
    sql`, `,
  );
  const sign = sql.raw(direction === 'ascending' ? '>' : '<');
  return sql`(${columns}) ${sign} (${sql.join(wanted, sql`, `)})`;
}

function valueOf(kind: SortValue['kind'], text: string): SQL {
  if (!PATTERNS[kind].test(text)) throw new AppError('invalid-argument', 'after');
  if (kind === 'id') return sql`${text}`;
  if (kind === 'number') return sql`${Number(text)}::int`;
  return sql`('epoch'::timestamptz + ${Number(text)}::float8 * interval '1 microsecond')`;
}
