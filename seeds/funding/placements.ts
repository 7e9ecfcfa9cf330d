import { dayOf } from '../clock.ts'
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
  return approved.map(({ application: { row, id, programId, funding }, at }, index) => ({
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
    hours_per_week: row['hours_per_week'],
    hourly_wage: row['hourly_wage'],
    funding,
    committed_amount: funding.total,
    status: statusOn(dayOf(now), row),
    created_at: at,
    updated_at: at,
  }))
}

export type SeedPlacement = ReturnType<typeof makePlacements>[number]

function statusOn(today: string, row: SeedApplication['row']): string {
  if (String(row['start_on']) > today) return 'planned'
  return String(row['end_on']) < today ? 'completed' : 'active'
}
