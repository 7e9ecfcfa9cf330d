import type { Change } from '#kit/server/call.ts'
import { openTaskOn } from '#modules/notes-and-tasks/server/opened-tasks.ts'

/**
 * Opens a task on an application, for whoever it is or will be assigned to; it is due with the decision.
 */
export async function openTask(change: Change, id: string, title: string): Promise<void> {
  const { reference, ...found } = await change.db
    .selectFrom('applications')
    .select(['reference', 'review_due_on', 'assignee_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const today = await change.today()
  await openTaskOn(change, {
    key: { kind: 'application', id },
    reference,
    title,
    dueOn: found.review_due_on > today ? found.review_due_on : today,
    assigneeId: found.assignee_id,
  })
}
