import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  receive,
  recorded,
  takeBack,
} from '#modules/overpayments/server/overpayments.test-people.ts'
import { given, withPass } from '#modules/payments/server/supplement-claims.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { ProgramRecord } from '#modules/programs/contract/programs.endpoints.ts'
import {
  act,
  readSupplement,
  working,
} from '#modules/supplements/server/supplements.test-people.ts'
import {
  act as leadBatch,
  batchOf,
  readBatch,
  release,
  verifiedAccount,
  withoutPayments,
} from './payment-batches.test-people.ts'

withPeople()

let placementId: string
let employerId: string

beforeAll(async () => {
  const { placementId: id, applicationId } = await working()
  placementId = id
  ;({ employerId } = await sidesOf(applicationId))
}, 60_000)
beforeEach(async () => {
  await withoutPayments()
  await verifiedAccount(employerId)
})

async function programId() {
  const { rows } = await sql<{ id: string }>`
    select program_id as id from placements where id = ${placementId}`.execute(server.db)
  return rows[0]?.id ?? ''
}

/** What is committed in Ontario is all that it has. */
async function fillOntario() {
  const id = await programId()
  const root = await server.as('superAdmin')
  await sql`update applications set region = 'ON'
    where id = (select application_id from placements where id = ${placementId})`.execute(server.db)
  const { rows } = await sql<{ amount: string }>`
    select sum(committed_of_application(id))::text as amount from applications
    where program_id = ${id} and region = 'ON' and approved_amount is not null`.execute(server.db)
  const { body } = await root.get<ProgramRecord>(`/programs/${id}`)
  const regions = [{ region: 'ON', amount: rows[0]?.amount }]
  const divided = await root.patch(`/programs/${id}/regions`, { regions }, body)
  expect(divided.status).toBe(200)
}

async function ontario() {
  const root = await server.as('superAdmin')
  const { body } = await root.get<ProgramRecord>(`/programs/${await programId()}`)
  return body.budget.regions.find(({ region }) => region === 'ON')
}

it('what came back of a closed supplement and did not after all is of its region, also where that is used up', async () => {
  const pass = await withPass(placementId)
  const luc = await server.as('approver')
  const priya = await server.as('finance')
  const payment = await given(pass)
  const batch = await batchOf(priya, [payment])
  await release(priya, batch, { payOn: '2027-05-03' })
  const open = await readBatch(priya, batch.id)
  await leadBatch(priya, open, 'result', { paidOn: '2027-05-03' })
  await act(luc, pass, 'closure', { closeReason: 'She bought a car' })
  const debt = await recorded(priya, payment, { amount: '80.00' })
  await receive(priya, debt.id, '30.00')
  await fillOntario()
  expect((await takeBack(priya, debt.id)).status).toBe(200)
  expect(await readSupplement(luc, pass)).toMatchObject({ usedAmount: '180.00' })
  expect(await ontario()).toMatchObject({ left: '-30.00' })
  const books = await verifyApplications(server.db)
  expect(books.filter((line) => line.startsWith('budget'))).toEqual([])
})
