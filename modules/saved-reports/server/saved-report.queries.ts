import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import { likeText, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields, selectNamed } from '#kit/server/storage.ts'
import { reportsFor } from '#modules/reports/server/may-see-report.ts'
import { savedReport } from '../contract/saved-report.ts'
import type { SavedReportRecord, SavedReportRow } from '../contract/saved-reports.endpoints.ts'

/** One's own, and of the reports that staff may see those that are shared. */
const shownTo = (person: Person): RawBuilder<boolean> => {
  const own = sql<boolean>`r.owner_id = ${person.userId}`
  if (person.type !== 'staff') return own
  return sql<boolean>`(${own} or (r.is_shared and r.report = any(${reportsFor(person)}::text[])))`
}

const more = sql`r.version, r.report, ${selectNamed('u')} as owner, r.updated_at as "updatedAt",
  s.rhythm, s.state, s.next_run_at as "nextRunAt"`
const joins = sql`join users u on u.id = r.owner_id
  left join saved_report_schedules s on s.saved_report_id = r.id`

export const savedReportSource = (_: Kysely<Database>, person: Person): ListSource => ({
  from: sql`saved_reports r`,
  id: sql`r.id`,
  columns: {
    name: sql`searchable(r.name)`,
    updatedAt: sql`r.updated_at`,
    isShared: sql`r.is_shared`,
  },
  where: [shownTo(person)],
  search: (text) =>
    sql<boolean>`searchable(r.name) like '%' || searchable(${likeText(text)}) || '%'`,
  select: sql`r.id, ${selectFields(savedReport, 'r', 'inList')}, ${more}`,
  joins,
})

/** With what the person may do with it. */
export const withCan = <Row extends Pick<SavedReportRow, 'owner'>>(row: Row, person: Person) => {
  const can: Can =
    row.owner.id === person.userId
      ? { edit: true, ...(person.type === 'staff' && { schedule: true, share: true }) }
      : {}
  return { ...row, can }
}

export async function readSavedReport(
  db: Db,
  person: Person,
  id: string,
): Promise<SavedReportRecord> {
  const { rows } = await sql<Omit<SavedReportRecord, 'can'>>`
    select ${selectBase('r')}, ${selectFields(savedReport, 'r')}, ${more}
    from saved_reports r ${joins} where r.id = ${id} and ${shownTo(person)}`.execute(db)
  if (!rows[0]) throw notFound()
  return withCan(rows[0], person)
}
