import type { Client } from 'pg'

export interface Table {
  name: string
  /** Those that are stored as they were written; computed ones compute themselves anew. */
  columns: string[]
}

/** What migrations write by themselves: no part of what is restored. */
const ofMigrations = ['migration', 'migration_lock', 'migration_checksum', 'restore_begun']

/** Every table of the product with its columns, by name. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`,
    [ofMigrations],
  )
  return rows
}

/** `orders (id, number)`, as COPY wants it. */
export const copyTarget = (client: Client, { name, columns }: Table) =>
  `${client.escapeIdentifier(name)} (${columns.map((each) => client.escapeIdentifier(each)).join(', ')})`

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as "table", f.conname as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace order by 1, 2`,
  )
  return rows
}

export interface Index {
  name: string
  /** The statement that makes it. */
  definition: string
}

/** Indexes that are there for speed or for a condition of uniqueness, and for no constraint. */
export async function readIndexes(client: Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f')
    order by 1`,
  )
  return rows
}

interface Sequence {
  name: string
  /** Null where it counts for no column, or has given nothing yet. */
  last: number | null
}

/** How far each sequence has counted; read after the rows, it has counted at least as far as they say. */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' order by 1`,
  )
  return rows
}
