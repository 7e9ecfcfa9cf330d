import type { SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { Db } from '#kit/server/call.ts'
import { readActiveStaff } from '#modules/accounts/server/accounts.queries.ts'

/** Users who look after webhooks. */
export type ReadAdmins = (db: Db) => Promise<string[]>

export const adminsBy =
  (subjects: Record<string, SubjectDeclaration>): ReadAdmins =>
  async (db) =>
    (await readActiveStaff(db, subjects))
      .filter(({ permissions }) => permissions.allows({ action: 'configure', subject: 'Webhooks' }))
      .flatMap(({ userId }) => userId ?? [])
