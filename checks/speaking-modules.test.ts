import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openTestServer,
  ownId,
  type Answer,
  type Caller,
  type TestServer,
} from '#apps/server/test-server.ts'
import type { ImportedRow } from '#modules/imports/contract/imports.endpoints.ts'
import { importAll, take, uploadFile } from '#modules/imports/server/imports.test-world.ts'
import { newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'

let server: TestServer
let margaret: Caller
let shareholderId = ''
let programId = ''
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  shareholderId = await newShareholder(margaret)
  const { body } = await margaret.get<{ data: { id: string }[] }>('/programs')
  programId = body.data[0]?.id ?? ''
})
afterAll(() => server.close())

type Ask = (headers: Record<string, string>) => Promise<Answer<object>>

/** The same refusal as an English and as a French reader sees it. */
async function inBoth(ask: Ask): Promise<Answer<object>['body'][]> {
  const english = await ask({ 'accept-language': 'en' })
  const french = await ask({ 'accept-language': 'fr-CA' })
  expect([english.status, english.body.code]).toEqual([french.status, french.body.code])
  return [english.body, french.body]
}
const titles = async (ask: Ask) => (await inBoth(ask)).map(({ title }) => title)
const complaints = async (field: string, ask: Ask) =>
  (await inBoth(ask)).map(({ errors }) => errors?.[field]?.[0]?.message)

async function enterOrder() {
  const order = orderOf({ shareholderId, assigneeId: await ownId(margaret) }, [
    'buy',
    '2026-01-10',
    '5',
    '10',
  ])
  return (await margaret.post<{ id: string; version: number }>('/orders', order)).body
}

const stale = [
  'Someone else changed this in the meantime',
  'Une autre personne a modifié cet élément entre-temps',
]
const staleOwn = [
  'You changed this elsewhere in the meantime',
  'Vous avez modifié cet élément ailleurs entre-temps',
]
const notFound = [
  'This does not exist, or you do not have access to it',
  'Cet élément n’existe pas, ou vous n’y avez pas accès',
]
const missing = ['Choose an existing record', 'Choisissez un élément qui existe']

describe('what every module has in common is said by the kit', () => {
  test('somebody was faster with a program, an order, a shareholder and an import', async () => {
    const { id } = await enterOrder()
    const { body: held } = await uploadFile(server, margaret, { content: 'Last name\nHeld' })
    const body = { mapping: held.mapping, options: held.options }
    const check = { ...held, step: 'check', body }
    await take(server, margaret, check)
    const sarah = await server.as('admin')
    const late = (path: string, sent: object) => (headers: Record<string, string>) =>
      sarah.patch(path, sent, { version: 999, headers })
    const all = [
      await titles(late(`/programs/${programId}`, { funder: 'Somebody' })),
      await titles(late(`/orders/${id}`, { note: 'Late' })),
      await titles(late(`/shareholders/${shareholderId}`, { city: 'Hull' })),
      await titles((headers) =>
        margaret.post(`/imports/${held.id}/check`, body, { version: held.version, headers }),
      ),
    ]
    expect(all).toEqual([stale, stale, stale, staleOwn])
  })

  test('a program, an order, an import and an address that are not there', async () => {
    for (const path of ['/programs/', '/orders/', '/imports/', '/nowhere/'])
      expect(
        await titles((headers) => margaret.get(`${path}${randomUUID()}`, { headers })),
        path,
      ).toEqual(notFound)
  })

  test('an order assigned to nobody, a task for nobody', async () => {
    const order = orderOf({ shareholderId, assigneeId: randomUUID() }, [
      'buy',
      '2026-01-10',
      '5',
      '10',
    ])
    const asked = (headers: Record<string, string>) => margaret.post('/orders', order, { headers })
    expect(await complaints('assigneeId', asked)).toEqual(missing)
    const task = { title: 'Call', dueOn: '2030-01-01', priority: 'low', assigneeId: randomUUID() }
    const given = (headers: Record<string, string>) =>
      margaret.post(`/records/shareholder/${shareholderId}/tasks`, task, { headers })
    expect(await complaints('assigneeId', given)).toEqual(missing)
  })

  test('a link that has had its day, whichever module it leads to', async () => {
    const token = 'x'.repeat(43)
    const ended = ['This link has expired or was used already', 'Ce lien a expiré ou a déjà servi']
    const password = 'Good-pass-2031'
    const body = { token, password, confirmation: password }
    const doors = {
      '/auth/reset-password': { ...body, email: 'odile.roy@example.org' },
      '/auth/verify-email': { token, password },
    }
    for (const [path, sent] of Object.entries(doors))
      expect(await titles((headers) => server.visitor.post(path, sent, { headers })), path).toEqual(
        ended,
      )
  })
})

describe('what a module says of its own is said in its words', () => {
  test('who entered an order does not confirm CARE: in the words of orders', async () => {
    const { id, version } = await enterOrder()
    expect(
      await titles((headers) =>
        margaret.post(`/orders/${id}/care-confirmation`, {}, { version, headers }),
      ),
    ).toEqual([
      'Another person must verify CARE: this order is yours',
      'Une autre personne doit vérifier CARE : cet ordre est le vôtre',
    ])
  })

  test('a merge that mixes two addresses is refused in the words of shareholders', async () => {
    const at = (country: string, postCode: string) =>
      newShareholder(margaret, undefined, { country, postCode })
    const [keep, drop] = [await at('CA', 'K1A 0B1'), await at('CH', '8001')]
    const choices = { postCode: 'drop' }
    const merge = { keep, drop, choices, versions: { keep: 1, drop: 1 } }
    const asked = (headers: Record<string, string>) =>
      margaret.post('/shareholders/merge', merge, { headers })
    expect(await complaints('postCode', asked)).toEqual([
      'Enter a postal code of the country',
      'Saisissez un code postal de ce pays',
    ])
  })

  test('a common password when somebody registers, in the words of passwords', async () => {
    const password = 'password1'
    const asked = { userType: 'employer', name: 'Odile Roy', email: 'odile.roy@example.org' }
    const taken = { ...asked, password, confirmation: password }
    const [english, french] = await complaints('password', (headers) =>
      server.visitor.post('/auth/register', taken, { headers }),
    )
    expect(english).toBe('Choose a less common password: attackers try this one first')
    expect(french).toMatch(/^Choisissez un mot de passe/)
  })

  test('rows of an import speak of the import, then as the forms do', async () => {
    const done = await importAll(server, margaret, { content: 'Last name,City\nSince,Hull' })
    await server.db
      .updateTable('shareholders')
      .set({ version: 2, city: 'Gatineau' })
      .where('last_name', '=', 'Since')
      .execute()
    const reverted = await take(server, margaret, { ...done, step: 'reversal' })
    expect(reverted.counts).toEqual({ kept: 1 })
    expect(await messagesOf(done.id, 'en')).toEqual(['Changed since the import, or deleted'])
    expect(await messagesOf(done.id, 'fr')).toEqual([
      'Fiche modifiée depuis l’importation, ou supprimée',
    ])
    const { body: up } = await uploadFile(server, margaret, {
      content: 'Last name,Birth date,Relationship manager\nEarly,1850-01-01,Nobody Known',
    })
    await take(server, margaret, {
      ...up,
      step: 'check',
      body: { mapping: up.mapping, options: up.options },
    })
    expect((await messagesOf(up.id, 'en')).toSorted()).toEqual([
      'Enter a date in 1900 or later',
      'No match for this number, email or name',
    ])
  })

  async function messagesOf(id: string, language: string) {
    const headers = { 'accept-language': language }
    const { body } = await margaret.get<{ data: ImportedRow[] }>(`/imports/${id}/rows`, { headers })
    return body.data.flatMap(({ problems }) => problems.map(({ message }) => message))
  }
})
