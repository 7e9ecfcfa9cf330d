import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterWaiting } from '#apps/server/test-locks.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { convert } from '#modules/leads/server/conversions.test-world.ts'
import type { LeadRecord } from '#modules/leads/contract/leads.endpoints.ts'
import { addLead, readLead } from '#modules/leads/server/leads.test-world.ts'
import { openWorldOf } from '#modules/merges/server/merges.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { CustomFieldRecord, TypeChangePreview } from '../contract/custom-fields.endpoints.ts'
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
const complaintsOf = ({ errors = {} }: { errors?: Record<string, { code: string }[]> }) =>
  Object.entries(errors).map(([at, [one]]) => [at, one?.code])
const fieldOf = async (...asked: [en: string, part?: object]) =>
  (await addField(margaret, ...asked)).body

describe('a field', () => {
  it('belongs to a group that its records have', async () => {
    const added = await addField(margaret, 'Of another group', { protection: 'bank' })
    expect([added.status, complaintsOf(added.body)]).toEqual([422, [['protection', 'choice']]])
    const field = await fieldOf('Of no group')
    const edited = await margaret.patch(
      `/custom-fields/${field.id}`,
      { protection: 'figures' },
      field,
    )
    expect([edited.status, complaintsOf(edited.body)]).toEqual([422, [['protection', 'choice']]])
  })

  it('is added after the one that is being added', async () => {
    const lock = sql`select pg_advisory_xact_lock(hashtext('custom_fields'))`
    const names = ['Same moment', 'Same moment', 'Same moment']
    const answers = await afterWaiting(server, { lock }, () =>
      Promise.all(names.map((name) => addField(margaret, name))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  })

  it('is found by the search no more once it is no text', async () => {
    const field = await fieldOf('Searched', { isSearched: true })
    const answer = await margaret.post<CustomFieldRecord>(
      `/custom-fields/${field.id}/type-change`,
      { type: 'number', losing: 0 },
      field,
    )
    expect([answer.status, answer.body]).toMatchObject([200, { type: 'number', isSearched: false }])
  })

  it('shows what another type would lose to whoever sees its group alone', async () => {
    const field = await fieldOf('Kept from Chloé', { protection: 'restricted' })
    await lead({ [field.apiName]: 'about ten' })
    await sql`update roles set rules = rules || '[{"action": "configure", "subject": "Settings Custom Fields"}]'
      where key = 'adviser'`.execute(server.db)
    const chloe = await server.as('adviser')
    const path = `/custom-fields/${field.id}/type-change?type=number`
    expect((await chloe.get<TypeChangePreview>(path)).body).toEqual({
      kept: 0,
      lost: 1,
      examples: [],
    })
    expect((await margaret.get<TypeChangePreview>(path)).body.examples).toEqual(['about ten'])
  })
})

describe('an archived choice', () => {
  it('stays with whoever has it, also when it is sent again, and takes the place of no other', async () => {
    const options = optionsNamed('Old', 'New', 'Spare')
    const field = await fieldOf('Partly archived', { type: 'choice', options })
    const [old, fresh, spare] = field.options
    const known = await lead({ [field.apiName]: old!.id })
    const path = `/custom-fields/${field.id}`
    const { body: archived } = await margaret.patch<CustomFieldRecord>(
      path,
      {
        options: field.options.map(({ uses: _, ...option }) => ({
          ...option,
          isArchived: option.id === old!.id,
        })),
      },
      field,
    )
    const again = await margaret.patch<WithOwn<LeadRecord>>(
      `/leads/${known.id}`,
      { company: 'Sent again', [field.apiName]: old!.id },
      known,
    )
    expect([again.status, again.body]).toMatchObject([200, { [field.apiName]: old!.id }])
    for (const replacementId of [old!.id, spare!.id]) {
      const answer = await margaret.post(
        `${path}/replacement`,
        { optionId: replacementId === old!.id ? fresh!.id : spare!.id, replacementId },
        archived,
      )
      expect([answer.status, complaintsOf(answer.body)]).toEqual([
        422,
        [['replacementId', 'missing']],
      ])
    }
    expect(await readLead(margaret, known.id)).toMatchObject({ [field.apiName]: old!.id })
  })
})

describe('choices that are kept', () => {
  const options = optionsNamed('One', 'Two')

  it('are the field’s own', async () => {
    const other = await fieldOf('Of the other', { type: 'choice', options })
    const field = await fieldOf('Of its own', { type: 'choice', options })
    const { uses: _, ...foreign } = other.options[0]!
    const path = `/custom-fields/${field.id}`
    const answer = await margaret.patch(path, { options: [foreign] }, field)
    expect([answer.status, complaintsOf(answer.body)]).toEqual([422, [['options.0.id', 'unknown']]])
    expect((await readField(margaret, other.id)).options).toEqual(other.options)
  })

  it('are had once by whoever had both that become one', async () => {
    const field = await fieldOf('Both', { type: 'choices', options })
    const [one, two] = field.options.map(({ id }) => id)
    const known = await lead({ [field.apiName]: [one, two] })
    const answer = await margaret.post(
      `/custom-fields/${field.id}/replacement`,
      { optionId: one, replacementId: two },
      field,
    )
    expect(answer.status).toBe(200)
    expect(await readLead(margaret, known.id)).toMatchObject({ [field.apiName]: [two] })
  })
})

describe('what records lack', () => {
  it('is not asked of those that were deleted or have become shareholders', async () => {
    const field = await fieldOf('Asked of those that stay')
    const path = `/custom-fields/${field.id}/without-value`
    const count = async () => (await margaret.get<{ count: number }>(path)).body.count
    const [gone, made] = [await lead(), await lead({ name: 'Ulla Ek', email: 'ulla@example.net' })]
    const before = await count()
    expect((await margaret.delete(`/leads/${gone.id}`, gone)).status).toBe(204)
    expect((await convert(margaret, made)).status).toBe(200)
    expect(await count()).toBe(before - 2)
  })
})

describe('the order of fields', () => {
  it('is changed by one after the other', async () => {
    const field = await fieldOf('Put in order')
    const lock = sql`select pg_advisory_xact_lock(hashtext('custom_fields'))`
    const answer = await afterWaiting(server, { lock }, () =>
      margaret.post(`/custom-fields/${field.id}/place`, { place: 1 }),
    )
    expect(answer.status).toBe(200)
  })
})

describe('a field that is archived once more', () => {
  it('is archived as it was, and told of once', async () => {
    const field = await fieldOf('Twice archived')
    const path = `/custom-fields/${field.id}/archiving`
    const { body } = await margaret.post<CustomFieldRecord>(path, undefined, field)
    expect((await margaret.post(path, undefined, body)).status).toBe(200)
    expect(await auditRows(server.db, { entityId: field.id })).toMatchObject([
      { action: 'customFields.added' },
      { action: 'customFields.archived' },
    ])
  })
})

describe('the database', () => {
  it('lets the values of a shareholder go with it', async () => {
    const field = await fieldOf('With the shareholder', { entity: 'shareholder' })
    const { add } = await openWorldOf(server)
    const { id } = await add({ [field.apiName]: 'goes too' })
    await sql`delete from shareholders where id = ${id}`.execute(server.db)
    expect((await readField(margaret, field.id)).values).toBe(0)
  })

  it('takes no text that is empty or longer than a field, and searches texts alone', async () => {
    const field = await fieldOf('Held by the database')
    const { id } = await lead()
    for (const text of ['', 'x'.repeat(501)])
      await expect(
        sql`insert into custom_values (record_id, field_id, type, text_value)
          values (${id}, ${field.id}, 'text', ${text})`.execute(server.db),
      ).rejects.toThrow('custom_values_text_value_check')
    await expect(
      sql`update custom_fields set type = 'date', is_searched = true where id = ${field.id}`.execute(
        server.db,
      ),
    ).rejects.toThrow(/custom_fields_\w*check/)
  })
})

it('a conversion carries nothing that is protected on either side', async () => {
  const of = (entity: string, en: string, part: object = {}) =>
    addField(margaret, en, { entity, ...part })
  await of('lead', 'Whispered', { protection: 'restricted' })
  await of('shareholder', 'Whispered')
  await of('lead', 'Told')
  await of('shareholder', 'Told', { protection: 'figures' })
  const known = await lead({
    name: 'Quentin Zorn',
    email: 'quentin@example.net',
    custom_whispered: 'Between us',
    custom_told: 'To all',
  })
  const { status, body } = await convert(margaret, known)
  expect(status).toBe(200)
  const made = await margaret.get(`/shareholders/${body.shareholder?.id}`)
  expect(made.body).toMatchObject({ custom_whispered: null, custom_told: null })
})

describe('a merge', () => {
  it('takes over nothing that the person does not see', async () => {
    const world = await openWorldOf(server)
    const { add, merge, read } = world
    const protections = { entity: 'shareholder', protection: 'figures' }
    const field = await fieldOf('Net worth', protections)
    const [keep, drop] = [await add(), await add({ [field.apiName]: 'Much' })]
    const { rows } = await sql<{ rules: unknown }>`
      select rules from roles where key = 'manager'`.execute(server.db)
    await sql`update roles set rules = (select jsonb_agg(case when r->>'subject' ~ '^Shareholders (List|View)'
        then r || '{"fields": ["basic", "bank", "bankMask"]}' else r end) from jsonb_array_elements(rules) r)
      where key = 'manager'`.execute(server.db)
    await merge(keep, drop)
    await sql`update roles set rules = ${JSON.stringify(rows[0]?.rules)}::jsonb
      where key = 'manager'`.execute(server.db)
    expect(await read(keep.id, margaret)).toMatchObject({ [field.apiName]: null })
  })

  it('that is undone leaves alone what was typed since', async () => {
    const { add, merge, undo, read } = await openWorldOf(server)
    const field = await fieldOf('Maxim', { entity: 'shareholder' })
    const [keep, drop] = [await add(), await add({ [field.apiName]: 'Per ardua' })]
    const { merge: made } = await merge(keep, drop)
    const kept = await read(keep.id, margaret)
    const typed = await margaret.patch(
      `/shareholders/${keep.id}`,
      { [field.apiName]: 'Ad astra' },
      kept,
    )
    expect(typed.status).toBe(200)
    expect((await undo(made.id, keep.id)).status).toBe(200)
    expect(await read(keep.id, margaret)).toMatchObject({ [field.apiName]: 'Ad astra' })
    expect(await read(drop.id, margaret)).toMatchObject({ [field.apiName]: 'Per ardua' })
  })
})
