import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { importAll, rowsOf, take, uploadFile } from '#modules/imports/server/imports.test-world.ts'
import type { ShareholderRecord } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import { addField, optionsNamed, type WithOwn } from './custom-fields.test-world.ts'

let server: TestServer
let margaret: Caller
let risk: CustomFieldRecord
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  const of = (en: string, part: object) =>
    addField(margaret, en, { entity: 'shareholder', ...part })
  risk = (await of('Risk', { type: 'choice', options: optionsNamed('Low', 'High') })).body
  await of('Topics', { type: 'choices', options: optionsNamed('Gold', 'Wood') })
  await of('Acres', { type: 'number' })
  await of('Seen on', { type: 'date' })
})
afterAll(() => server.close())

const named = async (email: string) => {
  const { body } = await margaret.get<{ data: { id: string }[] }>(`/shareholders?search=${email}`)
  return (await margaret.get<WithOwn<ShareholderRecord>>(`/shareholders/${body.data[0]?.id}`)).body
}

describe('a file of shareholders', () => {
  const content = [
    'Last name,Email,Risk,Topics,Acres,Seen on fr',
    'Aalto,aalto@example.net,high,Gold; wood FR,12.5,2026-03-04',
    'Berg,berg@example.net,Unheard of,,,',
  ].join('\n')

  it('fills custom fields by their names in either language, and choices by theirs', async () => {
    const done = await importAll(server, margaret, { content })
    expect(done.counts).toMatchObject({ created: 1, failed: 1 })
    const [topics] = [(await named('aalto@example.net')).custom_topics] as string[][]
    expect(topics).toHaveLength(2)
    expect(await named('aalto@example.net')).toMatchObject({
      custom_risk: risk.options[1]?.id,
      custom_acres: '12.5',
      custom_seenOn: '2026-03-04',
    })
    const rows = await rowsOf(margaret, done.id)
    expect(JSON.stringify(rows)).toContain('Risk')
  })

  it('updates them, and puts them back when it is reverted', async () => {
    const again = 'Email,Risk,Acres\naalto@example.net,Low,7'
    const options = { matchBy: 'email', onMatch: 'update', onMissing: 'skip' }
    const done = await importAll(server, margaret, { content: again, options })
    expect(done.counts).toMatchObject({ updated: 1 })
    const changed = await named('aalto@example.net')
    expect(changed).toMatchObject({ custom_risk: risk.options[0]?.id, custom_acres: '7' })
    const history = await margaret.get<{ data: { changes: object }[] }>(
      `/shareholders/${changed.id}/history`,
    )
    expect(history.body.data[0]?.changes).toMatchObject({
      custom_risk: [
        { en: 'High', fr: 'High fr' },
        { en: 'Low', fr: 'Low fr' },
      ],
    })
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted.state).toBe('reverted')
    expect(await named('aalto@example.net')).toMatchObject({
      custom_risk: risk.options[1]?.id,
      custom_acres: '12.5',
    })
  })

  it('knows a field from the moment it was added', async () => {
    await addField(margaret, 'Fresh from today', { entity: 'shareholder' })
    const { body } = await uploadFile(server, margaret, {
      content: 'Last name,Fresh from today\nZorn,new',
    })
    expect(body.mapping).toEqual(['lastName', 'custom_freshFromToday'])
  })
})

describe('the documentation of the API', () => {
  it('names a field with its type, and none that is protected', async () => {
    await addField(margaret, 'Shown figure', { entity: 'shareholder', type: 'number' })
    await addField(margaret, 'Bank secret', { entity: 'shareholder', protection: 'bank' })
    const text = JSON.stringify((await margaret.get('/openapi.json')).body)
    expect(text).toContain('"custom_shownFigure"')
    expect(text).toContain('filter[custom_shownFigure]')
    expect(text).not.toContain('custom_bankSecret')
  })

  it('names none to visitors, nor to applicants', async () => {
    await addField(margaret, 'Told to staff', { entity: 'shareholder' })
    for (const by of [server.visitor, await server.as('employer')]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await by.get('/openapi.json')
      expect([status, JSON.stringify(body).includes('custom_toldToStaff')]).toEqual([200, false])
    }
  })
})
