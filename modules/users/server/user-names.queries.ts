import type { ReadNames } from '#kit/server/named-history.ts'

/** Who the users are, whatever became of their accounts: whoever reads what they did knows them. */
export const readUserNames: ReadNames = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
