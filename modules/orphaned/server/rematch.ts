import { sql } from 'kysely'
import { Decimal } from 'decimal.js'
import type { Db } from '#kit/server/call.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { startRematch, type Rematch } from '#modules/applications/server/start-rematch.ts'
import { refuseHeld } from '#modules/holds/server/refuse-held.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import { orphanedLetters } from '../contract/orphaned.letters.ts'
import type { LoadedCase } from './orphaned.policy.ts'
import { underBalances } from './orphaned.steps.ts'

type Position = Rematch['position']

interface Given extends Position {
  employerId: string
  /** What the person who rematches saw to be left. */
  amountLeft: string
}

/**
 * Starts a new placement at another employer with the days and dollars that are left: offered, with its
 * agreement, as an approval offers one, and within every limit that an approval keeps, under its lock.
 * @throws 409 `leftChanged` when something else is left than was seen, or the limit without room; 422
 * for terms beyond what is left
 */
export async function rematch(change: VersionedChange, id: string, given: Given): Promise<void> {
  const { employerId, amountLeft, ...position } = given
  const found = await takeStep(change, underBalances, {
    id,
    step: 'rematch',
    changes: { matchedEmployerId: [null, employerId] },
    async before(loaded) {
      if (!new Decimal(loaded.amountLeft).eq(amountLeft)) throw refused('leftChanged')
      await refuseTerms(change, loaded, given)
      const { placementId, daysUsed, participantId, programId, applicationId: from } = loaded
      await refuseHeld(change, 'match', {
        employerId,
        participantId,
        programId,
        applicationId: from,
      })
      const applicationId = await startRematch(change, {
        placementId,
        employerId,
        position,
        daysUsed,
        amountLeft,
      })
      const rematched = await placementOf(change.db, applicationId)
      return {
        row: {
          rematch_placement_id: rematched,
          matched_employer_id: null,
          matched_on: null,
        },
      }
    },
  })
  await tellPerson(change, found, given)
}

async function refuseTerms(change: VersionedChange, loaded: LoadedCase, given: Given) {
  const { employerId, startOn, endOn, hourlyWage } = given
  const { rows } = await sql<{ minimum: string | null }>`
    select minimum_wage_on(province, ${startOn}::date) as minimum from employers
    where id = ${employerId} and contact_proven_at is not null`.execute(change.db)
  if (!rows[0] || employerId === loaded.formerEmployerId) throw invalidField('employerId', 'choice')
  if (startOn < (await change.today())) throw invalidField('startOn', 'startPast')
  if (endOn <= startOn) throw invalidField('endOn', 'endBeforeStart')
  if (endOn > addDays(startOn, loaded.daysLeft - 1)) throw invalidField('endOn', 'beyondLeft')
  const { minimum } = rows[0]
  if (minimum !== null && new Decimal(hourlyWage).lt(minimum))
    throw invalidField('hourlyWage', 'belowMinimumWage')
}

async function placementOf(db: Db, applicationId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from placements where application_id = ${applicationId}`.execute(db)
  return theRow(rows).id
}

async function tellPerson(
  change: VersionedChange,
  { id, person, program }: LoadedCase,
  given: Given,
) {
  const { rows } = await sql<{ name: string }>`
    select legal_name as name from employers where id = ${given.employerId}`.execute(change.db)
  await change.letter(orphanedLetters.rematched, person, {
    record: id,
    program,
    employer: theRow(rows).name,
    position: given.positionTitle,
  })
}
