import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { PersonKind } from '#kit/contract/personal-data.ts'
import { runJob } from '#kit/server/jobs.ts'
import { sealAudit } from '#modules/audit/server/seal-audit.ts'
import { verifyAudit } from '#modules/audit/server/verify-audit.ts'
import { addLead } from '#modules/leads/server/leads.test-world.ts'
import { emptyTrash } from '#modules/notes-and-tasks/server/empty-trash.ts'
import { newNote, newTask, pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { example, newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import { forgetErased } from '#modules/outbox/server/forget-erased.ts'
import { ownId } from '#apps/server/test-server.ts'
import type { ErasurePreview } from '../contract/privacy.endpoints.ts'
import { plant, totals, whereIs, whoIs } from './privacy.test-world.ts'

let server: TestServer
let admin: Caller
let chloe: Caller

beforeAll(async () => {
  server = await openTestServer()
  admin = await server.as('superAdmin')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

const preview = (kind: PersonKind, id: string) =>
  admin.get<ErasurePreview>(`/privacy/${kind}/${id}/erasure`)

/** Plants, erases, and looks for what is left. */
async function erased(
  kind: PersonKind,
  id: string,
  { name, words }: { name: string; words: string[] },
) {
  const planted = await plant(server, await whoIs(server, { kind, id }), name)
  server.clock.windOn({ minutes: 5 })
  await runJob(server.system, sealAudit)
  expect((await whereIs(server, words)).length).toBeGreaterThan(3)
  const before = await totals(server)
  const { body } = await preview(kind, id)
  const answer = await admin.post(`/privacy/${kind}/${id}/erasure`, {
    reason: 'Asked for it',
    confirmation: body.reference,
  })
  expect(answer.status, JSON.stringify([answer.body, body.open])).toBe(200)
  await runJob(server.system, emptyTrash)
  await runJob(server.system, forgetErased)
  expect(await whereIs(server, words)).toEqual([])
  expect(await totals(server)).toEqual(before)
  const { encryptionKeys } = server.system.settings
  const { problems } = await verifyAudit(server.db, { keys: { encryptionKeys }, heads: [] })
  expect(problems).toEqual([])
  return planted
}

describe('a shareholder', () => {
  let id: string
  beforeAll(async () => {
    id = await newShareholder(admin, await ownId(chloe), {
      firstName: 'Ottoline',
      lastName: 'Serinette',
      email: 'ottoline.serinette@canary.example',
      phone: '+41 79 555 01 66',
      iban: 'CH93 0076 2011 6238 5295 7',
      bankName: 'Canary bank',
      profession: 'Canary keeper',
      addressOne: '9 canary lane',
      city: 'Canaryville',
      birthDate: '1961-03-04',
    })
    await admin.post(`/records/shareholder/${id}/notes`, newNote({ body: 'Canary note' }))
    const path = `/records/shareholder/${id}/files`
    await upload(server, admin, {
      path,
      content: Buffer.concat([pdf, Buffer.from('canary')]),
      name: 'canary.pdf',
    })
    for (const typed of example)
      await admin.post('/orders', {
        ...orderOf({ shareholderId: id, assigneeId: await ownId(chloe) }, typed),
        note: 'Canary order',
      })
  })

  it('who holds shares, or whose orders wait for CARE, is not erased', async () => {
    const { body } = await preview('shareholder', id)
    expect(body.open).toEqual([
      { affair: 'heldShares', count: 1 },
      { affair: 'openOrder', count: 4 },
    ])
  })

  it('is erased with notes, files and bank details; the register stays', async () => {
    await sql`update orders set status = 'void', void_reason = 'Canary reason' where shareholder_id = ${id}`.execute(
      server.db,
    )
    await sql`update shareholders set number_of_shares = 0 where id = ${id}`.execute(server.db)
    const planted = await erased('shareholder', id, {
      name: 'Ottoline Serinette',
      words: [
        'ottoline',
        'serinette',
        'canary',
        'CH9300762011623852957',
        '41795550166',
        '79 555 01 66',
      ],
    })
    expect(planted.length).toBeGreaterThan(5)
    const { body, status } = await admin.get<{ name: string; iban: string | null }>(
      `/shareholders/${id}`,
    )
    expect([status, body.name]).toEqual([200, `Erased person ${id.slice(-4).toUpperCase()}`])
    const { body: orders } = await admin.get<{ meta: { total: number } }>(
      `/orders?filter[shareholderId]=${id}`,
    )
    expect(orders.meta.total).toBe(4)
  })
})

describe('a lead', () => {
  it('is erased with tasks that are done, and not before', async () => {
    const { body: lead } = await addLead(chloe, {
      name: 'Peregrine Canarivale',
      email: 'peregrine@canary.example',
      company: 'Canary holdings',
      nextStep: 'Canary step',
    })
    const { body: task } = await chloe.post<{ id: string; version: number }>(
      `/records/lead/${lead.id}/tasks`,
      newTask(await ownId(chloe), { title: 'Canary task for Peregrine' }),
    )
    expect((await preview('lead', lead.id)).body.open).toEqual([{ affair: 'openTask', count: 1 }])
    await sql`update tasks set done_at = clock_now(), done_by = ${await ownId(chloe)} where id = ${task.id}`.execute(
      server.db,
    )
    await erased('lead', lead.id, {
      name: 'Peregrine Canarivale',
      words: ['peregrine', 'canarivale', 'canary'],
    })
    expect((await admin.get<{ name: string }>(`/leads/${lead.id}`)).body.name).toContain(
      'Erased person',
    )
  })
})

describe('an account', () => {
  it('is erased once it is disabled, with its name in the log and in letters', async () => {
    const { rows } = await sql<{ id: string }>`
      update users set name = 'Wilhelmina Serinette', phone = '+1 819 555 0144', status = 'disabled'
      where email = 'care@example.org' returning id`.execute(server.db)
    const id = rows[0]?.id ?? ''
    await sql`update tasks set done_at = clock_now(), done_by = ${id} where assignee_id = ${id}`.execute(
      server.db,
    )
    await sql`insert into audit_log (actor_id, actor_name, action, entity, entity_id, changes)
      values (${id}, 'Wilhelmina Serinette', 'accounts.profile', 'user', ${id}, '{"phone": [null, "+1 819 555 0144"]}')`.execute(
      server.db,
    )
    await erased('user', id, {
      name: 'Wilhelmina Serinette',
      words: ['wilhelmina', 'serinette', '819 555 0144', 'care@example.org'],
    })
  })

  it('that is still in use, or one’s own, is not', async () => {
    const own = await ownId(admin)
    const { body } = await preview('user', own)
    expect(body.open.map(({ affair }) => affair)).toEqual(
      expect.arrayContaining(['accountInUse', 'oneself']),
    )
  })
})
