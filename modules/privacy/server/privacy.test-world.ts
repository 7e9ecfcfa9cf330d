import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { product } from '#apps/server/modules.ts'
import type { Database } from '#database/types.generated.ts'
import type { TestServer } from '#apps/server/test-server.ts'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import type { Person } from '#kit/server/person.ts'
import { isRemoved, type Whose } from '#kit/server/personal-data.ts'
import { heldBy, personOf } from './person-of.ts'

const everything = { permissions: { allows: () => true }, type: 'staff' } as unknown as Person

/** Everything that is about somebody, as the product finds it. */
export const whoIs = async ({ db, system }: TestServer, of: { kind: PersonKind; id: string }) =>
  (await personOf({ db, person: everything, settings: system.settings }, of, heldBy(product))).who

interface Column {
  table: string
  column: string
  type: string
}

export const columnsOf = async (db: Kysely<Database>): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'bytea', 'character varying')`.execute(
    db,
  )
  return rows
}

/**
 * Writes a word of its own into every text column that is to go of the rows about somebody, past triggers.
 * @returns how many columns took it
 */
export async function plant({ db }: TestServer, who: Whose, word: string): Promise<string[]> {
  const types = new Map(
    (await columnsOf(db)).map(({ table, column, type }) => [`${table}.${column}`, type]),
  )
  const planted: string[] = []
  for (const of of product.offers.personalData.flatMap(({ tables }) => tables)) {
    const columns = isRemoved(of) ? of.goes.rows : Object.keys(of.goes)
    for (const column of columns) {
      if (types.get(`${of.table}.${column}`) !== 'text' || found.has(`${of.table}.${column}`))
        continue
      // oxlint-disable-next-line no-await-in-loop -- each stands alone, since some take no such word
      const isPlanted = await plantIn(
        db,
        sql`update ${sql.table(of.table)} t
        set ${sql.ref(column)} = ${`${word} ${of.table} ${column}`} where ${of.mine(who)} and t.${sql.ref(column)} is not null`,
      )
      if (isPlanted) planted.push(`${of.table}.${column}`)
    }
  }
  return planted
}

/** By these a row is found, or an account told apart. */
const found = new Set([
  'participants.first_name',
  'participants.last_name',
  'participants.email',
  'participants.proven_email',
  'participants.person_key',
  'participants.phone',
  'users.email',
  'users.name',
  'shareholders.first_name',
  'shareholders.last_name',
  'shareholders.email',
  'shareholders.iban',
  'shareholders.account_number',
  'leads.name',
  'leads.company',
  'leads.email',
  'trash_items.kind',
  'form_drafts.sealed',
  'outbox_messages.recipient',
])

async function plantIn(db: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<boolean> {
  try {
    return await db.transaction().execute(async (own) => {
      await sql`set local session_replication_role = replica`.execute(own)
      const { numAffectedRows } = await statement.execute(own)
      return (numAffectedRows ?? 0n) > 0n
    })
  } catch {
    return false
  }
}

/** Every column of the database, and every file of the data folder, in which one of the words stands. */
export async function whereIs({ db, dataDir }: TestServer, words: readonly string[]) {
  const patterns = words.map((word) => `%${word}%`)
  const hits: string[] = []
  for (const { table, column, type } of await columnsOf(db)) {
    const text =
      type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`
    // oxlint-disable-next-line no-await-in-loop -- one column after the other
    const { rows } = await sql<{
      text: string
    }>`select left(${text}, 200) as text from ${sql.table(table)}
      where searchable(${text}) like any(select searchable(p) from unnest(${patterns}::text[]) p) limit 1`.execute(
      db,
    )
    for (const row of rows) hits.push(`${table}.${column}: ${row.text}`)
  }
  return [...hits, ...filesWith(dataDir, words)]
}

const filesWith = (folder: string, words: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .filter((file) => {
      const content = readFileSync(file, 'utf8').toLowerCase()
      return words.some((word) => content.includes(word.toLowerCase()))
    })

/** What must not change when somebody is erased: sums of money and shares, and how many there are. */
export async function totals({ db }: TestServer) {
  const { rows } = await sql<Record<string, string>>`select
    (select sum(committed)::text from program_budgets) as committed,
    (select sum(coalesce(approved_amount, 0))::text from payments) as paid,
    (select sum(coalesce(approved_amount, 0))::text from applications) as approved,
    (select sum(turnover)::text from orders) as turnover,
    (select sum(number_of_shares)::text from shareholders) as shares,
    (select sum(amount)::text from list_counts) as counted,
    (select count(*)::text from participants) as participants,
    (select count(*)::text from applications) as applications,
    (select count(*)::text from users) as users,
    (select count(*)::text from audit_log where action <> 'privacy.erased') as entries`.execute(db)
  return rows[0]
}
