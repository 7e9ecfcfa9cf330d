import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { PeopleOfKind } from '#kit/server/personal-data.ts'
import { theRow } from '#kit/server/the-row.ts'
import { announceParticipant } from './announce-participant.ts'
import { loadParticipant } from './participant-record.queries.ts'
import { isOneself } from './participant.policy.ts'

interface Stored {
  firstName: string
  lastName: string
  preferredName: string | null
  reference: string
  language: Language
  version: number
  emails: string[]
  phone: string
  users: string[]
}

/** An address that was typed alone finds what went to it: not where another person has shown that it is theirs. */
const isNobodyElses = sql`not exists (select from users u where u.email = lower(p.email) and u.participant_id is distinct from p.id)
  and not exists (select from participants o where o.proven_email = lower(p.email) and o.id <> p.id)`

/** Participants, whose account is a part of what is held about them. */
export const participantPeople: PeopleOfKind = {
  kind: 'participant',
  entity: 'participant',
  async find(call, id) {
    const { sees } = await loadParticipant(call, id)
    const isOwn = isOneself(call.person, id)
    const { rows } = await sql<Stored>`
      select p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName",
        p.reference, p.language, p.version, p.phone,
        array(select distinct e from (select p.email as e where ${isOwn ? sql`false` : isNobodyElses}
          union all select p.proven_email
          union all select u.email from users u where u.participant_id = p.id) all_of where e <> '') as emails,
        array(select u.id from users u where u.participant_id = p.id)::text[] as users
      from participants p where p.id = ${id}`.execute(call.db)
    const { firstName, lastName, preferredName, reference, language, emails, phone, users } =
      theRow(rows)
    return {
      name: `${firstName} ${lastName}`,
      reference,
      isNumbered: true,
      language,
      emails,
      numbers: [phone],
      alsoNamed: preferredName ? [`${preferredName} ${lastName}`] : [],
      parts: [firstName, lastName],
      ids: { participant: [id], user: users },
      sees: (group) => isOwn || sees(group),
    }
  },
  hold: ({ db }, id) =>
    sql`with held as (select 1 from applications where participant_id = ${id} order by id for update)
      select (select count(*) from held) from participants where id = ${id} for update`.execute(db),
  async announce(change, id) {
    const { rows } = await sql<{ version: number }>`
      select version from participants where id = ${id}`.execute(change.db)
    const { version } = theRow(rows)
    await announceParticipant(change, { id, version })
    return version
  },
}
