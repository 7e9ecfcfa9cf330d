import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { addField } from './custom-fields.test-world.ts'

type Row = { id: string; version: number } & Record<string, unknown>

let server: TestServer
let margaret: Caller
/** Of an employer. */
let jordan: Caller
/** A person who is funded. */
let priya: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  jordan = await server.as('employer')
  priya = await server.as('employee')
  for (const entity of ['employer', 'participant'])
    for (const part of [{}, { isRequired: true, type: 'number' }])
      await addField(margaret, 'type' in part ? 'Rating' : 'Impression', { entity, ...part })
})
afterAll(() => server.close())

const values = { custom_impression: 'Hesitant', custom_rating: '4' }
const mentions = (answer: unknown) => JSON.stringify(answer).includes('custom_')
const complaintsOf = (body: unknown) =>
  Object.entries((body as { errors?: Record<string, { code: string }[]> }).errors ?? {}).map(
    ([at, [one]]) => [at, one?.code],
  )
const ofRow = async (email: string, column: 'employer_id' | 'participant_id') => {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from users where email = ${email}`.execute(server.db)
  return rows[0]?.id ?? ''
}

describe('the people of an employer', () => {
  let id: string
  beforeAll(async () => {
    id = await ofRow('employer@example.org', 'employer_id')
    const { body } = await margaret.get<Row>(`/employers/${id}/profile`)
    const saved = await margaret.patch<Row>(`/employers/${id}/profile`, values, body)
    expect([saved.status, saved.body]).toMatchObject([200, values])
  })

  it('are told of none of its custom fields, and asked for none', async () => {
    const offered = await jordan.get<{ data: unknown[] }>('/custom-fields/offered?entity=employer')
    expect(offered.body.data).toEqual([])
    const { status, body } = await jordan.get<Row>(`/employers/${id}/profile`)
    expect([status, mentions(body)]).toEqual([200, false])
    const edited = await jordan.patch<Row>(
      `/employers/${id}/profile`,
      { operatingName: 'Harbour Works' },
      body,
    )
    expect([edited.status, mentions(edited.body)]).toEqual([200, false])
    expect((await margaret.get<Row>(`/employers/${id}/profile`)).body).toMatchObject(values)
  })

  it('cannot write them', async () => {
    const { body } = await jordan.get<Row>(`/employers/${id}/profile`)
    const answer = await jordan.patch(
      `/employers/${id}/profile`,
      { custom_impression: 'Splendid' },
      body,
    )
    expect([answer.status, complaintsOf(answer.body)]).toEqual([
      422,
      [['custom_impression', 'unknown']],
    ])
  })

  it('find nobody by those of their participants', async () => {
    const { data } = (await margaret.get<{ data: Row[] }>('/participants?perPage=100')).body
    const own = (await jordan.get<{ data: Row[] }>('/participants?perPage=100')).body.data
    expect(own.length).toBeGreaterThan(0)
    const one = data.find((row) => own.some((each) => each.id === row.id))
    const { body } = await margaret.get<Row>(`/participants/${one?.id}`)
    expect((await margaret.patch(`/participants/${one?.id}`, values, body)).status).toBe(200)
    expect(mentions((await jordan.get('/participants?perPage=100')).body)).toBe(false)
    expect(mentions((await jordan.get(`/participants/${one?.id}`)).body)).toBe(false)
    for (const query of ['filter[custom_rating][gte]=1', 'sort=custom_rating'])
      expect((await jordan.get(`/participants?${query}`)).status).toBe(422)
  })
})

describe('somebody who is funded', () => {
  let id: string
  beforeAll(async () => {
    id = await ofRow('employee@example.org', 'participant_id')
    const { body } = await margaret.get<Row>(`/participants/${id}`)
    const saved = await margaret.patch<Row>(`/participants/${id}`, values, body)
    expect([saved.status, saved.body]).toMatchObject([200, values])
  })

  it('is told of no custom field of the own record, and asked for none', async () => {
    const { body } = await priya.get<Row>(`/participants/${id}`)
    expect(mentions(body)).toBe(false)
    const edited = await priya.patch<Row>(`/participants/${id}`, { preferredName: 'Pri' }, body)
    expect([edited.status, mentions(edited.body)]).toEqual([200, false])
    const answer = await priya.patch(`/participants/${id}`, { custom_rating: '5' }, edited.body)
    expect([answer.status, complaintsOf(answer.body)]).toEqual([
      422,
      [['custom_rating', 'unknown']],
    ])
    expect((await margaret.get<Row>(`/participants/${id}`)).body).toMatchObject(values)
  })
})

describe('the log', () => {
  it('keeps of personal details and bank details that they were changed, not what they hold', async () => {
    const { body: field } = await addField(margaret, 'Allergies', {
      entity: 'participant',
      protection: 'personal',
    })
    const id = await ofRow('employee@example.org', 'participant_id')
    const { body } = await margaret.get<Row>(`/participants/${id}`)
    const saved = await margaret.patch<Row>(
      `/participants/${id}`,
      { [field.apiName]: 'Peanuts' },
      body,
    )
    expect([saved.status, saved.body]).toMatchObject([200, { [field.apiName]: 'Peanuts' }])
    const [last] = (await auditRows(server.db, { entityId: id })).toReversed()
    expect(last).toMatchObject({
      action: 'participants.edited',
      changes: { [field.apiName]: [null, '••••'] },
    })
    const { body: history } = await margaret.get<{ data: { changes: object }[] }>(
      `/participants/${id}/history`,
    )
    expect(history.data[0]?.changes).toEqual({ [field.apiName]: [null, '••••'] })
  })
})
