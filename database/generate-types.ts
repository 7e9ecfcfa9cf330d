import fs from 'node:fs/promises'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'

interface Column {
  table: string
  column: string
  /** The type's name, of the element where `isList`. */
  type: string
  isList: boolean
  nullable: boolean
  optional: boolean
  /** Computed by the database; nobody writes it. */
  computed: boolean
}

export const typesFile = path.join(import.meta.dirname, 'types.generated.ts')
const heading = '// Made from the migrated database by `npm run migrate`; not edited by hand.\n'

/** Kysely's view of every table and view, as the text of a module. */
export async function generateTypes(database: Kysely<any>): Promise<string> {
  const tables = Map.groupBy(await readColumns(database), (column) => column.table)
  const entries = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)}\n`)
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `\nexport interface ${typeName(table)} {\n${columns.map(lineOf).join('')}}\n`,
  )
  const body = `${interfaces.join('')}\nexport interface Database {\n${entries.join('')}}\n`
  const names = ['ColumnType', 'Generated'].filter((name) => body.includes(`${name}<`))
  const imports = names.length ? `import type { ${names.join(', ')} } from 'kysely'\n` : ''
  return heading + imports + body
}

/** Writes the types when they changed; answers whether they had. */
export async function writeTypes(database: Kysely<any>): Promise<boolean> {
  const wanted = await generateTypes(database)
  if ((await fs.readFile(typesFile, 'utf8').catch(() => '')) === wanted) return false
  await fs.writeFile(typesFile, wanted)
  return true
}

async function readColumns(database: Kysely<any>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column",
      coalesce(element.typname, t.typname) as "type",
      element.oid is not null as "isList",
      not (a.attnotnull or t.typnotnull) as "nullable",
      a.atthasdef or a.attidentity <> '' as "optional",
      a.attgenerated <> '' or a.attidentity = 'a' or c.relkind in ('v', 'm') as "computed"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type element on t.typcategory = 'A' and element.oid = t.typelem
    where c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and c.relname not in ('migration', 'migration_lock', 'migration_checksum')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
        and d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C", a.attnum`.execute(database)
  return rows
}

const typeName = (table: string) =>
  `${table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Table`

const lineOf = (column: Column) => `  ${column.column}: ${wrapped(column)}\n`

function wrapped(column: Column): string {
  const orNull = column.nullable ? ' | null' : ''
  const read = typeOf(column, reads)
  if (column.computed) return `ColumnType<${read}${orNull}, never, never>`
  if (read === 'unknown') return 'ColumnType<unknown, unknown, unknown>'
  const write = typeOf(column, { ...reads, ...writes })
  if (write === read) return column.optional ? `Generated<${read}${orNull}>` : `${read}${orNull}`
  const whenNew = column.optional || column.nullable ? ' | undefined' : ''
  return `ColumnType<${read}${orNull}, ${write}${orNull}${whenNew}, ${write}${orNull}>`
}

function typeOf({ type, isList }: Column, names: Record<string, string>): string {
  const name = names[type] ?? 'string'
  if (!isList) return name
  return name.includes('|') ? `(${name})[]` : `${name}[]`
}

/** As `connect.ts` reads them; what is not named is text. */
const reads: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
}

const writes: Record<string, string> = { timestamptz: 'string | Date', timestamp: 'string | Date' }
