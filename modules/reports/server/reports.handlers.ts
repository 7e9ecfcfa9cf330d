import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Differences } from '#kit/server/audit.ts'
import { serve, type ReadCall } from '#kit/server/call.ts'
import { exportRows } from '#kit/server/export-list.ts'
import { reportsEndpoints } from '../contract/reports.endpoints.ts'
import { reportsEn } from '../contract/strings.en.ts'
import { reportsFr } from '../contract/strings.fr.ts'
import { readReport } from './read-report.ts'
import { fileLines, reportExport } from './write-sheet.ts'
import { printReport } from './print-report.ts'
import { readNarrowed, sayReport } from './say-report.ts'
import { reportsFor } from './may-see-report.ts'

const words = { en: reportsEn, fr: reportsFr }

interface NamedProgram {
  id: string
  code: string
  name: Bilingual
}

/** The programs that figures may be narrowed to: of an employer those that it is in. */
async function programsFor({ db, person }: Pick<ReadCall, 'db' | 'person'>) {
  const facts = { programId: sql`p.id`, employerId: sql`e.employer_id`, kind: sql`'finance'` }
  const { rows } = await sql<NamedProgram>`
    select distinct p.id, p.code, p.name from programs p
    left join employer_programs e on e.program_id = p.id
    where ${person.permissions.where({ action: 'view', subject: 'Reports' }, facts)}
    order by p.code`.execute(db)
  return rows
}

export const reportsHandlers = serve(
  reportsEndpoints,
  {
    listReports: async (call) => ({
      data: reportsFor(call.person),
      programs: await programsFor(call),
    }),

    readReport: (call) =>
      readReport(call, { name: call.params.name, query: call.query, action: 'view' }),

    exportReport: async (call) => {
      const { params, query } = call
      const answer = await readReport(call, { name: params.name, query, action: 'export' })
      const said = sayReport(answer, await readNarrowed(call.db, query), call.language)
      const recorded = { ...call, query: { ...query, report: params.name } }
      return exportRows(
        recorded,
        fileLines(answer),
        reportExport(said, answer, { language: call.language }),
      )
    },

    printReport: async (call) => {
      const { params, query } = call
      const answer = await readReport(call, { name: params.name, query, action: 'export' })
      const said = sayReport(answer, await readNarrowed(call.db, query), call.language)
      const printed = await printReport(call, { said, answer })
      const filters = { ...query, report: params.name }
      const changes = { format: [null, 'pdf'], filters: [null, filters] } satisfies Differences
      await call.audit({ action: 'report.exported', entity: 'export', changes })
      return printed
    },
  },
  words,
)
