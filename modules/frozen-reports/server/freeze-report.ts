import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '#database/types.generated.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, Problem } from '#kit/server/problems.ts'
import type { Language } from '#kit/contract/strings.ts'
import { kindOfReport, reportOf } from '#modules/reports/contract/reports.ts'
import { maySeeReport } from '#modules/reports/server/may-see-report.ts'
import { readReport } from '#modules/reports/server/read-report.ts'
import { readNarrowed, sayReport } from '#modules/reports/server/say-report.ts'
import type { FrozenContent, frozenReport } from '../contract/frozen-report.ts'
import { digestOf } from './digest-of.ts'
import { seesAllOf } from './may-see-frozen.ts'

/** A report is read outside of the change: it opens a transaction of its own. */
type Freezing = Change & { outside: Kysely<Database>; language: Language }

/**
 * Keeps the figures of a report for good, as they are told at this moment, with what they mean, the
 * question, who asked and to whom they go. The digest of all of it goes into the audit log.
 * @throws 403 `freezingNotWhole` for whoever sees a part of what is counted
 */
export async function freezeReport(
  change: Freezing,
  { asked, sentTo, note = null }: z.infer<typeof frozenReport.create>,
): Promise<string> {
  const { db, person, now } = change
  const { report, query } = asked
  const programId = query.programId ?? null
  if (!maySeeReport(person, 'export', report)) throw forbidden()
  if (!seesAllOf(person, 'export', { report, programId }))
    throw new Problem(403, 'freezingNotWhole')
  const content = await contentOf(change, asked)
  const { period } = content.answer
  const frozenBy = person.userId ?? ''
  const frozenAt = now.toISOString()
  const digest = digestOf({ content, sentTo, note, frozenBy, frozenAt })
  const { rows } = await sql<{ id: string; number: number }>`
    insert into frozen_reports (report, kind, is_personal, program_id, period, sent_to, note, content,
      digest, title_en, title_fr, frozen_by, frozen_at)
    values (${report}, ${kindOfReport(report)}, ${reportOf(report).isPersonal ?? false}, ${programId},
      ${period}, ${sentTo}, ${note}, ${JSON.stringify(content)}::jsonb, ${digest},
      ${content.said.en.title}, ${content.said.fr.title}, ${frozenBy}, ${frozenAt})
    returning id, number`.execute(db)
  const [frozen] = rows
  if (!frozen) throw new Error('the report was not kept')
  await change.audit({
    action: 'frozenReports.frozen',
    entity: 'frozenReport',
    entityId: frozen.id,
    reference: String(frozen.number),
    changes: { report: [null, report], period: [null, period], digest: [null, digest] },
  })
  return frozen.id
}

/** Figures, question and words; what is whole of one program is not said to be a part. */
async function contentOf(
  change: Freezing,
  { report, query }: z.infer<typeof frozenReport.create>['asked'],
): Promise<FrozenContent> {
  const call = { ...change, db: change.outside }
  const read = await readReport(call, { name: report, query, action: 'export' })
  const answer = { ...read, isWhole: true }
  const narrowed = await readNarrowed(change.db, query)
  return {
    answer,
    query,
    said: { en: sayReport(answer, narrowed, 'en'), fr: sayReport(answer, narrowed, 'fr') },
  }
}
