import { describe, expect, it } from 'vitest'
import type { ImportRecord, ImportRepeat } from '../contract/imports.endpoints.ts'
import { rowsOf, take, uploadFile } from './imports.test-world.ts'
import { server, margaret, david, found, sheet, withPeople } from './imports.test-people.ts'

withPeople()

const checked = async (lines: string[], options: object) => {
  const { body: up } = await uploadFile(server, margaret, { content: sheet(lines) })
  const body = { mapping: up.mapping, options: { ...up.options, ...options } }
  return take(server, margaret, { ...up, step: 'check', body })
}

const repeatsOf = async ({ id }: ImportRecord) =>
  (await margaret.get<{ data: ImportRepeat[] }>(`/imports/${id}/repeats`)).body.data.map(
    ({ labels, rows }) => [labels.join(), ...rows.map(({ line, becomes }) => `${line} ${becomes}`)],
  )

describe('rows that stand twice in a file', () => {
  const twice = (name: string) => [
    'Last name,Email,City',
    `Twin,${name}@repeat.example.org,Hull`,
    `Other,other-${name}@repeat.example.org,Hull`,
    `Twin,${name.toUpperCase()}@repeat.example.org,Laval`,
  ]

  it.each([
    ['update', { created: 2, updated: 1, skipped: 0 }, '4 updated'],
    ['skip', { created: 2, updated: 0, skipped: 1 }, '4 skipped'],
  ])('are foreseen as the run will %s them', async (onMatch, planned, becomes) => {
    const options = { matchBy: 'email', onMatch, onMissing: 'create' }
    const up = await checked(twice(onMatch), options)
    expect(up.planned).toEqual(planned)
    expect(await repeatsOf(up)).toEqual([['Email', '2 created', becomes]])
    expect(await found(`${onMatch}@repeat`)).toEqual([])
    const done = await take(server, margaret, { ...up, step: 'run' })
    const { created, ...others } = planned
    const [kind, count] = Object.entries(others).find(([, n]) => n > 0) ?? ['', 0]
    expect(done.counts).toEqual({ created, [kind]: count })
  })

  it('are two records when nothing tells them apart, and that is said', async () => {
    const up = await checked(twice('double'), { matchBy: null })
    expect(await repeatsOf(up)).toEqual([['Email', '2 created', '4 created']])
    expect((await david.get(`/imports/${up.id}/repeats`)).status).toBe(403)
  })

  it('are refused for a depot number, naming the row that bears it, and told by name and birth date', async () => {
    const up = await checked(
      [
        'Last name,First name,Depot number,Date of birth',
        'Née,Zoé,REP 1,1980-01-02',
        'Nee,Zoe,rep  1,1980-01-02',
        'Nee,Zoe,REP 2,1980-01-03',
      ],
      { matchBy: null },
    )
    expect(await repeatsOf(up)).toEqual([
      ['Depot number', '2 created', '3 refused'],
      ['Last name,First name,Date of birth', '2 created', '3 refused'],
    ])
    expect((await rowsOf(margaret, up.id)).map(({ line, problems }) => [line, problems])).toEqual([
      [3, [{ field: 'Depot number', message: 'Line 2 of the file already has this' }]],
    ])
  })

  it('are forgotten when the file is checked with another column for the field', async () => {
    const up = await checked(twice('again'), { matchBy: null })
    const body = { mapping: ['lastName', null, 'city'], options: up.options }
    expect(await repeatsOf(await take(server, margaret, { ...up, step: 'check', body }))).toEqual(
      [],
    )
  })
})
