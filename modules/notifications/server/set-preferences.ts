import { sql } from 'kysely'
import { differences, type Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { FieldError } from '#kit/contract/validation.ts'
import { invalid } from '#kit/server/problems.ts'
import { noticeKinds, type NoticeKind } from '../contract/kinds.ts'
import type { NoticeWay } from '../contract/preferences.endpoints.ts'
import { readPreferences } from './preferences.queries.ts'

type Chosen = { [Way in NoticeWay]?: Partial<Record<NoticeKind, boolean>> | undefined }

/**
 * Keeps in which ways a person wants to be told from now on.
 * @throws 422 for a kind that never reaches the person
 */
export async function setPreferences(
  { db, person, audit }: Change,
  { inApp = {}, byMail = {} }: Chosen,
  kinds: readonly NoticeKind[],
): Promise<void> {
  const userId = person.userId ?? ''
  refuseOthers({ inApp, byMail }, kinds)
  const before = await readPreferences(db, userId)
  for (const kind of kinds) {
    const [shown, mailed] = [inApp[kind], byMail[kind]]
    if (shown === undefined && mailed === undefined) continue
    const chosen = {
      ...(shown !== undefined && { in_app: shown }),
      ...(mailed !== undefined && { by_mail: mailed }),
    }
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await db
      .insertInto('notification_preferences')
      .values({ user_id: userId, kind, ...chosen })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind'])
          .doUpdateSet({ ...chosen, updated_at: sql<string>`clock_now()` }),
      )
      .execute()
  }
  const changes: Differences = {
    ...differences(before.byMail, byMail),
    ...inTheApp(differences(before.inApp, inApp)),
  }
  if (Object.keys(changes).length)
    await audit({ action: 'notifications.preferences', entity: 'user', entityId: userId, changes })
}

function refuseOthers(chosen: Chosen, kinds: readonly NoticeKind[]) {
  const named = (['inApp', 'byMail'] as const).flatMap((way) =>
    noticeKinds
      .filter((kind) => chosen[way]?.[kind] !== undefined && !kinds.includes(kind))
      .map(
        (kind) =>
          [`${way}.${kind}`, [{ code: 'unknown', params: {} }]] satisfies [string, FieldError[]],
      ),
  )
  if (named.length > 0) throw invalid(Object.fromEntries(named))
}

/** In the audit log a kind by itself is the mail of that kind. */
const inTheApp = (changes: Differences): Differences =>
  Object.fromEntries(Object.entries(changes).map(([kind, change]) => [`${kind}InApp`, change]))
