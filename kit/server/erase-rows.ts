import { sql } from 'kysely'
import type { Change, Db } from './call.ts'
import { forsakeFiles } from './forsaken-files.ts'
import { isRemoved, type Affair, type PersonalTable, type Whose } from './personal-data.ts'

/** How many rows of a table are about the person. */
export async function countMine(db: Db, of: PersonalTable | Affair, who: Whose): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(of.table)} t where ${of.mine(who)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Ids of the rows that are about the person. */
export async function idsOfMine(db: Db, of: PersonalTable, who: Whose): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from ${sql.table(of.table)} t where ${of.mine(who)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was done to the rows of one table, and the files that they had. */
export interface ErasedRows {
  count: number
  files: string[]
}

/** Does to the rows about a person what their module declares: they go, or other values take the place of theirs. */
export async function eraseMine(
  change: Change,
  of: PersonalTable,
  who: Whose,
): Promise<ErasedRows> {
  const { db } = change
  const table = sql.table(of.table)
  const files = await filesOfMine(db, of, who)
  if (of.bytes) await forsakeBytes(db, { ...of, bytes: of.bytes }, who)
  const erased = isRemoved(of)
    ? await sql`delete from ${table} t where ${of.mine(who)}`.execute(db)
    : await sql`update ${table} t set ${assignments(of, who)} where ${of.mine(who)}`.execute(db)
  return { count: Number(erased.numAffectedRows ?? 0n), files: files.map(({ id }) => id) }
}

interface OwnFile {
  id: string
  name: string
  storageKey: string
}

/** The files that rows about a person have. */
export async function filesOfMine(
  db: Db,
  of: PersonalTable,
  who: Whose,
): Promise<readonly OwnFile[]> {
  if (!of.file && !of.fileList) return []
  const ids = of.file ? sql`select t.${sql.ref(of.file)}` : sql`select (each ->> 'id')::uuid`
  const listed = of.fileList ? sql`, jsonb_array_elements(t.${sql.ref(of.fileList)}) each` : sql``
  const { rows } = await sql<OwnFile>`
    select f.id, f.name, f.storage_key as "storageKey" from files f
    where f.id in (${ids} from ${sql.table(of.table)} t ${listed} where ${of.mine(who)}) order by f.id`.execute(
    db,
  )
  return rows
}

const forsakeBytes = (
  db: Db,
  { table, bytes, mine }: PersonalTable & Required<Pick<PersonalTable, 'bytes'>>,
  who: Whose,
) =>
  sql`insert into forsaken_files (storage_key)
    select ${bytes} from ${sql.table(table)} t where ${mine(who)} and ${bytes} is not null
    on conflict do nothing`.execute(db)

/** Of files that rows had which are erased those go that no other row has. */
export async function forsakeLeft(
  change: Change,
  ids: readonly string[],
  tables: readonly PersonalTable[],
): Promise<number> {
  const having = tables.flatMap(({ table, file }) => (file ? [{ table, file }] : []))
  const left = having.map(
    ({ table, file }) =>
      sql`not exists (select from ${sql.table(table)} x where x.${sql.ref(file)} = f.id)`,
  )
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.id = any(${[...new Set(ids)]}::uuid[]) and ${sql.join(left, sql` and `)}`.execute(
    change.db,
  )
  await forsakeFiles(
    change,
    rows.map(({ id }) => id),
  )
  return rows.length
}

type Goes = Exclude<PersonalTable['goes'], { rows: readonly string[] }>

function assignments({ goes, hasVersion }: PersonalTable, who: Whose) {
  return sql.join([
    ...Object.entries(goes as Goes).map(
      ([column, becomes]) => sql`${sql.ref(column)} = ${becomes(sql.ref(`t.${column}`), who)}`,
    ),
    ...(hasVersion ? [sql`version = t.version + 1`] : []),
  ])
}
