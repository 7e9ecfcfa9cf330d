import { describe, expect, it } from 'vitest'
import { saidIn } from '#apps/server/test-text.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { ImportRecord, ProblemGroup } from '../contract/imports.endpoints.ts'
import { take, uploadFile } from './imports.test-world.ts'
import { server, margaret, david, found, sheet, withPeople } from './imports.test-people.ts'

withPeople()

const check = async (up: ImportRecord) => {
  const body = { mapping: up.mapping, options: { ...up.options, matchBy: null } }
  return take(server, margaret, { ...up, step: 'check', body })
}
const checked = async (...lines: string[]) =>
  check((await uploadFile(server, margaret, { content: sheet(lines) })).body)

const groups = async ({ id }: ImportRecord, language = 'en') => {
  const headers = { 'accept-language': language }
  const path = `/imports/${id}/problems`
  return (await margaret.get<{ data: ProblemGroup[] }>(path, { headers })).body.data
}

const mend = (
  { id, version }: ImportRecord,
  body: { field: string; key: string; line: number | null; value: string },
  by = margaret,
) => by.post<ImportRecord>(`/imports/${id}/mends`, body, { version })

const head = 'Last name,Email,Date of birth'
const wrongDates = (name: string) => [
  head,
  ...[1, 2, 3].map((at) => `${name}-${at},${name}${at}@mend.example.org,31.31.1980`),
  `${name}-4,${name}4@mend.example.org,soon`,
  `${name}-5,no address,1980-05-01`,
]

describe('what is wrong in a file', () => {
  it('is told by reason, the commonest first, with the cells as they were typed and their rows', async () => {
    const up = await checked(...wrongDates('grouped'))
    const told = await groups(up)
    expect(told.map(({ label, message, count }) => [label, message, count])).toEqual([
      ['Date of birth', 'Enter a date that exists, for example 2026-11-18', 4],
      ['Email', 'Enter an email address, for example name@example.org', 1],
    ])
    expect(told[0]?.values.map(({ value, count, lines }) => [value, count, lines])).toEqual([
      ['31.31.1980', 3, [2, 3, 4]],
      ['soon', 1, [5]],
    ])
    expect((await groups(up, 'fr'))[0]?.label).toBe('Date de naissance')
    expect((await david.get(`/imports/${up.id}/problems`)).status).toBe(403)
  })

  it('is mended everywhere at once or in one row, kept on the server and in the audit, and checked again', async () => {
    const up = await checked(...wrongDates('mended'))
    const [dates, address] = await groups(up)
    const same = { field: 'birthDate', key: dates?.values[0]?.key ?? '' }
    const all = await mend(up, { ...same, line: null, value: '1980-12-31' })
    expect([all.status, all.body.counts]).toEqual([200, { refused: 2, waiting: 3 }])
    const late = await mend(all.body, { ...same, line: null, value: '1980-12-31' })
    expect([late.status, late.body.code]).toEqual([422, 'invalidInput'])
    const early = await margaret.post(`/imports/${up.id}/run`, undefined, all.body)
    expect([early.status, early.body.code, early.body.title]).toEqual([
      409,
      'checkAgain',
      'Values were corrected since the check. Check again first',
    ])
    const key = address?.values[0]?.key ?? ''
    const one = await mend(all.body, {
      field: 'email',
      key,
      line: 6,
      value: 'five@mend.example.org',
    })
    expect(one.body.counts).toEqual({ refused: 1, waiting: 4 })
    const again = await check((await margaret.get<ImportRecord>(`/imports/${up.id}`)).body)
    expect(again.counts).toEqual({ ready: 4, refused: 1 })
    await take(server, margaret, { ...again, step: 'run' })
    expect((await found('five@mend'))[0]?.name).toBe('mended-5')
    const audited = await auditRows(server.db, { action: 'imports.mended', entityId: up.id })
    expect(audited.map(({ changes }) => changes)).toEqual([
      { birthDate: ['31.31.1980', '1980-12-31'], rows: [null, 3] },
      { email: ['no address', 'five@mend.example.org'], rows: [6, 1] },
    ])
  })

  it('in two cells of a row leaves the other to be mended, and a bank account is not written down', async () => {
    const up = await checked(
      'Last name,Email,Account number',
      `Twice,no address,${'12345'.repeat(9)}`,
    )
    const told = await groups(up)
    expect(told.map(({ field }) => field).toSorted()).toEqual(['accountNumber', 'email'])
    const account = told.find(({ field }) => field === 'accountNumber')?.values[0]
    const after = await mend(up, {
      field: 'accountNumber',
      key: account?.key ?? '',
      line: 2,
      value: '370400440532',
    })
    expect(after.body.counts).toEqual({ refused: 1 })
    expect((await groups(up)).map(({ field }) => field)).toEqual(['email'])
    const audited = await auditRows(server.db, { action: 'imports.mended', entityId: up.id })
    expect(saidIn(audited)).not.toMatch(/12345|3704/)
  })

  it('is mended by nobody who may not import, who saw it before, or once it was imported', async () => {
    const up = await checked(head, 'Once,no address,')
    const key = (await groups(up))[0]?.values[0]?.key ?? ''
    const body = { field: 'email', key, line: null, value: '' }
    expect((await mend(up, body, david)).status).toBe(403)
    expect((await mend({ ...up, version: 1 }, body)).status).toBe(412)
    const done = await take(server, margaret, { ...up, step: 'run' })
    const late = await mend(done, body)
    expect([late.status, late.body.code]).toEqual([409, 'wrongState'])
  })

  it('is not mended in a column that the file has not, and a form without a file is told so', async () => {
    const up = await checked(...wrongDates('column'))
    const [dates] = await groups(up)
    const key = dates?.values[0]?.key ?? ''
    const answer = await mend(up, { field: 'phone', key, line: null, value: '514 555-0100' })
    expect([answer.status, answer.body.errors?.['field']?.[0]?.code]).toEqual([422, 'unknown'])
    const empty = new FormData()
    empty.append('note', 'no file')
    const response = await fetch(`${server.address}/api/imports?kind=shareholders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${margaret.token}` },
      body: empty,
    })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      422,
      'fileEmpty',
    ])
  })
})
