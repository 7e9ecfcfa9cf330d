import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  givenToZoe,
  notePaid,
  withOwnPass,
} from '#modules/payments/server/participant-claims.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { working } from '#modules/supplements/server/supplements.test-people.ts'
import type { OverpaymentTerms } from '../contract/overpayments.endpoints.ts'
import { recorded } from './overpayments.test-people.ts'

withPeople()

let placementId: string
let pass: string
let paymentId: string
let priya: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withOwnPass(placementId)
  paymentId = await givenToZoe(pass)
  priya = await server.as('finance')
  await notePaid(priya, paymentId)
})

describe('what is proposed of a supplement where the placement ended before the last day paid', () => {
  const ended = async (day: string | null) =>
    sql`update placements set status = case when ${day}::date is null then 'active' else 'ended' end,
        last_worked_on = ${day}, ended_on = ${day},
        end_side = case when ${day}::date is not null then 'employer' end,
        end_reason = case when ${day}::date is not null then 'laidOff' end,
        end_recorded_at = case when ${day}::date is not null then clock_now() end,
        amount_before_end = case when ${day}::date is not null then committed_amount end,
        used_funding = case when ${day}::date is not null then funding end
      where id = ${placementId}`.execute(server.db)
  const early = async (of = paymentId) =>
    (await priya.get<OverpaymentTerms>(`/overpayments/terms?paymentId=${of}`)).body.early

  it('is the share of the days after the last one worked, of one given by the month', async () => {
    try {
      await ended('2027-03-07')
      expect(await early()).toEqual({ amount: '45.00', lastDay: '2027-03-07', days: 7 })
      await ended('2027-03-14')
      expect(await early()).toBeNull()
      await ended('2027-02-14')
      expect(await early()).toEqual({ amount: '180.00', lastDay: '2027-02-14', days: 28 })
      await recorded(priya, paymentId, { amount: '100.00' })
      expect(await early()).toMatchObject({ amount: '80.00' })
    } finally {
      await ended(null)
    }
  })

  it('is nothing of one that is given once', async () => {
    await sql`update supplements set frequency = 'oneTime', times = 1, requested_each = 540, approved_each = 540
      where id = ${pass}`.execute(server.db)
    try {
      await ended('2027-03-07')
      expect(await early()).toBeNull()
    } finally {
      await ended(null)
    }
  })
})
