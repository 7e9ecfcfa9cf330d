import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act as actOn,
  readSupplement,
  working,
} from '#modules/supplements/server/supplements.test-people.ts'
import { given, withPass } from './supplement-claims.test-people.ts'

withPeople()

const closeReason = 'She bought a car'

let placementId: string
let pass: string
let luc: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withPass(placementId)
  luc = await server.as('approver')
  await given(pass)
  expect((await actOn(luc, pass, 'closure', { closeReason })).status).toBe(200)
})

describe('a closed supplement that is paid to the employer', () => {
  it('says why to the employer, not to the participant, who reads the rest', async () => {
    const of = { status: 'closed', usedAmount: '180.00', unusedAmount: '360.00' }
    expect(await readSupplement(await server.as('employer'), pass)).toMatchObject({
      ...of,
      closeReason,
    })
    expect(await readSupplement(await server.as('employee'), pass)).toMatchObject({
      ...of,
      closeReason: null,
    })
  })

  it('is not opened again where its placement was given up: nothing could be claimed', async () => {
    const put = (status: string, lapsedOn: string | null) =>
      sql`update placements set status = ${status}, lapsed_on = ${lapsedOn} where id = ${placementId}`.execute(
        server.db,
      )
    await put('lapsed', '2027-05-01')
    const refused = codeOf(await actOn(luc, pass, 'reopening'))
    await put('active', null)
    expect(refused).toEqual([409, 'placementGivenUp'])
    expect((await actOn(luc, pass, 'reopening')).status).toBe(200)
  })
})
