import type { Change } from '#kit/server/call.ts'
import { forbidden, refused } from '#kit/server/problems.ts'
import { changeVersioned, type ChangedColumns } from '#kit/server/versioned.ts'
import { applicationStatus, type ApplicationStep } from '../contract/application.status.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { refusalOfStep } from './application.policy.ts'
import { loadApplication, readApplication } from './application.queries.ts'

export type VersionedChange = Change & { version: number }

interface StepTaken {
  id: string
  step: ApplicationStep
  /** Columns that change together with the status. */
  row?: ChangedColumns<'applications'>
  /** Kept in the history. */
  reason?: string | null
  changes?: Record<string, [unknown, unknown]>
}

/**
 * Takes one declared step of an application: refuses with the reason when it is not possible,
 * changes status and row at the version that the caller saw, records it and tells open screens.
 * @returns the application as it was before
 * @throws 403 without the permission, 409 with the reason, 412 when somebody was faster
 */
export async function takeStep(
  change: VersionedChange,
  taken: StepTaken,
): Promise<ApplicationRecord> {
  const { person, version } = change
  const { record, judged } = await loadApplication(change, taken.id)
  if (record.version !== version) await failAsStale(change, taken.id)
  const reason = refusalOfStep(judged, taken.step, person)
  if (reason === 'notPermitted') throw forbidden()
  if (reason) throw refused(reason)
  const { to } = applicationStatus.transitions[taken.step]
  await changeApplication(change, record, { ...taken.row, status: to })
  await recordStep(change, record, {
    action: `applications.${taken.step}`,
    reason: taken.reason ?? null,
    changes: { status: [record.status, to], ...taken.changes },
  })
  return record
}

const failAsStale = (change: VersionedChange, id: string) => changeApplication(change, { id }, {})

/** Changes columns of an application at the version that the caller saw. */
export const changeApplication = (
  change: VersionedChange,
  { id }: Pick<ApplicationRecord, 'id'>,
  row: ChangedColumns<'applications'>,
) => {
  const { db, version } = change
  const current = () => readApplication(change, id)
  return changeVersioned(db, { table: 'applications', id, version, current }, row)
}

/** The audit row and the live event of something done to an application. */
export async function recordStep(
  change: Change,
  record: ApplicationRecord,
  entry: { action: string; reason?: string | null; changes?: Record<string, [unknown, unknown]> },
) {
  await change.audit({
    ...entry,
    entity: 'application',
    entityId: record.id,
    reference: record.reference,
  })
  await announceApplication(change, record)
}

export const announceApplication = (change: Change, record: ApplicationRecord) =>
  change.announce({
    topic: 'applications',
    id: record.id,
    version: record.version + 1,
    subject: 'Applications View',
    facts: {
      programId: record.program.id,
      employerId: record.employer.id,
      participantId: record.participant?.id ?? null,
      assigneeId: record.assignee?.id ?? null,
    },
  })
