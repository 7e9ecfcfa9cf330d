import { sql } from 'kysely'
import type { Job } from '#kit/server/jobs.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { findPlacement, isHeld } from './placement.queries.ts'
import { factsForEmployer } from './tell-employer.ts'

const daysBefore = 5

/**
 * Every morning: employers with five days or less left to accept, or to confirm the first day, are
 * reminded, once for each deadline, and not on the day after they were told of it, nor of what a hold
 * forbids.
 */
export const remindEmployers: Job = {
  name: 'placements.remind',
  schedule: '30 12 * * *',
  async run(change) {
    const today = await change.today()
    const { rows } = await sql<{ id: string }>`
      select l.id from placements l
      where ((l.status = 'planned' and l.created_at < clock_now() - interval '1 day'
          and l.accept_by between ${today}::date and ${today}::date + ${daysBefore}::int)
        or (l.status = 'accepted' and l.accepted_at < clock_now() - interval '1 day'
          and l.start_by between ${today}::date and ${today}::date + ${daysBefore}::int))
        and not ${isHeld}
      order by l.id`.execute(change.db)
    for (const { id } of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      const placement = theKnown(await findPlacement(change.db, id))
      const isAccepted = placement.status === 'accepted'
      const letter = isAccepted ? placementsLetters.startSoon : placementsLetters.acceptSoon
      const day = (isAccepted ? placement.startBy : placement.acceptBy) ?? ''
      const facts = { ...factsForEmployer(placement, day), once: `${id}:${day}` }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await change.letter(letter, placement.contact, facts)
    }
  },
}
