import { sql } from 'kysely'
import { cast } from '../seeds/cast.ts'
import type { JourneyServer } from './server.ts'

/** What was answered so far about people who work for Rachel was answered on paper. */
export async function onPaper({ db }: JourneyServer): Promise<void> {
  const ofRachel = sql`select l.id from placements l
    join users r on r.employer_id = l.employer_id and r.email = ${cast.employer.email}`
  const answered = sql`select id from form_responses where record_id in (${ofRachel})`
  await sql`delete from answer_differences where record_id in (${ofRachel})`.execute(db)
  await sql`delete from form_answers where response_id in (${answered})`.execute(db)
  await sql`delete from form_responses where record_id in (${ofRachel})`.execute(db)
  await sql`update monitoring_forms set status = 'waived', waived_on = submitted_on, waived_by = accepted_by,
      waived_reason = 'Completed on paper', submitted_on = null, submitted_by = null, accepted_on = null, accepted_by = null
    where status = 'accepted' and placement_id in (${ofRachel})`.execute(db)
}
