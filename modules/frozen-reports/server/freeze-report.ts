import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change, ReadCall } from '#kit/server/call.ts'
import { forbidden, Problem } from '#kit/server/problems.ts'
import { kindOfReport, reportOf } from '#modules/reports/contract/reports.ts'
import { maySeeReport } from '#modules/reports/server/may-see-report.ts'
import { readReport } from '#modules/reports/server/read-report.ts'
import { readNarrowed, sayReport } from '#modules/reports/server/say-report.ts'
import type { FrozenContent, frozenReport } from '../contract/frozen-report.ts'
import { digestOf } from './digest-of.ts'
import { seesAllOf } from './may-see-frozen.ts'

type Freezing = z.infer<typeof frozenReport.create>

/**
 * The figures of a report as they are told at this moment, the question, and what they mean in both
 * languages; what is whole of one program is not said to be a part.
 * @throws 403 `freezingNotWhole` for whoever sees a part of what is counted
 */
export async function readForFreezing(
  call: Pick<ReadCall, 'db' | 'person' | 'today' | 'settings' | 'language'>,
  { asked: { report, query } }: Freezing,
): Promise<FrozenContent> {
  const { person } = call
  const programId = query.programId ?? null
  if (!maySeeReport(person, 'freeze', report)) throw forbidden()
  if (!seesAllOf(person, 'freeze', { report, programId }))
    throw new Problem(403, 'freezingNotWhole')
  const read = await readReport(call, { name: report, query, action: 'freeze' })
  const answer = { ...read, isWhole: true }
  const narrowed = await readNarrowed(call.db, query)
  return {
    answer,
    query,
    said: { en: sayReport(answer, narrowed, 'en'), fr: sayReport(answer, narrowed, 'fr') },
  }
}

/**
 * Keeps what was read of a report for good, with who asked and to whom it goes. The digest of all of it
 * goes into the audit log.
 */
export async function freezeReport(
  change: Change,
  { asked, sentTo, note = null }: Freezing,
  content: FrozenContent,
): Promise<string> {
  const { db, person, now } = change
  const { report, query } = asked
  const programId = query.programId ?? null
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
