import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act as actOnSupplement,
  readSupplement,
  working,
} from '#modules/supplements/server/supplements.test-people.ts'
import { entered, givenToZoe, notePaid, withOwnPass } from './participant-claims.test-people.ts'
import { act, listed, readPayment } from './payments.test-people.ts'

withPeople()

let placementId: string
let applicationId: string
let pass: string
let id: string
let reference: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let root: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withOwnPass(placementId)
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  root = await server.as('superAdmin')
  id = await entered(pass)
  ;({ reference } = await readPayment(root, id))
})

const saidTo = async (by: Caller, path: string) => JSON.stringify((await by.get<object>(path)).body)

describe('what a participant is paid, its employer never sees', () => {
  it('in no list, total, export or search', async () => {
    expect(await listed(zoe)).toMatchObject({ data: [{ id }], meta: { total: 1 } })
    expect(await listed(rachel)).toMatchObject({ data: [], meta: { total: 0 } })
    const query = `filter[supplementId]=${pass}`
    expect((await listed(rachel, query)).data).toEqual([])
    expect((await listed(rachel, 'filter[payee]=participant')).data).toEqual([])
    const file = async (by: Caller) => {
      const sent = await fetch(`${server.address}/api/payments/export?format=csv`, {
        headers: { authorization: `Bearer ${by.token}` },
      })
      return sent.text()
    }
    expect(await file(root)).toContain(reference)
    expect(await file(rachel)).not.toContain(reference)
    expect(await saidTo(zoe, `/search?q=${reference}`)).toContain(id)
    expect(await saidTo(rachel, `/search?q=${reference}`)).not.toContain(id)
  })

  it('neither by its address, its files nor its history', async () => {
    const { files } = await readPayment(root, id)
    for (const path of ['', '/history', `/files/${files[0]?.id}`])
      expect([path, (await rachel.get(`/payments/${id}${path}`)).status]).toEqual([path, 404])
    expect((await root.get(`/payments/${id}/files/${files[0]?.id}`)).status).toBe(200)
    const { version } = await readPayment(root, id)
    const change = await rachel.patch(
      `/payments/${id}/supplement-claim`,
      { spentOn: 'Boots' },
      { version },
    )
    expect(change.status).toBe(404)
    for (const [noun, body] of [
      ['submission', { isConfirmed: true, total: '180.00' }],
      ['cancellation', undefined],
    ] as const)
      expect((await rachel.post(`/payments/${id}/${noun}`, body, { version })).status).toBe(404)
  })

  it('in no live event', async () => {
    const { rows } = await sql<{ facts: { employerId: string | null; participantId: string } }>`
      select facts from live_events where topic = 'payments' and record_id = ${id}`.execute(
      server.db,
    )
    const { participantId } = await sidesOf(applicationId)
    expect(rows.length).toBeGreaterThan(1)
    for (const { facts } of rows) expect(facts).toMatchObject({ employerId: null, participantId })
  })

  it('nor as sums: of the supplement, of the ledger, on the dashboard', async () => {
    const paid = await givenToZoe(pass)
    await notePaid(await server.as('finance'), paid)
    expect((await readSupplement(zoe, pass)).money).toMatchObject({ paid: '180.00' })
    expect(await readSupplement(rachel, pass)).toMatchObject({ money: null, mayClaim: false })
    const { participantId } = await sidesOf(applicationId)
    type Program = {
      claimed: string | null
      paid: string | null
      lines: { kind: string; claimed: string | null; paid: string | null }[]
    }
    const ledger = async (by: Caller) => {
      const { body } = await by.get<{ data: Program[] }>(`/participants/${participantId}/ledger`)
      const [program] = body.data
      const line = program?.lines.find(({ kind }) => kind === 'supplement')
      return [program?.claimed, program?.paid, line?.claimed, line?.paid]
    }
    expect(await ledger(amina)).toEqual(['360.00', '180.00', '360.00', '180.00'])
    expect(await ledger(zoe)).toEqual(['360.00', '180.00', '360.00', '180.00'])
    expect(await ledger(rachel)).toEqual([null, null, null, null])
    expect(await saidTo(rachel, '/dashboard')).not.toContain(reference)
  })

  it('nor by what is left once the supplement is closed', async () => {
    await act(await server.as('approver'), id, 'refusal', { declineReason: 'notPaid' })
    const { participantId } = await sidesOf(applicationId)
    const committed = async (by: Caller) => {
      type Program = { committed: string; lines: { kind: string; committed: string }[] }
      const { body } = await by.get<{ data: Program[] }>(`/participants/${participantId}/ledger`)
      const [program] = body.data
      const line = program?.lines.find(({ kind }) => kind === 'supplement')
      return [program?.committed, line?.committed]
    }
    const before = await committed(rachel)
    await givenToZoe(pass)
    const closeReason = 'She bought a car'
    const luc = await server.as('approver')
    expect((await actOnSupplement(luc, pass, 'closure', { closeReason })).status).toBe(200)
    expect(await readSupplement(zoe, pass)).toMatchObject({ usedAmount: '180.00', closeReason })
    expect(await readSupplement(rachel, pass)).toMatchObject({
      status: 'closed',
      approvedAmount: '540.00',
      usedAmount: null,
      unusedAmount: null,
      closeReason: null,
    })
    expect((await committed(zoe))[1]).toBe('180.00')
    expect(await committed(rachel)).toEqual(before)
    expect(before[1]).toBe('540.00')
  })

  it('and no letter or notice about it goes to the employer', async () => {
    const { rows } = await sql<{ recipient: string }>`
      select recipient from outbox_messages where record_id = ${id}`.execute(server.db)
    expect(rows.map(({ recipient }) => recipient)).not.toContain('employer@example.org')
    expect(await saidTo(rachel, '/notifications')).not.toContain(id)
  })
})
