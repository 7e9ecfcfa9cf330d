import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/**
 * What is wrong with the letters that a test had written: told more than once by one change, or in a
 * language that is neither its reader's nor that of an application of theirs. Each in a line:
 * `applications.received: 2 times to rachel@example.org`.
 */
export async function badlyTold(db: Db): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select format('%s: %s times to %s', template, count(*), recipient) as said
    from outbox_messages where template_version_id is not null and template <> ${ofEachHappening}
    group by created_at, template, recipient, record_id, subject, body, link having count(*) > 1
    union all
    select format('%s: in %s to %s', m.template, m.language, m.recipient)
    from outbox_messages m join users u on u.email = m.recipient
    where m.template_version_id is not null and m.language <> u.language and u.updated_at <= m.created_at
      and not exists (select 1 from applications a join employers e on e.id = a.employer_id
        where a.language = m.language
          and m.recipient in (coalesce(a.own_contact ->> 'email', e.contact_email), a.participant_email))
    order by 1`.execute(db)
  return rows.map(({ said }) => said)
}

/** Several notes to one record are several events, though one turn of the job may tell of them all. */
const ofEachHappening = 'notifications.followed'
