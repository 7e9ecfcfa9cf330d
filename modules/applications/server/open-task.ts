import type { Bilingual } from '#kit/contract/fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { openTaskOn } from '#modules/notes-and-tasks/server/opened-tasks.ts'

interface Said {
  question: Bilingual
  answer: Bilingual | null
  /** Who sees the answer sees the task. */
  fieldGroup: 'personal' | 'employerHalf'
  /** The same asked once more: one task is enough until it is done. */
  isOnce?: boolean
}

/**
 * Opens a task on an application, for whoever it is or will be assigned to; it is due with the decision.
 * @param said a question, and where it is short what was answered
 * @returns the id of the task
 */
export async function openTask(change: Change, id: string, said: Said): Promise<string> {
  const { reference, ...found } = await change.db
    .selectFrom('applications')
    .select((of) => [
      'reference',
      'review_due_on',
      // Whoever has left gets nothing new to do.
      of
        .selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'applications.assignee_id')
        .where('users.status', '=', 'active')
        .as('assignee_id'),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const today = await change.today()
  return openTaskOn(change, {
    key: { kind: 'application', id },
    reference,
    fieldGroup: said.fieldGroup,
    isOnce: said.isOnce ?? false,
    titles: { en: titleIn('en', said), fr: titleIn('fr', said) },
    dueOn: found.review_due_on > today ? found.review_due_on : today,
    assigneeId: found.assignee_id,
  })
}

const titleIn = (
  language: Language,
  { question, answer }: { question: Bilingual; answer: Bilingual | null },
) => [question[language], answer?.[language]].filter(Boolean).join(' – ')
