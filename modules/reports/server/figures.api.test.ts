import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { openedLists } from '../contract/opened-lists.ts'
import { openingOf } from '../contract/opening.ts'
import type { ReportAnswer } from '../contract/reports.endpoints.ts'
import { reportNames, reportOf, type ReportName } from '../contract/reports.ts'
import { recomputed } from './recomputed.test-figures.ts'

let server: TestServer
let people: Record<'margaret' | 'chantal' | 'employer', Caller>

beforeAll(async () => {
  server = await openTestServer()
  people = {
    margaret: await server.as('superAdmin'),
    chantal: await server.as('caseOfficer'),
    employer: await server.as('employer'),
  }
})
afterAll(() => server.close())

const read = async (by: Caller, name: ReportName, query = '') =>
  by.get<ReportAnswer>(`/reports/${name}?${query}`)

const all = (name: ReportName) => (reportOf(name).isYearly ? '' : 'period=all')

/** Every number of a report that opens a list, with the list's own total. */
async function drilled(by: Caller, answer: ReportAnswer) {
  const lines = [...answer.rows, { key: undefined, cells: answer.total }]
  const pairs: { where: string; figure: number; total: number }[] = []
  for (const { key, cells } of lines)
    for (const measure of answer.measures) {
      const opening = openingOf({ ...answer }, measure, key)
      const { value, kept } = cells[measure] ?? {}
      if (!opening || kept || !value) continue
      const path = openedLists[opening.list].path
      const query = new URLSearchParams({ ...opening.query, perPage: '5' })
      const { status, body } = await by.get<{ meta: { total: number } }>(
        `${path}${path.includes('?') && !path.endsWith('?') ? '&' : ''}${query.toString()}`,
      )
      expect([status, path, query.toString()]).toEqual([200, path, query.toString()])
      pairs.push({ where: `${measure} ${key}`, figure: Number(value), total: body.meta.total })
    }
  return pairs
}

describe('a number of a report is the total of the list that it opens', () => {
  const cases = reportNames.flatMap((name) => reportOf(name).by.map((by) => [name, by] as const))

  it.each(cases)('%s by %s', async (name, by) => {
    const { status, body } = await read(people.margaret, name, `${all(name)}&by=${by}`)
    expect([status, body]).toEqual([200, expect.objectContaining({ report: name, by })])
    const pairs = await drilled(people.margaret, body)
    expect(pairs.map(({ where, figure }) => [where, figure])).toEqual(
      pairs.map(({ where, total }) => [where, total]),
    )
  })
})

describe('within their own scope as well', () => {
  const cases = (['chantal', 'employer'] as const).flatMap((person) =>
    reportNames.map((name) => [person, name] as const),
  )

  it.each(cases)('%s, %s', async (person, name) => {
    const { status, body } = await read(people[person], name, all(name))
    if (status === 403) return
    const pairs = await drilled(people[person], body)
    expect(pairs.map(({ where, figure }) => [where, figure])).toEqual(
      pairs.map(({ where, total }) => [where, total]),
    )
  })
})

/** Whom the scope of each is: everything, the programs of an officer, an employer. */
const scopes = {
  margaret: () => 'true',
  chantal: (program: string) => `${program} in (select p.program_id from user_programs p
    join users u on u.id = p.user_id where u.email = 'case.officer@example.org')`,
  employer: (_: string, employer: string) =>
    `${employer} = (select u.employer_id from users u where u.email = 'employer@example.org')`,
}

describe('every measure is what another statement says it is', () => {
  const names = Object.keys(recomputed) as (keyof typeof recomputed)[]
  const cases = (['margaret', 'chantal', 'employer'] as const).flatMap((person) =>
    names.map((name) => [person, name] as const),
  )

  it.each(cases)('%s, %s', async (person, name) => {
    const { status, body } = await read(people[person], name, all(name))
    if (status === 403 || (name === 'spending' && person !== 'margaret')) return
    for (const [measure, statement] of Object.entries(recomputed[name])) {
      const own = statement.replaceAll(/\{mine:([^,}]+),([^}]+)\}/g, (_, program, employer) =>
        scopes[person](String(program), String(employer)),
      )
      const { rows } = await sql<{
        is: string | number | null
      }>`select ${sql.raw(own.replaceAll(/\{theirs:([^}]+)\}/g, person === 'employer' ? "$1 = 'employer'" : 'true'))} as is`.execute(
        server.db,
      )
      const { value, kept } = body.total[measure] ?? {}
      if (kept === 'small') expect([measure, Number(rows[0]?.is) < 5]).toEqual([measure, true])
      if (!kept) expect([measure, value]).toEqual([measure, rows[0]?.is])
    }
  })

  it('leaves no measure out but those of which the definition is the statement', () => {
    const left = names.flatMap((name) =>
      Object.keys(reportOf(name).measures).filter((measure) => !recomputed[name][measure]),
    )
    expect(left).toEqual(['wageAtStart', 'wageAtEnd', 'forecast'])
  })
})
