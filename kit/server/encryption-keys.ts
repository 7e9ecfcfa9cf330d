import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from './call.ts'
import { decrypt, encrypt } from './encryption.ts'
import type { Settings } from './settings.ts'

type Keys = Pick<Settings, 'encryptionKeys'>

const tried = 'sealed under this key'

/**
 * Sees at the start that every key is there under which values of this database are sealed.
 * Values that a demonstration sealed before installations had keys of their own are sealed anew.
 * @returns how many values were sealed anew
 * @throws for a key that is missing, or another one under the same name
 */
export const acceptKeys = (database: Kysely<Database>, keys: Keys): Promise<number> =>
  database.transaction().execute(async (db) => {
    await sql`lock table encryption_keys in exclusive mode`.execute(db)
    const known = await db.selectFrom('encryption_keys').select(['id', 'sealed']).execute()
    for (const each of known) refuseOther(keys, each)
    const [present] = keys.encryptionKeys
    if (!present || known.some(({ id }) => id === present.id)) return 0
    await db
      .insertInto('encryption_keys')
      .values({ id: present.id, sealed: encrypt(keys, tried) })
      .execute()
    return known.length ? 0 : sealAnew(db, keys)
  })

function refuseOther(keys: Keys, { id, sealed }: { id: string; sealed: string }) {
  try {
    if (decrypt(keys, sealed) === tried) return
  } catch {
    // Said below.
  }
  throw new Error(
    `Values of this database are sealed under the key “${id}”, which is not the one given. ` +
      'Put back the copy of DATA_DIR/encryption-key, or name the key in ENCRYPTION_KEYS.',
  )
}

/** What a demonstration was sealed with before: it only opens, and nothing is sealed with it. */
const formerly = { id: 'development', key: createHash('sha256').update('not a secret').digest() }

async function sealAnew(db: Db, { encryptionKeys }: Keys): Promise<number> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'
      and t.table_type = 'BASE TABLE'`.execute(db)
  let count = 0
  for (const column of columns) count += await sealColumn(db, column, encryptionKeys)
  return count
}

async function sealColumn(
  db: Db,
  { table, column }: { table: string; column: string },
  encryptionKeys: Settings['encryptionKeys'],
): Promise<number> {
  const [at, into] = [sql.ref(column), sql.table(table)]
  const { rows } = await sql<{ place: string; sealed: string }>`
    select ctid::text as place, ${at} as sealed from ${into}
    where ${at} like ${`${formerly.id}:%`}`.execute(db)
  const opened = rows.flatMap(({ place, sealed }) => {
    const text = openedFormerly(sealed)
    return text === null ? [] : [{ place, sealed: encrypt({ encryptionKeys }, text) }]
  })
  if (opened.length === 0) return 0
  await sql`
    update ${into} set ${at} = anew.sealed
    from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as anew(place text, sealed text)
    where ctid = anew.place::tid`.execute(db)
  return opened.length
}

/** A hash under the former key begins alike and opens to nothing: what it is of is hashed anew. */
function openedFormerly(sealed: string): string | null {
  try {
    return decrypt({ encryptionKeys: [formerly] }, sealed)
  } catch {
    return null
  }
}
