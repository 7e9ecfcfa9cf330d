import type { Change } from '#kit/server/call.ts'
import type { NoticeKind } from '#modules/notifications/contract/kinds.ts'
import { wantsMail } from '#modules/notifications/server/preferences.queries.ts'
import { sendLetter } from './letters.ts'

/**
 * Tells the person an application is assigned to what somebody else has just done with it, unless
 * that person does not want such letters.
 */
export async function tellAssignee(
  change: Change,
  id: string,
  notice: { kind: NoticeKind; list: 'pending' | 'approved' | 'rejected' },
): Promise<void> {
  const { db, person, settings } = change
  const assignee = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.assignee_id')
    .select(['users.id', 'name', 'users.email', 'users.language', 'reference', 'participant_name'])
    .where('applications.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!assignee || assignee.id === person.userId) return
  if (!(await wantsMail(db, assignee.id, notice.kind))) return
  await sendLetter(change, notice.kind, {
    to: assignee.email,
    language: assignee.language as 'en' | 'fr',
    link: `${settings.publicUrl}/applications/${notice.list}/${id}`,
    values: {
      name: assignee.name,
      reference: assignee.reference,
      participant: assignee.participant_name,
    },
  })
}
