import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterWaiting } from '#apps/server/test-locks.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { LeadRecord } from '#modules/leads/contract/leads.endpoints.ts'
import { addLead, readLead } from '#modules/leads/server/leads.test-world.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import { addField, optionsNamed, readField, type WithOwn } from './custom-fields.test-world.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const lead = async (part: object = {}) =>
  (await addLead(margaret, part)).body as WithOwn<LeadRecord>
const messagesOf = ({ errors = {} }: { errors?: Record<string, { message: string }[]> }) =>
  Object.entries(errors).map(([at, [one]]) => [at, one?.message])

/** As another change holds a field that is being changed, or one that is being filled in. */
const changing = (id: string) => sql`select 1 from custom_fields where id = ${id} for update`
const filling = (id: string) => sql`select 1 from custom_fields where id = ${id} for share`
const choose = (recordId: string, field: CustomFieldRecord, at: number) =>
  sql`insert into custom_values (record_id, field_id, type, option_id)
    values (${recordId}, ${field.id}, ${field.type}, ${field.options[at]!.id})`

describe('a value that is typed while its field changes', () => {
  it('is refused where the choice is gone by then', async () => {
    const options = optionsNamed('Stays', 'Goes')
    const { body: field } = await addField(margaret, 'Chosen late', { type: 'choice', options })
    const known = await lead()
    const gone = field.options[1]!.id
    const answer = await afterWaiting(
      server,
      {
        lock: changing(field.id),
        meanwhile: (db) => sql`delete from custom_field_options where id = ${gone}`.execute(db),
      },
      () => margaret.patch(`/leads/${known.id}`, { [field.apiName]: gone }, known),
    )
    expect([answer.status, messagesOf(answer.body)]).toEqual([
      422,
      [[field.apiName, 'Choose one of the values offered']],
    ])
    expect(await readLead(margaret, known.id)).toMatchObject({ [field.apiName]: null })
  })

  it('is refused where the field is of another type by then', async () => {
    const { body: field } = await addField(margaret, 'Typed late')
    const known = await lead()
    const answer = await afterWaiting(
      server,
      {
        lock: changing(field.id),
        meanwhile: (db) =>
          sql`update custom_fields set type = 'number' where id = ${field.id}`.execute(db),
      },
      () => margaret.patch(`/leads/${known.id}`, { [field.apiName]: 'ten' }, known),
    )
    expect([answer.status, messagesOf(answer.body)]).toEqual([
      422,
      [[field.apiName, 'Enter a number']],
    ])
  })

  it('is asked for where the field is required by then', async () => {
    const { body: field } = await addField(margaret, 'Required late')
    const answer = await afterWaiting(
      server,
      {
        lock: changing(field.id),
        meanwhile: (db) =>
          sql`update custom_fields set is_required = true where id = ${field.id}`.execute(db),
      },
      () => addLead(margaret),
    )
    expect([answer.status, messagesOf(answer.body).map(([at]) => at)]).toEqual([
      422,
      [field.apiName],
    ])
    const now = await readField(margaret, field.id)
    await margaret.delete(`/custom-fields/${field.id}?values=0`, now)
  })
})

describe('a field that changes while it is filled in', () => {
  const added = async (name: string, type = 'choice') => {
    const options = optionsNamed('First', 'Second')
    return (await addField(margaret, name, { type, options })).body
  }

  it('leaves out no choice that a record has by then', async () => {
    const field = await added('Left out late')
    const known = await lead()
    const [first] = field.options
    const answer = await afterWaiting(
      server,
      {
        lock: filling(field.id),
        meanwhile: (db) => choose(known.id, field, 1).execute(db),
      },
      () => {
        const { uses: _, ...kept } = first!
        return margaret.patch(`/custom-fields/${field.id}`, { options: [kept] }, field)
      },
    )
    expect([answer.status, answer.body.title]).toEqual([
      409,
      'Records have the choice “Second”: archive or replace it',
    ])
  })

  it('replaces a choice on the record that has it by then', async () => {
    const field = await added('Replaced late')
    const known = await lead()
    const [first, second] = field.options
    const answer = await afterWaiting(
      server,
      {
        lock: filling(field.id),
        meanwhile: (db) => choose(known.id, field, 1).execute(db),
      },
      () =>
        margaret.post(
          `/custom-fields/${field.id}/replacement`,
          { optionId: second!.id, replacementId: first!.id },
          field,
        ),
    )
    expect(answer.status).toBe(200)
    expect(await readLead(margaret, known.id)).toMatchObject({ [field.apiName]: first!.id })
  })

  it('goes with no value that was not shown', async () => {
    const field = await added('Deleted late')
    const known = await lead()
    const answer = await afterWaiting(
      server,
      { lock: filling(field.id), meanwhile: (db) => choose(known.id, field, 1).execute(db) },
      () => margaret.delete(`/custom-fields/${field.id}?values=0`, field),
    )
    expect([answer.status, answer.body.title]).toEqual([
      409,
      '1 value would go now: look at them again',
    ])
  })

  it('loses no value by another type that was not shown', async () => {
    const field = await added('Retyped late', 'choices')
    const known = await lead()
    const answer = await afterWaiting(
      server,
      {
        lock: filling(field.id),
        async meanwhile(db) {
          await choose(known.id, field, 0).execute(db)
          await choose(known.id, field, 1).execute(db)
        },
      },
      () =>
        margaret.post(
          `/custom-fields/${field.id}/type-change`,
          { type: 'choice', losing: 0 },
          field,
        ),
    )
    expect([answer.status, answer.body.title]).toEqual([
      409,
      '1 value would go now: look at them again',
    ])
  })
})

it('names a choice once', async () => {
  const options = optionsNamed('Only')
  const { body: field } = await addField(margaret, 'Named twice', { type: 'choice', options })
  const { uses: _, ...only } = field.options[0]!
  const twice = [only, { ...only, name: { en: 'Again', fr: 'Encore' } }]
  const answer = await margaret.patch(`/custom-fields/${field.id}`, { options: twice }, field)
  expect([answer.status, messagesOf(answer.body)]).toEqual([
    422,
    [['options.1.id', 'Another choice is called this']],
  ])
})

describe('whoever sets fields up without their group', () => {
  it('does not open them', async () => {
    const { body: field } = await addField(margaret, 'Kept closed', { protection: 'restricted' })
    await sql`update roles set rules = rules || '[{"action": "view", "subject": "Settings Custom Fields"},
      {"action": "configure", "subject": "Settings Custom Fields"}]' where key = 'adviser'`.execute(
      server.db,
    )
    const chloe = await server.as('adviser')
    const path = `/custom-fields/${field.id}`
    expect((await chloe.patch(path, { protection: null }, field)).status).toBe(403)
    const name = { en: 'Kept closed still', fr: 'Toujours fermé' }
    const renamed = await chloe.patch<CustomFieldRecord>(path, { name }, field)
    expect([renamed.status, renamed.body.protection]).toEqual([200, 'restricted'])
    const opened = await margaret.patch(path, { protection: null }, renamed.body)
    expect([opened.status, opened.body]).toMatchObject([200, { protection: null }])
  })

  it('is not told which records have no value of them', async () => {
    const { body: field } = await addField(margaret, 'Lacking', { protection: 'restricted' })
    await lead({ name: 'Aaron Lacking' })
    const genevieve = await server.as('auditor')
    const told = (by: Caller) =>
      by.get<{ count: number; data: object[] }>(`/custom-fields/${field.id}/without-value`)
    expect((await told(genevieve)).body).toEqual({ count: 0, data: [] })
    expect((await told(margaret)).body.count).toBeGreaterThan(0)
  })
})
