import { sql, type RawBuilder } from 'kysely'
import type { Person } from '#kit/server/person.ts'
import type { ReportAction } from '#modules/reports/contract/reports.subjects.ts'
import { kindOfReport, reportOf, type ReportName } from '#modules/reports/contract/reports.ts'
import { maySeeReport, reportsFor } from '#modules/reports/server/may-see-report.ts'

const noEmployer = sql`null::uuid`

/** Whether a person sees all that a report counts, of one program or of all. */
export function seesAllOf(
  person: Person,
  action: ReportAction,
  { report, programId }: { report: ReportName; programId: string | null },
): boolean {
  if (person.type !== 'staff' || !maySeeReport(person, action, report)) return false
  const facts = { programId, employerId: null, kind: kindOfReport(report) }
  const group = reportOf(report).isPersonal ? 'personal' : undefined
  return person.permissions.allows({ action, subject: 'Reports' }, facts, group)
}

/** The frozen reports `f` of which the person sees all that was counted; staff alone see any. */
export function seenFrozen(person: Person, action: ReportAction = 'view'): RawBuilder<boolean> {
  if (person.type !== 'staff') return sql<boolean>`false`
  const facts = { programId: sql`f.program_id`, employerId: noEmployer, kind: sql`f.kind` }
  const where = (group?: string) =>
    person.permissions.where({ action, subject: 'Reports' }, facts, group)
  return sql<boolean>`(f.report = any(${reportsFor(person)}::text[]) and ${where()}
    and (not f.is_personal or ${where('personal')}))`
}
