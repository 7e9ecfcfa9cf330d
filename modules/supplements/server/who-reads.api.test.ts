import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { SupplementOffer } from '../contract/supplements.endpoints.ts'
import {
  act,
  approve,
  lettersOf,
  listed,
  readSupplement,
  requested,
  startAfresh,
  working,
} from './supplements.test-people.ts'

withPeople()

let placementId: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh(placementId)
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})

const foundBy = async (by: Caller, reference: string) =>
  JSON.stringify((await by.get<object>(`/search?q=${reference}`)).body).includes(reference)
const exportedTo = async (by: Caller) =>
  (await by.get<string>('/supplements/export?format=csv')).body

describe('what is read of a supplement', () => {
  it('is listed, found and exported by whom it concerns alone', async () => {
    const { id, reference } = await requested(rachel, placementId)
    const seen = async (by: Caller) => [
      (await listed(by)).some((row) => row.id === id),
      await foundBy(by, reference),
    ]
    expect([await seen(rachel), await seen(zoe)]).toEqual([
      [true, true],
      [true, true],
    ])
    expect(JSON.stringify(await exportedTo(rachel))).toContain(reference)
    await sql`update supplements set employer_id = (select id from employers where id <> employer_id limit 1),
      participant_id = (select id from participants where id <> participant_id limit 1) where id = ${id}`.execute(
      server.db,
    )
    expect([await seen(rachel), await seen(zoe)]).toEqual([
      [false, false],
      [false, false],
    ])
    expect(JSON.stringify(await exportedTo(rachel))).not.toContain(reference)
  })

  it('says to staff alone who looks after it, and what was done with it', async () => {
    const { id } = await requested(rachel, placementId)
    expect((await readSupplement(amina, id)).assignee).not.toBeNull()
    for (const by of [rachel, zoe]) {
      expect((await readSupplement(by, id)).assignee).toBeNull()
      expect((await by.get(`/supplements/${id}/history`)).status).toBe(404)
    }
    expect((await amina.get(`/supplements/${id}/history`)).status).toBe(200)
  })

  it('is offered of the placements of one’s own alone', async () => {
    const { participantId } = await requested(rachel, placementId)
    const offers = async () =>
      (
        await rachel.get<{ data: SupplementOffer[] }>(
          `/supplements/offers?participantId=${participantId}`,
        )
      ).body.data
    expect(await offers()).toHaveLength(1)
    const { rows } = await sql<{ employer: string }>`
      select employer_id as employer from placements where id = ${placementId}`.execute(server.db)
    await sql`update placements set employer_id = (select id from employers where id <> employer_id limit 1)
      where id = ${placementId}`.execute(server.db)
    expect(await offers()).toEqual([])
    await sql`update placements set employer_id = ${rows[0]!.employer} where id = ${placementId}`.execute(
      server.db,
    )
  })
})

describe('a supplement', () => {
  it('that whoever looks after the application requests is no news to them', async () => {
    const { id } = await requested(amina, placementId)
    expect(await lettersOf(id)).toEqual([])
  })

  it('that was given up leaves the whole cap to the next', async () => {
    const { id } = await requested(rachel, placementId)
    await approve(luc, id)
    await act(amina, id, 'cancellation', { cancelReason: 'She has a car' })
    const next = await requested(rachel, placementId)
    expect((await approve(luc, next.id)).status).toBe(200)
  })
})
