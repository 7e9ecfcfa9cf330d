import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { cellsOf } from '../../../checks/kit-at-work/workbook.test-reader.ts'
import type { ReportAnswer } from '../contract/reports.endpoints.ts'
import { reportNames, reports, type ReportName } from '../contract/reports.ts'

let server: TestServer
let people: Record<
  'margaret' | 'chantal' | 'finance' | 'genevieve' | 'employer' | 'employee' | 'approver',
  Caller
>

beforeAll(async () => {
  server = await openTestServer()
  people = {
    margaret: await server.as('superAdmin'),
    chantal: await server.as('caseOfficer'),
    approver: await server.as('approver'),
    finance: await server.as('finance'),
    genevieve: await server.as('auditor'),
    employer: await server.as('employer'),
    employee: await server.as('employee'),
  }
})
afterAll(() => server.close())

/** A file as it arrives. */
async function file(by: Caller, path: string, language = 'en') {
  const headers = { authorization: `Bearer ${by.token}`, 'accept-language': language }
  const answer = await fetch(`${server.address}/api${path}`, { headers })
  return Buffer.from(await answer.arrayBuffer())
}

const read = (by: Caller, name: ReportName, query = '') =>
  by.get<ReportAnswer>(`/reports/${name}?${query}`)
const listed = async (by: Caller) => (await by.get<{ data: ReportName[] }>('/reports')).body.data
const of = async (by: Caller, name: ReportName, query = '') => (await read(by, name, query)).body

const money = reportNames.filter((name) => 'isMoney' in reports[name])
const internal = reportNames.filter((name) => 'isInternal' in reports[name])

describe('who sees which reports', () => {
  it('shows all to an approver and an auditor', async () => {
    expect(await listed(people.approver)).toEqual(reportNames)
    expect(await listed(people.genevieve)).toEqual(reportNames)
  })

  it('shows a case officer all but those of personal fields', async () => {
    expect(await listed(people.chantal)).toEqual(
      reportNames.filter((name) => name !== 'selfIdentification'),
    )
  })

  it('shows finance those about money alone', async () => {
    expect(await listed(people.finance)).toEqual(money)
  })

  it('shows an employer those that are not for staff alone', async () => {
    expect(await listed(people.employer)).toEqual(
      reportNames.filter((name) => !internal.includes(name)),
    )
  })

  it.each(reportNames)('refuses %s to the screen and to a file alike', async (name) => {
    for (const by of Object.values(people)) {
      const answers = [
        (await read(by, name)).status,
        (await by.get(`/reports/${name}/export?format=csv`)).status,
        (await by.get(`/reports/${name}/export?format=xlsx`)).status,
      ]
      const may = by !== people.employee && (await listed(by)).includes(name)
      expect(answers).toEqual(may ? [200, 200, 200] : [403, 403, 403])
    }
  })

  it('refuses an employee the list of reports', async () => {
    expect((await people.employee.get('/reports')).status).toBe(403)
  })
})

describe('how far a report reaches', () => {
  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    (await query.execute(server.db)).rows[0]?.count

  it('counts an employer its own applications', async () => {
    const own = await count(sql`select count(*)::int as count from applications a
      join users u on u.employer_id = a.seen_employer_id where u.email = 'employer@example.org'`)
    const { total, isWhole } = await of(people.employer, 'applications', 'period=all')
    expect([total['submitted']?.value, isWhole]).toEqual([own, false])
    expect(own).toBeGreaterThan(0)
    const everything = await of(people.margaret, 'applications', 'period=all')
    expect(Number(everything.total['submitted']?.value)).toBeGreaterThan(Number(own))
    expect(everything.isWhole).toBe(true)
  })

  it('counts a case officer the applications of their programs', async () => {
    const own = await count(sql`select count(*)::int as count from applications a
      join user_programs p on p.program_id = a.program_id join users u on u.id = p.user_id
      where u.email = 'case.officer@example.org'`)
    const { total, isWhole, rows } = await of(people.chantal, 'applications', 'period=all')
    expect([total['submitted']?.value, isWhole]).toEqual([own, false])
    const whole = await of(people.margaret, 'applications', 'period=all')
    expect(rows.length).toBeLessThan(whole.rows.length)
  })

  it('counts nothing of a program that is not theirs', async () => {
    const whole = await of(people.margaret, 'applications', 'period=all')
    const own = await of(people.chantal, 'applications', 'period=all')
    const other = whole.rows.find(({ key }) => !own.rows.some((row) => row.key === key))?.key
    const { total } = await of(people.chantal, 'applications', `period=all&programId=${other}`)
    expect(total['submitted']?.value).toBe(0)
  })

  it('tells finance of all the money', async () => {
    const { total, isWhole } = await of(people.finance, 'spending', 'period=all')
    const whole = await of(people.margaret, 'spending', 'period=all')
    expect([total, isWhole]).toEqual([whole.total, true])
  })
})

describe('what is kept back', () => {
  const few = /"value":[1-4][,}]/

  it.each(['participants', 'outcomes', 'earlyExits', 'orphans', 'selfIdentification'] as const)(
    'no number from one to four leaves the server with %s',
    async (name) => {
      const report = reports[name]
      for (const by of report.by) {
        const answer = await of(
          people.margaret,
          name,
          `${'isYearly' in report ? '' : 'period=all&'}by=${by}`,
        )
        const counted = Object.entries(report.measures).filter(([, { kind }]) => kind === 'people')
        for (const cells of [...answer.rows.map((row) => row.cells), answer.total])
          for (const [measure] of counted) {
            expect(JSON.stringify(cells[measure])).not.toMatch(few)
            if (cells[measure]?.kept) expect(cells[measure]?.value).toBeNull()
          }
      }
    },
  )

  it('says so in the file, in the words of the reader', async () => {
    const english = String(
      await file(people.margaret, '/reports/earlyExits/export?format=csv&period=all'),
    )
    expect(english).toContain('under 5')
    expect(english).toContain('Numbers under five people are not shown.')
    const french = String(
      await file(people.margaret, '/reports/earlyExits/export?format=csv&period=all', 'fr'),
    )
    expect(french).toContain('moins de 5')
  })

  it('tells the same total whatever the rows stand for', async () => {
    const totals = await Promise.all(
      reports.earlyExits.by.map(
        async (by) => (await of(people.margaret, 'earlyExits', `period=all&by=${by}`)).total,
      ),
    )
    for (const total of totals) expect(total).toEqual(totals[0])
  })

  it('tells self-identification of whole fiscal years, compared with nothing', async () => {
    expect((await read(people.margaret, 'selfIdentification', 'period=2026-05')).status).toBe(422)
    expect((await read(people.margaret, 'selfIdentification', 'region=ON')).status).toBe(422)
    const { compared } = await of(people.margaret, 'selfIdentification')
    expect(compared).toBeNull()
  })

  it('does not let one program be taken from all of them', async () => {
    const whole = await of(people.margaret, 'selfIdentification', 'period=FY2025')
    const { body } = await people.margaret.get<{ programs: { id: string }[] }>('/reports')
    const each = await Promise.all(
      body.programs.map(({ id }) =>
        of(people.margaret, 'selfIdentification', `period=FY2025&programId=${id}`),
      ),
    )
    for (const { key, cells } of whole.rows) {
      if (cells['identify']?.kept) continue
      const parts = each.map(({ rows }) => rows.find((row) => row.key === key)?.cells['identify'])
      const hidden = parts.filter((part) => part?.kept).length
      expect([key, hidden === 1]).toEqual([key, false])
    }
  })
})

describe('as of a day', () => {
  it('counts what had happened by then', async () => {
    const then = await of(people.margaret, 'decisions', 'period=all&asOf=2026-03-31')
    const now = await of(people.margaret, 'decisions', 'period=all')
    expect(then).toMatchObject({ asOf: '2026-03-31', isToday: false, isTodayOnly: false })
    expect(Number(then.total['decided']?.value)).toBeLessThan(Number(now.total['decided']?.value))
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from applications
      where (submitted_at at time zone organisation_zone())::date <= '2026-03-31'
        and (decided_at at time zone organisation_zone())::date <= '2026-03-31'`.execute(server.db)
    expect(then.total['decided']?.value).toBe(rows[0]?.count)
  })

  it('says where a report knows of today alone, and leaves out what it does not know', async () => {
    expect(await of(people.margaret, 'applications', 'asOf=2026-03-31')).toMatchObject({
      isToday: true,
      isTodayOnly: true,
    })
    const { measures } = await of(people.margaret, 'spending', 'asOf=2026-03-31')
    expect(measures).toEqual(['claimedAmount', 'approvedAmount', 'paidAmount', 'recoveredAmount'])
  })

  it('compares a running year with the same days of the one before', async () => {
    const { days, compared } = await of(
      people.margaret,
      'decisions',
      'period=FY2026&asOf=2026-10-15',
    )
    expect([days, compared?.days]).toEqual([
      { from: '2026-04-01', to: '2026-10-15' },
      { from: '2025-04-01', to: '2025-10-15' },
    ])
  })

  it('has nothing of a period that has not begun', async () => {
    const { days, rows, total } = await of(people.margaret, 'applications', 'period=FY2040')
    expect([days, rows, total['submitted']?.value]).toEqual([null, [], 0])
  })
})

describe('a report as a file', () => {
  const address = '/reports/applications/export?period=FY2026&region=ON&asOf=2099-01-01'

  it('says with which days a running year is compared, and of a whole one the year alone', async () => {
    const compared = async (query: string) =>
      String(await file(people.margaret, `/reports/decisions/export?${query}&format=csv`))
        .split('\r\n')
        .find((line) => /^"?Compared with/.test(line))
    expect(await compared('period=FY2026&asOf=2026-10-15')).toContain(
      '(April 1, 2025 to October 15, 2025)',
    )
    expect(await compared('period=FY2025')).not.toContain('(')
  })

  it('says above the table what it is, as of when, how it was narrowed and what its words mean', async () => {
    const text = String(await file(people.margaret, `${address}&format=csv`))
    const [head = '', table = ''] = text.split('\r\n\r\n')
    expect(head).toContain('Report,Applications by status')
    expect(head).toMatch(/As of,/)
    expect(head).toContain('Region,Ontario')
    expect(head).toContain('Pending,Applications without a decision.')
    expect(table.split('\r\n')[0]).toBe(
      'Program,Applications,Pending,Applications approved,Applications rejected,Withdrawn or returned,Amount requested,Amount approved',
    )
    const shown = await of(people.margaret, 'applications', 'period=FY2026&region=ON')
    expect(table).toContain(`Total,${shown.total['submitted']?.value},`)
  })

  it('is a workbook with numbers as numbers', async () => {
    const cells = cellsOf(await file(people.margaret, `${address}&format=xlsx`))
    expect(JSON.stringify(cells)).toContain('Applications by status')
  })

  it('is on record with the report that it was', async () => {
    const { rows } = await sql<{ changes: unknown }>`select changes from audit_log
      where action = 'report.exported' order by sequence desc limit 1`.execute(server.db)
    expect(JSON.stringify(rows[0]?.changes)).toContain('"report":"applications"')
  })
})
