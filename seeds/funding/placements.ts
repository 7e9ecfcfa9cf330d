import { agreementOffered } from '#modules/placements/server/agreement-offered.ts'
import { addDays, dayOf, dueAfter } from '../clock.ts'
import { earlyEnds, noEnd } from './early-ends.ts'
import { givenUp, notGivenUp } from './given-up.ts'
import type { SeedApplication } from './applications.ts'
import { stepOf } from './story.ts'

/** The placements of the approved applications, in the order of their approval. */
export function makePlacements(
  applications: readonly SeedApplication[],
  { newId, now }: { newId: () => string; now: Date },
) {
  const approved = applications
    .flatMap((application) => {
      const step = stepOf(application.story, 'approve')
      return step ? [{ application, at: step.at }] : []
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const ends = earlyEnds(now)
  const gives = givenUp(now)
  return approved.map(({ application, at }, index) => {
    const { row, id, programId, funding } = application
    const agreed = agreementColumns(application, { at, now, index })
    const status = statusOn(dayOf(now), row, agreed.accepted_at !== null)
    const end = status === 'active' ? ends(application) : null
    const given = status === 'planned' ? gives(application) : null
    return {
      id: newId(),
      reference: `PLA-${at.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`,
      application_id: id,
      program_id: programId,
      participant_id: row['participant_id'],
      employer_id: row['employer_id'],
      position_title: row['position_title'],
      start_on: row['start_on'],
      planned_end_on: row['end_on'],
      ended_on: String(row['end_on']) < dayOf(now) ? row['end_on'] : null,
      ...noEnd,
      ...notGivenUp,
      hours_per_week: row['hours_per_week'],
      hourly_wage: row['hourly_wage'],
      funding,
      committed_amount: funding.total,
      status,
      ...agreed,
      ...end,
      ...given,
      started_on: String(row['start_on']) > dayOf(now) ? null : row['start_on'],
      created_at: at,
      updated_at: at,
    }
  })
}

export type SeedPlacement = ReturnType<typeof makePlacements>[number]

function statusOn(today: string, row: SeedApplication['row'], isAccepted: boolean): string {
  if (String(row['start_on']) > today) return isAccepted ? 'accepted' : 'planned'
  return String(row['end_on']) < today ? 'completed' : 'active'
}

/**
 * An offer waits while its days last, and every second one whose first day is ahead was given more
 * time; all others were accepted on the day after the approval.
 */
function agreementColumns(
  { slot, row, funding }: SeedApplication,
  { at, now, index }: { at: Date; now: Date; index: number },
) {
  const { fields } = slot.program
  const startOn = String(row['start_on'])
  const today = dayOf(now)
  const offeredUntil = dueAfter(dayOf(at), fields.acceptanceDays, fields.province)
  const extendedUntil = dueAfter(today, 1 + (index % 5), fields.province)
  const isLate = offeredUntil < today
  const isOpen = startOn > today && (!isLate || index % 2 === 0)
  const acceptBy = isOpen && isLate ? extendedUntil : offeredUntil
  const acceptedAt = new Date(at.getTime() + 20 * 3_600_000)
  const window = addDays(dayOf(acceptedAt), fields.hireWindowDays)
  return {
    accept_by: acceptBy,
    accepted_at: isOpen ? null : acceptedAt,
    signatory_name: isOpen ? null : row['signatory_name'],
    signatory_title: isOpen ? null : row['signatory_title'],
    agreement_language: isOpen ? null : row['language'],
    start_by: isOpen ? null : window > startOn ? window : startOn,
    agreement: isOpen
      ? null
      : agreementOffered({
          employer: slot.employer.named.legalName,
          participant: String(row['participant_name']),
          program: fields.name,
          positionTitle: String(row['position_title']),
          startOn,
          endOn: String(row['end_on']),
          hoursPerWeek: String(row['hours_per_week']),
          hourlyWage: String(row['hourly_wage']),
          amount: funding.total,
          funding,
        }),
  }
}
