import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { convert } from '#modules/leads/server/conversions.test-world.ts'
import { addLead } from '#modules/leads/server/leads.test-world.ts'
import { openWorldOf } from '#modules/merges/server/merges.test-world.ts'
import { withoutBank } from '#modules/shareholders/server/without-group.test-world.ts'
import { addField, optionsNamed } from './custom-fields.test-world.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('a merge keeps the keeper’s values, takes over what it lacks, and gives that back', async () => {
  const world = await openWorldOf(server)
  const { margaret, add, merge, undo, read, historyOf } = world
  const of = (en: string, part: object = {}) =>
    addField(margaret, en, { entity: 'shareholder', ...part })
  await of('Motto')
  const { body: risk } = await of('Risk', { type: 'choice', options: optionsNamed('Low', 'High') })
  const [low, high] = risk.options.map(({ id }) => id)
  const keep = await add({ custom_risk: low })
  const drop = await add({ custom_motto: 'Per ardua', custom_risk: high })
  const merged = await merge(keep, drop)
  expect(await read(keep.id)).toMatchObject({ custom_motto: 'Per ardua', custom_risk: low })
  expect(JSON.stringify(await historyOf(`/shareholders/${keep.id}`))).toContain(
    '"custom_motto":[null,"Per ardua"]',
  )
  expect((await undo(merged.merge.id, keep.id)).status).toBe(200)
  expect(await read(keep.id)).toMatchObject({ custom_motto: null, custom_risk: low })
  expect(await read(drop.id)).toMatchObject({ custom_motto: 'Per ardua', custom_risk: high })
})

it('a merge takes whichever value is chosen, and gives back what was there before', async () => {
  const { margaret, add, ask, merge, undo, read } = await openWorldOf(server)
  const { body: grade } = await addField(margaret, 'Grade', {
    entity: 'shareholder',
    type: 'choices',
    options: optionsNamed('First', 'Second'),
  })
  await addField(margaret, 'Region', { entity: 'shareholder' })
  await addField(margaret, 'Seat', { entity: 'shareholder' })
  const [first, second] = grade.options.map(({ id }) => id)
  const keep = await add({ custom_grade: [first], custom_region: 'East', custom_seat: 'Here' })
  const drop = await add({ custom_grade: [second], custom_region: 'West' })
  const ownChoices = { custom_grade: 'drop', custom_seat: 'drop' }
  const { body } = await ask(keep, drop, { part: { ownChoices, dryRun: true } })
  const shown = body.preview.own.filter(({ name }) => /grade|region|seat/i.test(name))
  expect(shown).toEqual([
    { name: 'custom_grade', keep: [first], drop: [second], differs: true, choice: 'drop' },
    { name: 'custom_region', keep: 'East', drop: 'West', differs: true, choice: 'keep' },
    { name: 'custom_seat', keep: 'Here', drop: null, differs: true, choice: 'drop' },
  ])
  const { merge: made } = await merge(keep, drop, { part: { ownChoices } })
  const merged = { custom_grade: [second], custom_region: 'East', custom_seat: null }
  expect(await read(keep.id)).toMatchObject(merged)
  const edited = await margaret.patch(
    `/shareholders/${keep.id}`,
    { custom_seat: 'There' },
    await read(keep.id),
  )
  expect(edited.status).toBe(200)
  const ahead = await undo(made.id, keep.id, { dryRun: true })
  expect(ahead.body.preview).toMatchObject({
    ownBack: ['custom_grade'],
    ownStaying: ['custom_seat'],
  })
  expect((await undo(made.id, keep.id)).status).toBe(200)
  expect(await read(keep.id)).toMatchObject({
    custom_grade: [first],
    custom_region: 'East',
    custom_seat: 'There',
  })
  expect(await read(drop.id)).toMatchObject({ custom_grade: [second], custom_region: 'West' })
})

it('a merge neither shows nor takes a protected field of which the person sees nothing', async () => {
  const { margaret, add, ask, read } = await openWorldOf(server)
  await addField(margaret, 'Bank contact', { entity: 'shareholder', protection: 'bank' })
  const [keep, drop] = [await add(), await add({ custom_bankContact: 'Behind the counter' })]
  await withoutBank(server, 'manager', async (by) => {
    const { status, body } = await ask(keep, drop, { by, part: { dryRun: true } })
    expect([status, JSON.stringify(body).includes('Behind the counter')]).toEqual([200, false])
    expect(body.preview.own.map(({ name }) => name)).not.toContain('custom_bankContact')
    const ownChoices = { custom_bankContact: 'drop' }
    expect((await ask(keep, drop, { by, part: { ownChoices } })).status).toBe(422)
    expect((await ask(keep, drop, { by })).status).toBe(200)
  })
  expect(await read(keep.id)).toMatchObject({ custom_bankContact: null })
})

it('a merge knows no field that there is not for the person', async () => {
  const { margaret, add, ask } = await openWorldOf(server)
  const { body: field } = await addField(margaret, 'Deleted before', { entity: 'shareholder' })
  await margaret.delete(`/custom-fields/${field.id}?values=0`, field)
  const ownChoices = { custom_deletedBefore: 'drop' }
  const { status, body } = await ask(await add(), await add(), { part: { ownChoices } })
  expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([
    422,
    ['custom_deletedBefore'],
  ])
})

it('a lead that becomes a shareholder takes along what both call alike, and is asked for nothing else', async () => {
  const margaret = await server.as('superAdmin')
  const of = (entity: string, en: string, part: object = {}) =>
    addField(margaret, en, { entity, ...part })
  const { body: lead } = await of('lead', 'Pace', {
    type: 'choice',
    options: optionsNamed('Slow', 'Fast'),
  })
  const { body: ours } = await of('shareholder', 'Pace', {
    type: 'choice',
    options: optionsNamed('Fast', 'Slow'),
  })
  await of('lead', 'Hobby')
  await of('shareholder', 'Hobby', { type: 'number' })
  await of('shareholder', 'Demanded', { isRequired: true })
  const added = await addLead(margaret, { custom_pace: lead.options[1]?.id, custom_hobby: 'Chess' })
  const { status, body } = await convert(margaret, added.body)
  expect(status).toBe(200)
  const made = await margaret.get(`/shareholders/${body.shareholder?.id}`)
  expect(made.body).toMatchObject({ custom_pace: ours.options[0]?.id, custom_hobby: null })
})
