import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { LeadRecord } from '#modules/leads/contract/leads.endpoints.ts'
import { addLead, listLeads, readLead } from '#modules/leads/server/leads.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { CustomFieldRecord, TypeChangePreview } from '../contract/custom-fields.endpoints.ts'
import {
  addField,
  optionsNamed,
  readField,
  readFields,
  type WithOwn,
} from './custom-fields.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

const messages = (body: object) =>
  Object.entries((body as { errors?: Record<string, { message: string }[]> }).errors ?? {}).map(
    ([at, [one]]) => [at, one?.message],
  )
const lead = async (part: object = {}) =>
  (await addLead(margaret, part)).body as WithOwn<LeadRecord>

describe('a field', () => {
  it('is added with a name in both languages, and keeps what the API calls it', async () => {
    const { status, body } = await addField(margaret, 'Événement d’été')
    expect([status, body.apiName, body.values]).toEqual([201, 'custom_evenementDEte', 0])
    const path = `/custom-fields/${body.id}`
    const name = { en: 'Summer event', fr: 'Événement estival' }
    const edited = await margaret.patch<CustomFieldRecord>(path, { name }, body)
    expect(edited.body).toMatchObject({ name, apiName: 'custom_evenementDEte', version: 2 })
    expect((await margaret.patch(path, { name }, { version: 1 })).status).toBe(412)
    expect((await chloe.patch(path, { name }, { version: 2 })).status).toBe(403)
    expect((await chloe.get('/custom-fields')).status).toBe(403)
    expect(await auditRows(server.db, { entityId: body.id })).toMatchObject([
      { action: 'customFields.added', entity: 'customField' },
      { action: 'customFields.edited' },
    ])
  })

  it('has a name that no other field of its records has, in whichever language', async () => {
    await addField(margaret, 'Taken name')
    const again = await addField(margaret, 'TAKEN  name')
    expect([again.status, messages(again.body)]).toEqual([
      422,
      [
        ['name.en', 'Choose another name: “TAKEN  name” is taken'],
        ['name.fr', 'Choose another name: “TAKEN  name fr” is taken'],
      ],
    ])
    const ofOthers = await addField(margaret, 'Taken name', { entity: 'shareholder' })
    expect(ofOthers.status).toBe(201)
    const twice = sql`insert into custom_fields (entity, key, name, type, place)
      values ('lead', 'other', '{"en": "taken NAME", "fr": "x"}', 'text', 99)`
    await expect(twice.execute(server.db)).rejects.toThrow('custom_field_names_pkey')
  })

  it('has choices where its type has some, each called by its own name', async () => {
    const none = await addField(margaret, 'Choice of none', { type: 'choice' })
    expect(messages(none.body)).toEqual([['options', 'Add at least one choice that is offered']])
    const text = await addField(margaret, 'Text with choices', { options: optionsNamed('A') })
    expect(messages(text.body)).toEqual([['options', 'A field of this type has no choices']])
    const alike = await addField(margaret, 'Alike', {
      type: 'choice',
      options: optionsNamed('Été', 'ete'),
    })
    expect(messages(alike.body)).toEqual([
      ['options.1.name.en', 'Another choice is called this'],
      ['options.1.name.fr', 'Another choice is called this'],
    ])
  })

  it('is put in order among those of its records', async () => {
    const { body: last } = await addField(margaret, 'Moved up')
    const before = (await readFields(margaret)).filter(({ entity }) => entity === 'lead')
    const moved = await margaret.post(`/custom-fields/${last.id}/place`, { place: 1 })
    expect(moved.status).toBe(200)
    const after = (await readFields(margaret)).filter(({ entity }) => entity === 'lead')
    expect(after.map(({ id }) => id)).toEqual([last.id, ...before.slice(0, -1).map(({ id }) => id)])
  })

  it('is one of fifty at most, which the database holds as well', async () => {
    await sql`insert into custom_fields (entity, key, name, type, place)
      select 'many', 'field' || n, jsonb_build_object('en', 'Many ' || n, 'fr', 'Nombreux ' || n), 'text', n
      from generate_series(1, 50) n`.execute(server.db)
    const more = sql`insert into custom_fields (entity, key, name, type, place)
      values ('many', 'more', '{"en": "More", "fr": "Plus"}', 'text', 51)`
    await expect(more.execute(server.db)).rejects.toThrow('at most 50 custom fields of many')
    await sql`update custom_fields set entity = 'lead' where entity = 'many' and place <=
      50 - (select count(*) from custom_fields where entity = 'lead' and deleted_at is null)`.execute(
      server.db,
    )
    const refused = await addField(margaret, 'One too many')
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { title: 'There are 50 custom fields already: delete one first' },
    ])
    await sql`delete from custom_fields where key like 'field%'`.execute(server.db)
  })
})

describe('a choice', () => {
  it('means what it meant once it is renamed, archived or replaced', async () => {
    const { body: field } = await addField(margaret, 'Risk', {
      type: 'choice',
      options: optionsNamed('Low', 'High', 'Unknown'),
    })
    const [low, high, unknown] = field.options
    const { id } = await lead({ [field.apiName]: low!.id })
    const path = `/custom-fields/${field.id}`
    const renamed = [{ ...low!, name: { en: 'Careful', fr: 'Prudent' } }, high!, unknown!].map(
      ({ uses: _, ...option }) => option,
    )
    const first = await margaret.patch<CustomFieldRecord>(path, { options: renamed }, field)
    expect(first.body.options[0]).toMatchObject({ id: low!.id, name: { en: 'Careful' }, uses: 1 })
    expect((await readLead(margaret, id)) as WithOwn<LeadRecord>).toMatchObject({
      [field.apiName]: low!.id,
    })

    const left = await margaret.patch(path, { options: renamed.slice(1) }, first.body)
    expect([left.status, left.body]).toMatchObject([
      409,
      { title: 'Records have the choice “Careful”: archive or replace it' },
    ])
    const archived = renamed.map((option) => ({ ...option, isArchived: option.id === low!.id }))
    const second = await margaret.patch<CustomFieldRecord>(path, { options: archived }, first.body)
    expect(second.status).toBe(200)
    const kept = (await readLead(margaret, id)) as WithOwn<LeadRecord>
    expect(kept[field.apiName as `custom_${string}`]).toBe(low!.id)
    const edit = await margaret.patch(`/leads/${id}`, { company: 'Kept' }, kept)
    expect(edit.status).toBe(200)
    const chosen = await addLead(margaret, { [field.apiName]: low!.id })
    expect(messages(chosen.body)).toEqual([
      [field.apiName, 'Choose something that is still offered'],
    ])

    const replaced = await margaret.post<CustomFieldRecord>(
      `${path}/replacement`,
      { optionId: low!.id, replacementId: high!.id },
      second.body,
    )
    expect(replaced.body.options.map(({ name, uses }) => [name.en, uses])).toEqual([
      ['High', 1],
      ['Unknown', 0],
    ])
    expect(await readLead(margaret, id)).toMatchObject({ [field.apiName]: high!.id })
    const { body } = await margaret.get<{ data: { changes: object }[] }>(`/leads/${id}/history`)
    // What was chosen then was called so then.
    expect(body.data.at(-1)?.changes).toMatchObject({
      [field.apiName]: [null, { en: 'Low', fr: 'Low fr' }],
    })
  })
})

describe('another type', () => {
  it('says what it would lose, and loses no more than was shown', async () => {
    const { body: field } = await addField(margaret, 'Hectares', { protection: null })
    for (const value of ['12', ' 7,5 ', 'about ten']) await lead({ [field.apiName]: value })
    const path = `/custom-fields/${field.id}/type-change`
    const preview = await margaret.get<TypeChangePreview>(`${path}?type=number`)
    expect(preview.body).toEqual({ kept: 2, lost: 1, examples: ['about ten'] })
    const unsafe = await margaret.get(`${path}?type=yesNo`)
    expect([unsafe.status, unsafe.body]).toMatchObject([
      409,
      { title: 'This type can keep none of the values: add another field' },
    ])
    const unseen = await margaret.post(path, { type: 'number', losing: 0 }, field)
    expect([unseen.status, unseen.body]).toMatchObject([
      409,
      { title: '1 value would go now: look at them again' },
    ])
    const done = await margaret.post<CustomFieldRecord>(path, { type: 'number', losing: 1 }, field)
    expect(done.body).toMatchObject({ type: 'number', values: 2, apiName: field.apiName })
    const { data } = await listLeads(margaret, `sort=-${field.apiName}`)
    const values = data.map(
      (row) => (row as WithOwn<typeof row>)[field.apiName as `custom_${string}`],
    )
    expect(values.slice(0, 3)).toEqual(['12', '7.5', null])
    expect(await auditRows(server.db, { entityId: field.id })).toMatchObject([
      {},
      { action: 'customFields.retyped', changes: { type: ['text', 'number'], values: [3, 2] } },
    ])
  })

  it('is refused by the database for a value that is not of it', async () => {
    const { body: field } = await addField(margaret, 'Typed by the database', { type: 'number' })
    const { id } = await lead()
    const wrong = sql`insert into custom_values (record_id, field_id, type, text_value)
      values (${id}, ${field.id}, 'number', 'ten')`
    await expect(wrong.execute(server.db)).rejects.toThrow('custom_values_typed')
    const other = sql`insert into custom_values (record_id, field_id, type, text_value)
      values (${id}, ${field.id}, 'text', 'ten')`
    await expect(other.execute(server.db)).rejects.toThrow('custom_values_of_field')
  })
})

describe('what is required', () => {
  it('names the records without a value, and is asked of them once they are edited', async () => {
    const { body: field } = await addField(margaret, 'Needed', { type: 'yesNo' })
    const bare = await lead({ name: 'Aaron Bare' })
    const given = await lead({ [field.apiName]: false })
    const path = `/custom-fields/${field.id}`
    const { body } = await margaret.get<{ count: number; data: { name: string }[] }>(
      `${path}/without-value`,
    )
    expect(body.data.map(({ name }) => name)).toContain('Aaron Bare')
    const listed = await listLeads(
      margaret,
      `filter[${field.apiName}]=none&filter[isConverted]=false`,
    )
    expect(body.count).toBe(listed.meta.total)
    const required = await margaret.patch<CustomFieldRecord>(path, { isRequired: true }, field)
    expect(required.status).toBe(200)
    expect((await readLead(margaret, bare.id)).name).toBe('Aaron Bare')
    const left = await margaret.patch(`/leads/${bare.id}`, { company: 'Left out' }, bare)
    expect([left.status, messages(left.body).map(([at]) => at)]).toEqual([422, [field.apiName]])
    const handed = await margaret.patch(`/leads/${bare.id}`, { assigneeId: null }, bare)
    expect(handed.status).toBe(200)
    const edit = await margaret.patch(`/leads/${given.id}`, { company: 'Stays' }, given)
    expect(edit.status).toBe(200)
    const fresh = await addLead(margaret)
    expect([fresh.status, messages(fresh.body).map(([at]) => at)]).toEqual([422, [field.apiName]])
    await margaret.delete(`${path}?values=9`, required.body)
  })
})

describe('a field that goes', () => {
  it('is in no form while it is archived, and comes back with its values', async () => {
    const { body: field } = await addField(margaret, 'Now and then')
    const { id } = await lead({ [field.apiName]: 'kept' })
    const path = `/custom-fields/${field.id}`
    const archived = await margaret.post<CustomFieldRecord>(`${path}/archiving`, undefined, field)
    expect(archived.body).toMatchObject({ isArchived: true, values: 1 })
    expect(await readLead(margaret, id)).not.toHaveProperty(field.apiName)
    const typed = await addLead(margaret, { [field.apiName]: 'unknown' })
    expect([typed.status, messages(typed.body).map(([at]) => at)]).toEqual([422, [field.apiName]])
    const narrowed = await margaret.get(`/leads?filter[${field.apiName}]=kept`)
    expect(narrowed.status).toBe(422)
    const back = await margaret.post<CustomFieldRecord>(
      `${path}/restoration`,
      undefined,
      archived.body,
    )
    expect(back.status).toBe(200)
    expect(await readLead(margaret, id)).toMatchObject({ [field.apiName]: 'kept' })
    expect((await auditRows(server.db, { entityId: field.id })).at(-1)).toMatchObject({
      action: 'customFields.restored',
      changes: { isArchived: [true, false] },
    })
  })

  it('takes no more values along than were shown, and stays named in history', async () => {
    const { body: field } = await addField(margaret, 'Soon gone')
    const { id } = await lead({ [field.apiName]: 'one' })
    const path = `/custom-fields/${field.id}`
    const unseen = await margaret.delete(`${path}?values=0`, field)
    expect([unseen.status, unseen.body]).toMatchObject([
      409,
      { title: '1 value would go now: look at them again' },
    ])
    expect((await margaret.delete(`${path}?values=1`, field)).status).toBe(204)
    const rows = await sql`select 1 from custom_values where field_id = ${field.id}`.execute(
      server.db,
    )
    expect(rows.rows).toEqual([])
    await expect(readField(margaret, field.id)).rejects.toThrow()
    const { body } = await margaret.get<{ data: { name: string; state: string }[] }>(
      '/custom-fields/offered?entity=lead',
    )
    expect(body.data.find(({ name }) => name === field.apiName)?.state).toBe('deleted')
    const history = await margaret.get<{ data: { changes: object }[] }>(`/leads/${id}/history`)
    expect(history.body.data[0]?.changes).toMatchObject({ [field.apiName]: [null, 'one'] })
  })

  it('takes its values along with a record that is deleted for good', async () => {
    const { body: field } = await addField(margaret, 'Of the record')
    const { id } = await lead({ [field.apiName]: 'goes too' })
    await sql`delete from leads where id = ${id}`.execute(server.db)
    expect((await readField(margaret, field.id)).values).toBe(0)
  })
})
