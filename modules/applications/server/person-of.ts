import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'

/** To whom the participant’s letters about an application go, also before their own half is there. */
export async function personOf(db: Db, applicationId: string) {
  const { rows } = await sql<{ email: string; name: string; language: Language }>`
    select ${addressFor('q', 'a')} as email, a.participant_name as name,
      coalesce(q.language, a.language) as language
    from applications a left join participants q on q.id = a.participant_id where a.id = ${applicationId}`.execute(
    db,
  )
  return theRow(rows)
}
