import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { approve, committed, limit, startAfresh } from './decisions.test-people.ts'
import {
  act,
  fill,
  filled,
  kindsOf,
  lettersOf,
  listed,
  open,
  readRequest,
  send,
  tokenOf,
  working,
} from './requests.test-people.ts'

withPeople()

let placementId: string
let id: string
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  await limit(placementId, { training: 5000, cap: 30_000, budget: 90_000_000 })
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  id = await filled(amina, placementId)
})

describe('what is not approved', () => {
  it('is returned with words, and opens the answers of before', async () => {
    const { body } = await act(luc, id, 'return', { changes: 'The dates' })
    expect(body).toMatchObject({
      status: 'returned',
      changesAsked: 'The dates',
      dueOn: '2027-03-01',
      submittedOn: null,
    })
    expect((await listed(luc, 'awaitingForm')).data.map((row) => row.id)).toContain(id)
    const token = await tokenOf(id)
    expect((await open(token)).body).toMatchObject({
      changesAsked: 'The dates',
      answers: { 'training.courseTitle': 'Food safety' },
    })
    expect((await send(token)).status).toBe(422)
    expect((await fill(token, { 'cost.tuition': '900' })).status).toBe(200)
    expect(await readRequest(luc, id)).toMatchObject({
      status: 'awaitingApproval',
      requestedAmount: '1050.25',
      changesAsked: null,
    })
    expect((await approve(luc, id, { total: '1050.25' })).status).toBe(200)
    expect(await kindsOf(id)).toEqual([
      'asked',
      'received',
      'receivedForAssignee',
      'returned',
      'received',
      'receivedForAssignee',
      'approved',
    ])
  })

  it('opens by no link of before', async () => {
    const token = await tokenOf(id)
    await act(luc, id, 'return', { changes: 'The dates' })
    expect(codeOf(await open(token))).toEqual([409, 'linkExpired'])
  })

  it('is rejected with reasons, and a note word for word', async () => {
    expect((await act(luc, id, 'rejection', { reasonCodes: ['other'] })).status).toBe(422)
    expect((await act(luc, id, 'rejection', { reasonCodes: [] })).status).toBe(422)
    const rejection = { reasonCodes: ['costTooHigh'], applicantNote: 'Ask the union centre' }
    expect((await act(luc, id, 'rejection', rejection)).body).toMatchObject({
      status: 'rejected',
      ...rejection,
    })
    const { rows } = await sql<{ body: string }>`
      select body from outbox_messages where record_id = ${id} and template = 'fundingRequests.rejected'`.execute(
      server.db,
    )
    expect(rows[0]?.body).toContain('The course costs too much')
    expect(rows[0]?.body).toContain('Ask the union centre')
    expect(codeOf(await approve(luc, id))).toEqual([409, 'wrongState'])
  })

  it('gives back what was set aside when it is cancelled by staff alone', async () => {
    const before = await committed(placementId)
    const rachel = await server.as('employer')
    const own = await filled(rachel, placementId)
    await approve(luc, own)
    expect(codeOf(await act(rachel, own, 'cancellation', { reason: 'Full' }))).toEqual([
      409,
      'approvedAlready',
    ])
    expect((await act(amina, own, 'cancellation', { reason: 'Full' })).status).toBe(200)
    expect(await committed(placementId)).toBeCloseTo(before, 2)
    expect((await lettersOf(own)).at(-1)).toMatch(/^cancelled to /)
  })
})
