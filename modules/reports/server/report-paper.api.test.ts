import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { openPdf, readTags, type Told } from '#kit/server/paper/paper.test-reader.ts'
import type { ReportAnswer } from '../contract/reports.endpoints.ts'
import { reportNames, reportOf, type ReportName } from '../contract/reports.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

async function paper(by: Caller, name: ReportName, { query = '', language = 'en' } = {}) {
  const headers = { authorization: `Bearer ${by.token}`, 'accept-language': language }
  const address = `${server.address}/api/reports/${name}/paper?${query}`
  const answer = await fetch(address, { headers })
  const content = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type'), content }
}

const told = async (
  by: Caller,
  name: ReportName,
  how: { query?: string; language?: string } = {},
) => readTags(await openPdf((await paper(by, name, how)).content))

const texts = ({ elements }: Told, role: string) =>
  elements.filter((element) => element.role === role).map(({ text }) => text)

it('is a tagged PDF with title, period, filters, day, table and what its columns mean', async () => {
  const { status, type } = await paper(margaret, 'applications')
  expect([status, type]).toEqual([200, 'application/pdf'])
  const query = 'period=FY2026&region=ON'
  const read = await told(margaret, 'applications', { query })
  const answer = await margaret.get<ReportAnswer>(`/reports/applications?${query}`)
  expect(texts(read, 'H1')).toEqual(['Applications by status'])
  const all = read.elements.map(({ text }) => text).join('\n')
  expect(all).toContain('Applications; the period is that of the day of submission.')
  expect(all).toContain('April 2026 – March 2027')
  expect(all).toContain('Ontario')
  expect(all).toContain('Applications without a decision.')
  expect(texts(read, 'TH')).toContain('Amount requested (CAD)')
  const requested = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2 }).format(
    Number(answer.body.total['requestedAmount']?.value),
  )
  expect(texts(read, 'TD')).toContain(requested)
})

it('tells no number of people that the screen does not tell', async () => {
  const query = 'period=all&by=exitReason'
  const { body } = await margaret.get<ReportAnswer>(`/reports/earlyExits?${query}`)
  const kept = [...body.rows.map(({ cells }) => cells), body.total].flatMap((cells) =>
    Object.values(cells).filter((cell) => cell.kept === 'small'),
  )
  expect(kept.length).toBeGreaterThan(0)
  const read = await told(margaret, 'earlyExits', { query })
  const cells = texts(read, 'TD')
  expect(cells.filter((text) => text === 'under 5')).toHaveLength(kept.length)
  const measures = body.measures.filter(
    (name) => reportOf('earlyExits').measures[name]?.kind === 'people',
  )
  expect(measures).toHaveLength(5)
  const shown = body.rows.flatMap((row) => measures.map((name) => row.cells[name]?.value))
  for (const few of ['1', '2', '3', '4'])
    expect([few, cells.includes(few)]).toEqual([few, shown.includes(Number(few))])
  const french = await told(margaret, 'earlyExits', { query, language: 'fr' })
  expect(texts(french, 'TD')).toContain('moins de 5')
})

it('breaks no amount, however wide the table is', async () => {
  for (const name of ['spending', 'trainingCosts', 'applications', 'overpayments'] as const) {
    const { body } = await margaret.get<ReportAnswer>(`/reports/${name}?period=all`)
    const written = new Set(texts(await told(margaret, name, { query: 'period=all' }), 'TD'))
    const format = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2 })
    for (const measure of body.measures)
      if (reportOf(name).measures[measure]?.kind === 'money')
        expect(written).toContain(format.format(Number(body.total[measure]?.value)))
  }
})

it('is made of every report', async () => {
  for (const name of reportNames)
    expect([name, (await paper(margaret, name, { language: 'fr' })).status]).toEqual([name, 200])
})

it('is refused where the report is, and kept on record where it is not', async () => {
  const finance = await server.as('finance')
  expect((await paper(finance, 'participants')).status).toBe(403)
  expect((await paper(finance, 'spending')).status).toBe(200)
  const { rows } = await sql<{ changes: unknown }>`select changes from audit_log
    where action = 'report.exported' order by sequence desc limit 1`.execute(server.db)
  expect(rows[0]?.changes).toMatchObject({
    format: [null, 'pdf'],
    filters: [null, { report: 'spending' }],
  })
})
