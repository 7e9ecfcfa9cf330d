import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import { admin, server, withPeople } from '#modules/applications/server/applications.test-people.ts'
import { holdOn } from '#modules/holds/server/holds.test-people.ts'
import { addLead } from '#modules/leads/server/leads.test-world.ts'
import { newShareholder, orderOf, example } from '#modules/orders/server/orders.test-world.ts'
import { somebody } from '#modules/participants/server/participants.test-people.ts'
import type { ErasedNote } from '../contract/erased-note.ts'

withPeople()

const done = 'The data of this person is already erased.'
const reason = 'Kept for as long as the agreement asks for'

interface Seen {
  version: number
  erased: ErasedNote
  can: object
}

let chloe: Caller
beforeAll(async () => {
  chloe = await server.as('adviser')
})

async function erase(kind: PersonKind, id: string) {
  const path = `/privacy/${kind}/${id}/erasure`
  const { body } = await admin.get<{ reference: string }>(path)
  const answer = await admin.post(path, { reason, confirmation: body.reference })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const read = async (path: string, by: Caller = admin) => (await by.get<Seen>(path)).body

/** The same act that was open before is refused, and says why. */
function isRefused({ status, body }: { status: number; body: { code?: string; title?: string } }) {
  expect([status, body.code, body.title]).toEqual([409, 'alreadyErased', done])
}

/** Nothing is written on it any more. */
async function takesNothing(kind: 'lead' | 'shareholder', id: string) {
  const path = `/records/${kind}/${id}`
  const task = { title: 'Ask again', dueOn: '2030-01-07', priority: 'normal' }
  const added = await admin.post(`${path}/tasks`, { ...task, assigneeId: await ownId(admin) })
  const noted = await admin.post(`${path}/notes`, {
    body: 'Rang back',
    isPinned: false,
    visibility: 'team',
  })
  expect([added.status, noted.status]).toEqual([403, 403])
  expect((await admin.get<{ can: object }>(`${path}/timeline`)).body.can).toEqual({})
}

describe('the record of somebody who was erased', () => {
  it('of a lead says when, why and by whom, and stays as it is', async () => {
    const { body } = await addLead(chloe, { name: 'Gone Gazelle', email: 'gone@gazelle.example' })
    const path = `/leads/${body.id}`
    expect((await read(path)).erased).toBeNull()
    await erase('lead', body.id)
    const { version, erased, can } = await read(path)
    expect([erased?.reason, erased?.by, can]).toEqual([reason, 'Margaret Chen', {}])
    expect(Date.parse(erased?.at ?? '')).not.toBeNaN()
    isRefused(await admin.patch(path, { company: 'Savanna' }, { version }))
    isRefused(await admin.delete(path, { version }))
    expect((await read(path)).version).toBe(version)
    await takesNothing('lead', body.id)
  })

  it('of a shareholder says so, is put away, and takes no order', async () => {
    const assigneeId = await ownId(chloe)
    const id = await newShareholder(admin, assigneeId, { email: 'far@gazelle.example' })
    const path = `/shareholders/${id}`
    await erase('shareholder', id)
    const { version, erased, can } = await read(path)
    expect([erased?.reason, Object.keys(can)]).toEqual([reason, ['archive']])
    isRefused(await admin.patch(path, { city: 'Savanna' }, { version }))
    isRefused(await admin.post('/orders', orderOf({ shareholderId: id, assigneeId }, example[0]!)))
    const {
      shareholderId: _,
      side: _side,
      ...terms
    } = orderOf({ shareholderId: id, assigneeId }, example[0]!)
    const fromShareholderId = await newShareholder(admin, assigneeId)
    const transfer = { ...terms, fromShareholderId, toShareholderId: id }
    isRefused(await admin.post('/orders/transfers', transfer))
    await takesNothing('shareholder', id)
  })

  it('of an account says so, and the account is not brought back', async () => {
    const { rows } = await sql<{ id: string }>`
      update users set status = 'disabled' where email = 'care@example.org' returning id`.execute(
      server.db,
    )
    const id = rows[0]!.id
    await erase('user', id)
    const { version, erased, can } = await read(`/users/${id}`)
    expect([erased?.reason, can]).toEqual([reason, {}])
    isRefused(await admin.post(`/users/${id}/enabling`, {}, { version }))
  })

  it('of a participant says so to staff with the reason, and is neither changed nor held', async () => {
    const { applicationId, id } = await somebody()
    await sql`alter table applications disable trigger user`.execute(server.db)
    await sql`update applications set status = 'withdrawn' where id = ${applicationId}`.execute(
      server.db,
    )
    await sql`alter table applications enable trigger user`.execute(server.db)
    await erase('participant', id)
    const path = `/participants/${id}`
    const { version, erased, can } = await read(path)
    expect([erased?.reason, can]).toEqual([reason, {}])
    isRefused(await admin.patch(path, { city: 'Savanna' }, { version }))
    isRefused(await admin.post('/holds', holdOn({ participantId: id }, { kind: 'participant' })))
  })
})
