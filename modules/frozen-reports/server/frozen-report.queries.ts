import { sql, type Kysely } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { containingWords } from '#kit/server/search-text.ts'
import type { ReportName } from '#modules/reports/contract/reports.ts'
import type { FrozenReportRecord } from '../contract/frozen-reports.endpoints.ts'
import { digestOf } from './digest-of.ts'
import { seenFrozen, seesAllOf } from './may-see-frozen.ts'

const facts = sql`f.id, f.number, jsonb_build_object('en', f.title_en, 'fr', f.title_fr) as title,
  f.period, f.sent_to as "sentTo", f.frozen_at as "frozenAt", u.name as "frozenBy"`

const isWithdrawn = sql<boolean>`exists (select from frozen_report_withdrawals w
  where w.frozen_report_id = f.id)`

export const frozenReportSource = (_: Kysely<Database>, person: Person): ListSource => ({
  from: sql`frozen_reports f`,
  id: sql`f.id`,
  columns: {
    frozenAt: sql`f.frozen_at`,
    sentTo: sql`searchable(f.sent_to)`,
    isWithdrawn: sql`(${isWithdrawn})`,
  },
  filters: { frozenAt: onDaysOf(sql`f.frozen_at`, organisationZone) },
  where: [seenFrozen(person)],
  search: (text) => containingWords(sql`f.search_words`, text),
  select: sql`${facts}, ${isWithdrawn} as "isWithdrawn"`,
  joins: sql`join users u on u.id = f.frozen_by`,
  fewFirst: true,
})

interface Stored extends Omit<FrozenReportRecord, 'isIntact' | 'successors' | 'can'> {
  report: ReportName
  programId: string | null
  frozenById: string
  logged: string | null
}

/** A frozen report as it was, and whether it still is. @throws 404 for what the person may not see */
export async function readFrozenReport(
  db: Db,
  person: Person,
  id: string,
): Promise<FrozenReportRecord> {
  const { rows } = await sql<Stored>`
    select ${facts}, f.note, f.digest, f.content, f.report, f.program_id as "programId",
      f.frozen_by as "frozenById",
      (select a.changes->'digest'->>1 from audit_log a
        where a.entity_id = f.id and a.action = 'frozenReports.frozen' limit 1) as logged,
      (select jsonb_build_object('supersededBy', jsonb_build_object('id', s.id, 'number', s.number),
          'reason', w.reason, 'at', to_char(w.withdrawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', p.name)
        from frozen_report_withdrawals w join frozen_reports s on s.id = w.superseded_by
          join users p on p.id = w.withdrawn_by where w.frozen_report_id = f.id) as withdrawn
    from frozen_reports f join users u on u.id = f.frozen_by
    where f.id = ${id} and ${seenFrozen(person)}`.execute(db)
  const [stored] = rows
  if (!stored) throw notFound()
  const { report, programId, frozenById, logged, ...record } = stored
  const digest = digestOf({ ...record, frozenBy: frozenById })
  const may = seesAllOf(person, 'freeze', { report, programId })
  const can: Can = may && !record.withdrawn ? { withdraw: true } : {}
  return {
    ...record,
    isIntact: digest === record.digest && digest === logged,
    successors: can['withdraw'] ? await readSuccessors(db, person, id) : [],
    can,
  }
}

/** Later ones of the same report that stand themselves, the newest first. */
export async function readSuccessors(db: Db, person: Person, id: string) {
  const { rows } = await sql<FrozenReportRecord['successors'][number]>`
    select f.id, f.number, f.sent_to as "sentTo" from frozen_reports f
      join frozen_reports o on o.id = ${id} and f.report = o.report and f.number > o.number
    where ${seenFrozen(person)} and not ${isWithdrawn} order by f.number desc limit 50`.execute(db)
  return rows
}
