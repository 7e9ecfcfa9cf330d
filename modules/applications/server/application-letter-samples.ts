import { sql } from 'kysely'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { LetterSamples } from '#modules/templates/server/letter-samples.ts'
import { facts, seesIn } from './application-list.queries.ts'

const view = { action: 'view', subject: 'Applications View' } as const

/** What letters about an application say of it, as far as its reader sees it on the record. */
export const applicationLetterSamples: LetterSamples = {
  entity: 'application',
  from: sql`applications a join employers e on e.id = a.employer_id join programs p on p.id = a.program_id`,
  id: sql`a.id`,
  reference: sql`a.reference`,
  beside: sql`e.legal_name`,
  order: sql`a.submitted_at`,
  seenBy(person) {
    if (!person.permissions.allows(view)) return null
    const participant = seenOn(seesIn(person, view)('personal'), sql`a.participant_name`)
    return {
      where: sql<boolean>`a.submitted_at is not null and ${person.permissions.where(view, facts)}`,
      facts: {
        reference: sql`a.reference`,
        participant,
        employer: sql`e.legal_name`,
        program: sql`p.name`,
        position: sql`a.position_title`,
      },
    }
  },
}
