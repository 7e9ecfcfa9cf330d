import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** What employers are asked for, in words, until the day that the story names. */
export async function askForInformation(db: Db): Promise<void> {
  await sql`
    insert into information_requests (application_id, side, message, due_on, version_id, email, name,
      language, asked_by, asked_at)
    select a.id, 'employer', a.information_request, a.information_due_on, v.id, e.contact_email,
      e.contact_name, a.language, a.assignee_id, a.updated_at
    from applications a join employers e on e.id = a.employer_id
      join forms f on f.purpose = 'application.employer' and f.program_id is null
      join form_versions v on v.form_id = f.id and v.state = 'published'
    where a.status = 'infoRequested' and a.information_due_on > organisation_today()`.execute(db)
}
