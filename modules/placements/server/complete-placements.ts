import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import { underBalances } from './placement.steps.ts'
import { releaseUnused, usageColumns, usageTo, type Usage } from './release-unused.ts'
import { factsForEmployer } from './tell-employer.ts'

/** Every night: what was under way until its planned last day is completed. */
export const completePlacements: Job = {
  name: 'placements.complete',
  schedule: '20 5 * * *',
  async run(change) {
    const today = await change.today()
    // In the order of the locks, as the placements that lapse.
    const { rows } = await sql<{ id: string }>`
      select id from placements where status = 'active' and planned_end_on < ${today}::date
      order by program_id, id`.execute(change.db)
    for (const { id } of rows)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await complete(change, { id, today })
  },
}

/** Under the lock it is asked once more: somebody may have ended it meanwhile. */
async function complete(change: Change, { id, today }: { id: string; today: string }) {
  await underBalances.hold?.(change, id)
  const { rows } = await sql<{ version: number }>`
    select version from placements where id = ${id} and status = 'active'
      and planned_end_on < ${today}::date for update`.execute(change.db)
  const [due] = rows
  if (!due) return
  let usage: Usage | null = null
  const placement = await takeStep({ ...change, version: due.version }, underBalances, {
    id,
    step: 'complete',
    async before(loaded) {
      const { endOn } = loaded.offered
      usage = usageTo(loaded, endOn)
      return {
        row: { ended_on: endOn, last_worked_on: endOn, ...usageColumns(loaded, usage) },
        changes: {
          endedOn: [null, endOn],
          committedAmount: [loaded.committedAmount, usage.used.total],
        },
      }
    },
  })
  const known = theKnown(usage as Usage | null)
  await releaseUnused(change, placement, known)
  const { contact, person, offered } = placement
  const facts = factsForEmployer(placement, offered.endOn)
  await change.letter(placementsLetters.completed, contact, { ...facts, used: known.used.total })
  const { record, reference, program, day } = facts
  const { employer } = offered
  const forPerson = { record, reference, employer, program, day }
  await change.letter(placementsLetters.completedForPerson, person, forPerson)
}
