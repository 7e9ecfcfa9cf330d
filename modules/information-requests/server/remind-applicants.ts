import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { daysUntil } from '#modules/business-days/server/due-day.ts'
import { remindedBefore } from '../contract/information-request.ts'
import { informationRequestsLetters } from '../contract/information-requests.letters.ts'
import { linkPath, makeInformationLink } from './information-links.ts'
import { findRequest } from './request.queries.ts'

/** As many days hold that many business days, whatever holidays lie between. */
const lookedAhead = 14

/**
 * Every morning: whoever has few business days left to answer is reminded, once for each due date, and
 * not on the day after they were asked.
 */
export const remindApplicants: Job = {
  name: 'informationRequests.remind',
  schedule: '40 12 * * *',
  async run(change) {
    const today = await change.today()
    const { rows } = await sql<{ id: string; dueOn: string; province: string }>`
      select r.id, r.due_on as "dueOn", p.province from information_requests r
        join applications a on a.id = r.application_id join programs p on p.id = a.program_id
      where r.state = 'open' and r.reminded_on is null and r.asked_at < clock_now() - interval '1 day'
        and r.due_on between ${today}::date and ${today}::date + ${lookedAhead}::int
      order by r.id for update of r`.execute(change.db)
    for (const { id, dueOn, province } of rows) {
      // oxlint-disable no-await-in-loop -- one transaction does one after the other
      if ((await daysUntil(change, { day: dueOn, province })) > remindedBefore) continue
      await change.db
        .updateTable('information_requests')
        .set({ reminded_on: today })
        .where('id', '=', id)
        .execute()
      const { email, name, language, applicationId, reference } = await findRequest(change.db, id)
      const { participant } = await change.db
        .selectFrom('applications')
        .select('participant_name as participant')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow()
      await change.letter(
        informationRequestsLetters.reminder,
        { email, name, language },
        {
          record: applicationId,
          reference,
          participant,
          dueOn,
          link: linkPath(await makeInformationLink(change, id)),
        },
      )
      // oxlint-enable no-await-in-loop
    }
  },
}
