import { serve, type ReadCall } from '#kit/server/call.ts'
import { exportRows } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { forbidden } from '#kit/server/problems.ts'
import type { Person } from '#kit/server/person.ts'
import { readFirst } from '#kit/server/read-first.ts'
import { fileLines, reportExport } from '#modules/reports/server/write-sheet.ts'
import { printReport } from '#modules/reports/server/print-report.ts'
import {
  frozenReportsEndpoints,
  type FrozenReportRecord,
  type FrozenReportRow,
} from '../contract/frozen-reports.endpoints.ts'
import type { FrozenContent } from '../contract/frozen-report.ts'
import { compareFrozen } from './compare-frozen.ts'
import { freezeReport, readForFreezing } from './freeze-report.ts'
import { digestLine, factsOfFile, frozenWords, nameOfFile } from './frozen-files.ts'
import { frozenReportSource, readFrozenReport } from './frozen-report.queries.ts'
import { seesAllOf } from './may-see-frozen.ts'
import { withdrawFrozen } from './withdraw-frozen.ts'

export const frozenReportsHandlers = serve(
  frozenReportsEndpoints,
  {
    listFrozenReports: ({ db, list, person }) =>
      readPage<FrozenReportRow>(db, frozenReportSource(db, person), list),

    freezeReport: readFirst<typeof frozenReportsEndpoints.freezeReport, FrozenContent>(
      (call) => readForFreezing(call, call.body),
      async (call, content) =>
        readFrozenReport(call.db, call.person, await freezeReport(call, call.body, content)),
    ),

    readFrozenReport: ({ db, person, params }) => readFrozenReport(db, person, params.id),

    async compareFrozenReport(call) {
      const { content } = await readFrozenReport(call.db, call.person, call.params.id)
      return compareFrozen(call, content)
    },

    async exportFrozenReport(call) {
      const { language, query } = call
      const frozen = await readForFile(call, call.params.id)
      const { answer, said } = frozen.content
      const speaking = { language, organisation: await call.organisation() }
      const facts = [...factsOfFile(frozen, speaking), digestLine(frozen, language)]
      const above = facts.map(({ label, value }) => [label, value] as const)
      const recorded = { ...call, query: { ...query, number: String(frozen.number) } }
      const sheet = reportExport(said[language], answer, { language, above })
      return exportRows(recorded, fileLines(answer), {
        ...sheet,
        name: 'frozenReport',
        fileName: nameOfFile(frozen, speaking),
      })
    },

    async printFrozenReport(call) {
      const { language } = call
      const frozen = await readForFile(call, call.params.id)
      const { answer, said } = frozen.content
      const speaking = { language, organisation: await call.organisation() }
      const { label, value } = digestLine(frozen, language)
      const printed = await printReport(call, {
        said: said[language],
        answer,
        beside: factsOfFile(frozen, speaking),
        below: `${label} ${value}`,
        fileName: nameOfFile(frozen, speaking),
      })
      await call.audit({
        action: 'frozenReport.exported',
        entity: 'export',
        changes: { format: [null, 'pdf'], filters: [null, { number: String(frozen.number) }] },
      })
      return printed
    },

    async withdrawFrozenReport(call) {
      await withdrawFrozen(call, call.params.id, call.body)
      return readFrozenReport(call.db, call.person, call.params.id)
    },
  },
  frozenWords,
)

/** @throws 403 for whoever sees it and takes nothing away */
async function readForFile(
  { db, person }: Pick<ReadCall, 'db'> & { person: Person },
  id: string,
): Promise<FrozenReportRecord> {
  const frozen = await readFrozenReport(db, person, id)
  const { report } = frozen.content.answer
  const programId = frozen.content.query.programId ?? null
  if (!seesAllOf(person, 'export', { report, programId })) throw forbidden()
  return frozen
}
