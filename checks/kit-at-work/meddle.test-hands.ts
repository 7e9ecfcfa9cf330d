import { createHash, createHmac } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { content } from '#modules/audit/server/audit-chain.ts'

type Db = Kysely<Database>

/** What somebody does who is above every trigger and permission, and has the database alone. */
export const meddle = (db: Db, ...statements: string[]) =>
  db.transaction().execute(async (own) => {
    await sql`set local session_replication_role = replica`.execute(own)
    for (const statement of statements) await sql.raw(statement).execute(own)
  })

interface Anew {
  /** The position from which the seals are made anew. */
  from: number
  seal: (before: Buffer, row: { content: string; position: number; keyId: string }) => Buffer
  version: 1 | 2
}

/** Makes the rest of the chain anew, each seal upon the one before it. */
export async function sealAnew(db: Db, { from, seal, version }: Anew) {
  const { rows } = await sql<{ position: number; hash: Buffer; keyId: string; content: string }>`
    select s.position, s.hash, coalesce(s.key_id, '') as "keyId", ${content} as content
    from audit_seals s join audit_log a on a.sequence = s.audit_sequence
    where s.position >= ${from - 1} order by s.position`.execute(db)
  const [first] = from > 1 ? rows.splice(0, 1) : []
  let before = first?.hash ?? Buffer.alloc(32)
  const made = rows.map((row) => {
    before = seal(before, row)
    return `(${row.position}, '\\x${before.toString('hex')}'::bytea)`
  })
  await meddle(
    db,
    `update audit_seals s set hash = n.hash, version = ${version}, key_id = ${version === 1 ? 'null' : 's.key_id'}
      from (values ${made.join(', ')}) as n(position, hash) where s.position = n.position`,
  )
}

/** As it was done before installations had keys. */
export const unkeyed = (before: Buffer, { content: row }: { content: string }) =>
  createHash('sha256').update(before).update(row).digest()

/** By the book, but with a key that somebody thought of. */
export const withOtherKey = (
  before: Buffer,
  { content: row, position, keyId }: { content: string; position: number; keyId: string },
) =>
  createHmac('sha256', Buffer.alloc(32, 'mine'))
    .update(before)
    .update(`\0${keyId}\0${position}\0`)
    .update(row)
    .digest()
