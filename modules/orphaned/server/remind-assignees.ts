import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { orphanedLetters } from '../contract/orphaned.letters.ts'
import { daysToClose } from '../contract/orphaned.status.ts'

const daysBeforeClosing = 7

interface Due {
  id: string
  reference: string
  userId: string
  dueOn: string | null
  closesOn: string | null
}

/** Every morning: whoever looks after a case hears of the step that is due, and of a closing a week ahead. */
export const remindAssignees: Job = {
  name: 'orphaned.remind',
  schedule: '40 12 * * *',
  async run(change) {
    const today = await change.today()
    const { rows } = await sql<Due>`
      select c.id, c.reference, c.assignee_id as "userId",
        case when c.due_on <= ${today}::date then c.due_on end as "dueOn",
        case when c.opened_on + ${daysToClose - daysBeforeClosing}::int <= ${today}::date
          then c.opened_on + ${daysToClose}::int end as "closesOn"
      from orphaned_cases c join users u on u.id = c.assignee_id and u.status = 'active'
      where c.status = 'open' and (c.due_on <= ${today}::date
        or c.opened_on + ${daysToClose - daysBeforeClosing}::int <= ${today}::date)
      order by c.id`.execute(change.db)
    for (const { id, reference, userId, dueOn, closesOn } of rows) {
      const facts = { record: id, reference, link: `/orphaned-employees/${id}` } as const
      const once = (day: string) => ({ ...facts, day, once: `${id}:${day}` })
      // oxlint-disable no-await-in-loop -- one transaction does one after the other
      if (dueOn) await change.letter(orphanedLetters.stepsDue, { userId }, once(dueOn))
      if (closesOn) await change.letter(orphanedLetters.closingSoon, { userId }, once(closesOn))
      // oxlint-enable no-await-in-loop
    }
  },
}
