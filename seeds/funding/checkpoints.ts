import { addDays, dayOf } from '../clock.ts'
import { insertRows } from '../insert-rows.ts'
import type { Db } from '#kit/server/call.ts'
import {
  outcomeOf,
  type CheckpointItem,
  type CheckpointItemCode,
} from '#modules/applications/contract/checkpoint.ts'
import { checkAutomatically } from '#modules/applications/server/check-automatically.ts'
import type { SeedApplication } from './applications.ts'
import { stepOf, type Step } from './story.ts'

export interface SeedCheckpoint {
  applicationId: string
  /** As the system found them when the application arrived, and as they are now. */
  found: readonly CheckpointItem[]
  items: readonly CheckpointItem[]
}

/** The check that a rejection rests on, where it rests on one that a person does. */
const failing: Record<string, CheckpointItemCode> = {
  positionNotAligned: 'positionFits',
  ineligibleEmployer: 'employerEligible',
}

const why: Partial<Record<CheckpointItemCode, { en: string; fr: string }>> = {
  positionFits: {
    en: 'Duties are mostly outside of the program’s occupations.',
    fr: 'Les tâches se situent surtout hors des professions visées.',
  },
  employerEligible: {
    en: 'Funded mainly by a government department.',
    fr: 'Financé principalement par un ministère.',
  },
}

/** Checkpoint one of each application: the system's findings, then what the case officer set. */
export async function insertCheckpoints(
  db: Db,
  applications: readonly SeedApplication[],
  now: Date,
): Promise<SeedCheckpoint[]> {
  const checkpoints: SeedCheckpoint[] = []
  for (const application of applications) {
    // oxlint-disable-next-line no-await-in-loop -- one connection answers one after the other
    const found = await checkAutomatically(db, application.id)
    const items = reviewed(found, application, addDays(dayOf(now), 60))
    checkpoints.push({ applicationId: application.id, found, items })
  }
  const rows = checkpoints.map(({ items }, at) => rowOf(applications[at]!, items, now))
  await insertRows(db, 'checkpoints', rows)
  return checkpoints
}

function rowOf({ id, story }: SeedApplication, items: readonly CheckpointItem[], now: Date) {
  const step = stepOf(story, 'checkpoint')
  const submittedAt = story.steps[0]!.at
  return {
    application_id: id,
    number: 1,
    status: outcomeOf(items, dayOf(now)),
    items,
    reviewed_by: step?.by.id ?? null,
    reviewed_at: step?.at ?? null,
    version: 1 + story.steps.filter(({ act }) => act === 'checkpoint' || act === 'override').length,
    created_at: submittedAt,
    updated_at: step?.at ?? submittedAt,
  }
}

function reviewed(
  found: readonly CheckpointItem[],
  { slot, story }: SeedApplication,
  overrideUntil: string,
): CheckpointItem[] {
  const step = stepOf(story, 'checkpoint')
  if (!step) return [...found]
  const isDone = stepOf(story, 'recommendApproval') ?? stepOf(story, 'recommendRejection')
  const overridden = stepOf(story, 'override')
  const language = slot.employer.named.language
  return found.map((item) => {
    if (slot.rejection && failing[slot.rejection] === item.code)
      return set(item, step, { result: 'fail', note: why[item.code]?.[language] ?? null })
    if (overridden && item.code === 'noStacking')
      return { ...item, override: overrideBy(overridden, overrideUntil) }
    // A hold that came after the review does not undo it.
    if (isDone && item.code === 'goodStanding') return { ...item, result: 'pass' }
    // So did the placements that the employer has by now.
    if (isDone && item.code === 'employerRoom')
      return { ...item, result: 'pass', finding: 'employerRoom' }
    const waits = item.result === 'pending' && [null, 'minimumWageUnknown'].includes(item.finding)
    return waits && (isDone || item.code === 'employerEligible')
      ? set(item, step, { result: 'pass', note: null })
      : item
  })
}

const overrideBy = ({ by, at, reason }: Step, expiresOn: string): CheckpointItem['override'] => ({
  by: by.name,
  byId: by.id,
  reason: reason ?? '',
  expiresOn,
  at: at.toISOString(),
})

const set = (
  item: CheckpointItem,
  step: Step,
  to: Pick<CheckpointItem, 'result' | 'note'>,
): CheckpointItem => ({
  ...item,
  ...to,
  isAutomatic: false,
  by: step.by.name,
  byId: step.by.id,
  at: step.at.toISOString(),
})
