import type { ClientBase } from 'pg';

export interface Table {
  readonly name: string;
  /** Without generated columns, which are derived again. */
  readonly columns: readonly string[];
}

/** The tables of the database that are not PostgreSQL's or an extension's own. */
export async function listTables(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not ${ofExtension('pg_class', 'c')}
     group by c.relname order by c.relname`,
  );
  return rows;
}

/** Tables in an order in which each comes after those it refers to. */
export async function byReference(
  client: ClientBase,
  tables: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `select distinct child.relname as child, parent.relname as parent
     from pg_constraint k
     join pg_class child on child.oid = k.conrelid
     join pg_class parent on parent.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid and k.connamespace = 'public'::regnamespace`,
  );
  const ordered: string[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const free = waiting.filter(
      (name) => !rows.some(({ child, parent }) => child === name && waiting.includes(parent)),
    );
    if (free.length === 0) throw new Error(`tables refer to each other: ${waiting.join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((name) => !free.includes(name));
  }
  return ordered;
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

export async function listSequences(client: ClientBase): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and not ${ofExtension('pg_class', 'c')}
     order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<Sequence>(
      `select $1 as name, last_value::text as value, is_called as "isCalled" from ${quote(name)}`,
      [name],
    );
    sequences.push(...found.rows);
  }
  return sequences;
}

/** Removes everything that migrations have made, so that they can be run from the first one. */
export async function dropEverything(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists public.%I cascade',
       case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
       c.relname) as statement
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and not ${ofExtension('pg_class', 'c')}
       -- A sequence of an identity column goes with its table, and only so.
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
     union all
     select format('drop routine if exists %s cascade', f.oid::regprocedure)
     from pg_proc f where f.pronamespace = 'public'::regnamespace and not ${ofExtension('pg_proc', 'f')}
     union all
     select format('drop type if exists public.%I cascade', t.typname)
     from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r')
       and not ${ofExtension('pg_type', 't')}`,
  );
  for (const { statement } of rows) await client.query(statement);
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function ofExtension(catalogue: string, alias: string): string {
  return `exists (select from pg_depend d
    where d.classid = '${catalogue}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`;
}
