import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { groupsOf } from '#kit/contract/field-groups.ts'
import { declaredEntities } from '../walk.ts'
import { asBefore, callerOf, everybody, isIn, without } from './asking.ts'
import { walkedRecords } from './walked.ts'

interface Page {
  data: { id: string }[]
}

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  await sql`update general_settings set allows_own_share_prices = true`.execute(server.db)
}, 120_000)
afterAll(() => server.close())

const entities = (await declaredEntities())
  .map(({ value }) => value)
  .filter((entity) => Object.keys(groupsOf(entity)).length > 0)

test('every entity with protected fields is walked', () => {
  expect(entities.map(({ name }) => name).toSorted()).toEqual(Object.keys(walkedRecords).toSorted())
  for (const { name, fields } of entities)
    for (const [group, places] of Object.entries(walkedRecords[name]?.fields ?? {}))
      for (const place of places) {
        const field = fields[place.split('.').at(-1) ?? '']
        if (field) expect([place, field.group]).toEqual([place, group])
      }
  for (const entity of entities)
    for (const [field, group] of Object.entries(groupsOf(entity))) {
      const places = walkedRecords[entity.name]?.fields[group] ?? []
      expect(places.map((place) => place.split('.').at(-1))).toContain(field)
    }
})

const at = (record: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | null)?.[name] ?? null,
      record,
    )

const records = Object.entries(walkedRecords).flatMap(([entity, record]) =>
  everybody
    .filter((asking) => isIn(asking, record.subject))
    .flatMap((asking) =>
      Object.entries(record.fields)
        .filter(([group]) => !asking.sees(record.subject, 'view', group))
        .map(([group, fields]) => ({
          ...record,
          entity,
          asking,
          group,
          fields,
          /** Whether they may know that there is something. */
          isMasked: asking.sees(record.subject, 'view', record.masks?.[group] ?? group),
          who: asking.title,
        })),
    ),
)

describe.each(records)('$group of $entity for $who', (record) => {
  const { asking, fields, list, path, also, isMasked } = record
  test('is in neither record nor history nor what was kept', async () => {
    const { body: page } = await margaret.get<Page>(list)
    const caller = await callerOf(server, asking)
    try {
      let read = 0
      for (const { id } of page.data.slice(0, 40)) {
        const { status, body } = await caller.get(`${path}${id}`)
        if (status === 404) continue
        read += 1
        const whole = (await margaret.get(`${path}${id}`)).body
        const others = new Set(valuesIn(blanked(whole, fields)))
        const known = fields
          .map((place) => at(whole, place))
          .filter((value) => isTelling(value) && !others.has(value))
          .filter((value) => !(isMasked && isMask(value)))
        for (const place of fields)
          if (!isMasked || !isMask(at(body, place))) expect(at(body, place), place).toBeNull()
        const answers = [
          body,
          ...(await Promise.all(also.map((rest) => told(caller, path + id + rest)))),
        ]
        for (const answer of answers)
          for (const value of known) expect(valuesIn(answer)).not.toContain(value)
        if (isMasked) continue
        for (const answer of answers.slice(1))
          for (const place of fields)
            expect(Object.keys(changesIn(answer))).not.toContain(place.split('.').at(-1))
      }
      expect(read).toBeGreaterThan(0)
    } finally {
      await asBefore(server, asking)
    }
  })
})

const edits = [
  {
    who: without('personal'),
    list: '/applications?stage=pending',
    path: '/applications/',
    body: { participantName: 'Nadia Bélanger-Roy', duties: 'Sorting seeds' },
    hidden: 'participantName',
    open: 'duties',
  },
  {
    who: without('employerHalf'),
    list: '/applications?stage=pending',
    path: '/applications/',
    body: { signatoryName: 'Oskar Brandt', duties: 'Drying seeds' },
    hidden: 'signatoryName',
    open: 'duties',
  },
  {
    who: without('figures'),
    list: '/shareholders?',
    path: '/shareholders/',
    body: { sharePriceOverride: '7.25', jobTitle: 'Baker' },
    hidden: 'sharePriceOverride',
    open: 'jobTitle',
  },
]

test.each(edits)('a change of $hidden is told to whoever sees it', async (edit) => {
  const { list, path, body, hidden, open } = edit
  const { data } = (await margaret.get<Page>(list)).body
  const candidates = await Promise.all(
    data.map(({ id }) => margaret.get<{ id: string; version: number; can: object }>(path + id)),
  )
  const record = candidates.find(({ body: each }) => 'edit' in each.can)!.body
  const saved = await margaret.patch(path + record.id, body, { version: record.version })
  expect(saved.status).toBe(200)
  const changed = async (caller: Caller) =>
    Object.keys(changesIn((await caller.get(`${path}${record.id}/history`)).body))
  expect(await changed(margaret)).toEqual(expect.arrayContaining([hidden, open]))
  const caller = await callerOf(server, edit.who)
  try {
    const seen = await changed(caller)
    expect(seen).toContain(open)
    expect(seen).not.toContain(hidden)
    const { version } = (await margaret.get<{ version: number }>(path + record.id)).body
    const written = await caller.patch(path + record.id, body, { version })
    expect(written.status).toBe(403)
  } finally {
    await asBefore(server, edit.who)
  }
})

const told = async (caller: Caller, path: string) => {
  const { status, body } = await caller.get(path)
  expect([200, 403, 404]).toContain(status)
  return body
}

/** The record without what stands in some places. */
function blanked(record: unknown, places: readonly string[]): unknown {
  const copy = structuredClone(record) as Record<string, unknown>
  for (const place of places) {
    const [name = '', ...rest] = place.split('.')
    copy[name] = rest.length > 0 ? blanked(copy[name] ?? {}, [rest.join('.')]) : null
  }
  return copy
}

/** A text that is nothing else by chance. */
const isMask = (value: unknown) => typeof value === 'string' && value.startsWith('••••')

const isTelling = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 6 && !/^[\d.]+$/.test(value)

function valuesIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap(valuesIn)
  if (answer === null || typeof answer !== 'object') return [answer]
  return Object.values(answer).flatMap(valuesIn)
}

const changesIn = (answer: unknown): object =>
  Object.assign(
    {},
    ...((answer as { data?: { changes?: object }[] }).data ?? []).map(
      ({ changes }) => changes ?? {},
    ),
  ) as object
