import type { Change } from '#kit/server/call.ts'
import type { NoticeKind } from '#modules/notifications/contract/kinds.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'

interface Notice {
  kind: Extract<NoticeKind, 'assigned' | 'informationReceived' | 'messageReceived' | 'decided'>
  list: 'pending' | 'approved' | 'rejected'
  /** It was not decided, but taken back. */
  isWithdrawn?: true
}

/** Of a decision, the subject says which. */
function letterOf({ kind, list, isWithdrawn }: Notice) {
  if (kind !== 'decided') return applicationsLetters[kind]
  if (isWithdrawn) return applicationsLetters.decidedWithdrawn
  return applicationsLetters[list === 'approved' ? 'decidedApproved' : 'decidedRejected']
}

/** Tells the person an application is assigned to what somebody else has just done with it. */
export async function tellAssignee(change: Change, id: string, notice: Notice): Promise<void> {
  const { db, person } = change
  const assignee = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.assignee_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select(['users.id', 'reference', 'legal_name'])
    .where('applications.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!assignee || assignee.id === person.userId) return
  await change.letter(
    letterOf(notice),
    { userId: assignee.id },
    {
      record: id,
      reference: assignee.reference,
      employer: assignee.legal_name,
      // What was withdrawn is in none of the lists.
      link: notice.isWithdrawn
        ? `/applications/View?id=${id}`
        : `/applications/${notice.list}/${id}`,
    },
  )
}
