import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'

export interface AccountOwner {
  id: string
  email: string
  name: string
  language: Language
  status: string
  type: string
  passwordHash: string | null
}

/** Whose account an address is; null when it is nobody's. */
export async function readOwner(db: Db, email: string): Promise<AccountOwner | null> {
  const row = await columnsOf(db).where('email', '=', email).executeTakeFirst()
  return row ? presentOwner(row) : null
}

/** The same by id, locked until the change is over. */
export async function lockOwner(db: Db, id: string): Promise<AccountOwner> {
  return presentOwner(
    await columnsOf(db).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  )
}

const columnsOf = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'status', 'type', 'password_hash as passwordHash'])

const presentOwner = ({
  language,
  ...row
}: Omit<AccountOwner, 'language'> & { language: string }) => ({
  ...row,
  language: language as Language,
})
