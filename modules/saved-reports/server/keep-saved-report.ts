import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { reportOf, type ReportName } from '#modules/reports/contract/reports.ts'
import { maySeeReport } from '#modules/reports/server/may-see-report.ts'
import { refuseUndeclared } from '#modules/reports/server/read-report.ts'
import { askedOn, type SavedQuestion } from '../contract/saved-question.ts'
import { savedReport } from '../contract/saved-report.ts'
import { readSavedReport } from './saved-report.queries.ts'

interface Kept {
  report: ReportName
  question: SavedQuestion
  isShared: boolean
}

/** @throws 403 for a report that is not theirs, or sharing; 422 for a question that the report does not know */
async function check(change: Change, { report, question, isShared }: Kept) {
  const { person } = change
  if (!maySeeReport(person, 'view', report)) throw forbidden()
  if (isShared && person.type !== 'staff') throw new Problem(403, 'savedSharingNotYours')
  refuseUndeclared(reportOf(report), askedOn(question, await change.today()))
}

/** Keeps a question to a report under a name. @returns the id */
export async function addSavedReport(
  change: Change,
  input: z.infer<typeof savedReport.create> & Pick<Kept, 'report'>,
): Promise<string> {
  const { db, person } = change
  await check(change, input)
  const { id } = await insertRow(db, 'saved_reports', {
    ...toRow(savedReport, input),
    report: input.report,
    owner_id: person.userId ?? '',
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await change.audit({
    action: 'savedReports.added',
    entity: 'savedReport',
    entityId: id,
    reference: input.name,
    changes: { report: [null, input.report], isShared: [null, input.isShared] },
  })
  return id
}

/** @throws 403 `savedReportNotYours` unless it is the person's own */
export async function openOwn({ db, person }: Pick<Change, 'db' | 'person'>, id: string) {
  const before = await readSavedReport(db, person, id)
  if (before.can['edit'] !== true) throw new Problem(403, 'savedReportNotYours')
  return before
}

export async function editSavedReport(
  change: VersionedChange,
  id: string,
  input: z.infer<typeof savedReport.update>,
): Promise<void> {
  const { db, person, version } = change
  const before = await openOwn(change, id)
  const current = () => readSavedReport(db, person, id)
  const target = { table: 'saved_reports', id, version, current } as const
  const changes = differences(before, input, savedReport.fields)
  if (isNothing(changes)) return refuseStale(db, target, before.version)
  if ('isShared' in changes || 'question' in changes) await check(change, { ...before, ...input })
  await changeVersioned(db, target, toRow(savedReport, input))
  const { question: _, ...told } = changes
  await change.audit({
    action: 'savedReports.edited',
    entity: 'savedReport',
    entityId: id,
    reference: before.name,
    changes: told,
  })
}

/** Deletes it with its schedule: nothing is sent any more. */
export async function deleteSavedReport(change: VersionedChange, id: string): Promise<void> {
  const { db, person, version } = change
  const before = await openOwn(change, id)
  const current = () => readSavedReport(db, person, id)
  await refuseStale(db, { table: 'saved_reports', id, version, current }, before.version)
  await db.deleteFrom('saved_reports').where('id', '=', id).execute()
  await change.audit({
    action: 'savedReports.deleted',
    entity: 'savedReport',
    entityId: id,
    reference: before.name,
  })
}
