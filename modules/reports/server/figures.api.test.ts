import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { openedLists } from '../contract/opened-lists.ts'
import { openingOf } from '../contract/opening.ts'
import type { ReportAnswer } from '../contract/reports.endpoints.ts'
import { reportNames, reportOf, type ReportName } from '../contract/reports.ts'

let server: TestServer
let people: Record<'margaret' | 'karim' | 'employer', Caller>

beforeAll(async () => {
  server = await openTestServer()
  people = {
    margaret: await server.as('superAdmin'),
    karim: await server.as('approver'),
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
