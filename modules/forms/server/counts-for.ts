import { sql } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { CountsFor } from '../contract/form-draft.ts'

interface Sides {
  side: 'employer' | 'participant' | 'employee'
  employerId: string | null
  participantId: string | null
  /** What it is called, for whoever may know. */
  employer: string | null
}

/** For whom a form behind a link counts, whoever has opened it: by the link, not by who is signed in. */
export async function countsForOf(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  { side, employerId, participantId, employer }: Sides,
): Promise<CountsFor> {
  const named = side === 'employer' ? employer : null
  if (person.userId === null) return { employer: named, isOther: false }
  const theirs =
    side === 'employer'
      ? sql`u.employer_id = ${employerId}`
      : sql`u.participant_id = ${participantId}`
  const { rows } = await sql<{ isOther: boolean }>`
    select (${theirs}) is not true as "isOther" from users u where u.id = ${person.userId}`.execute(
    db,
  )
  return { employer: named, isOther: theRow(rows).isOther }
}
