import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

interface Changed {
  id: string
  version: number
}

/** Open screens of whoever may see the employer in one of its programs, or its profile, hear of a change. */
export async function announceEmployer(change: Change, changed: Changed): Promise<void> {
  const heard = { topic: 'employers', ...changed }
  await change.announce({
    ...heard,
    subject: 'Employer Profile Edit',
    facts: { employerId: changed.id },
  })
  for (const programId of await programsOf(change, changed.id))
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({ ...heard, subject: 'Employers View', facts: { programId } })
}

/** Through which it is seen; one that has applied to none is heard of by those who see every one. */
async function programsOf({ db }: Change, id: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ programId: string }>`select program_id as "programId"
    from employer_programs where employer_id = ${id} and applications > 0`.execute(db)
  return rows.length ? rows.map(({ programId }) => programId) : [null]
}
