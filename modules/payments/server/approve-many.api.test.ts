import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  assess,
  claimed,
  lettersOf,
  listed,
  readPayment,
  startAfresh,
  twoWeeks,
  working,
} from './payments.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let rachel: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})

/** Claims of two weeks each, one after the other, assessed by Amina; of the others a line says more. */
async function assessed(lines: object[] = [{}, {}]) {
  const ids: string[] = []
  for (const [at, also] of lines.entries()) {
    const from = `2027-02-${String(8 + at * 2).padStart(2, '0')}`
    const to = `2027-02-${String(9 + at * 2).padStart(2, '0')}`
    const line = twoWeeks(from, to, { hours: '10', gross: '240.00', ...also })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are found by their order
    const id = await claimed(rachel, placementId, [line])
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { claimedAmount } = await readPayment(amina, id)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await assess(amina, id, { total: claimedAmount })
    ids.push(id)
  }
  return ids
}

const approveAll = (by: Caller, body: object) => by.post<BulkRun>('/payments/approvals', body)
const outcomes = ({ results }: BulkRun) => results.map(({ problem }) => problem)
const states = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await readPayment(luc, id)).status))

it('approves each of them, and tells its employer', async () => {
  const ids = await assessed()
  const { status, body } = await approveAll(luc, { ids })
  expect([status, body.done, outcomes(body)]).toEqual([200, 2, [null, null]])
  expect(await states(ids)).toEqual(['approved', 'approved'])
  expect((await lettersOf(ids[0]!)).at(-1)?.kind).toBe('approved')
  expect((await auditRows(server.db, { entityId: ids[0]! })).at(-1)).toMatchObject({
    action: 'payments.approve',
    actor: 'Luc Tremblay',
  })
  expect(await verifyPayments(server.db)).toEqual([])
})

it('leaves what differs from the agreement, and says that it has to be opened', async () => {
  const ids = await assessed([{}, { hourlyWage: '25.00', gross: '250.00' }])
  const { body } = await approveAll(luc, { ids })
  expect(outcomes(body)).toEqual([null, 'hasFindings'])
  expect(body.results[1]?.reason).toContain('open it to decide')
  expect(await states(ids)).toEqual(['approved', 'assessed'])
})

it('leaves what has no pay stub, and says so', async () => {
  const ids = await assessed([{}])
  await sql`delete from payment_files where payment_id = ${ids[0]}`.execute(server.db)
  const { body } = await approveAll(luc, { ids })
  expect(outcomes(body)).toEqual(['noPayStub'])
  expect(body.results[0]?.reason).toBe('It has no pay stub: open it to decide')
})

it('leaves what two persons approve', async () => {
  const [id = ''] = await assessed([{}])
  await sql`update placements set committed_amount = 20000 where id = ${placementId}`.execute(
    server.db,
  )
  await sql`with line as (update payment_lines set claimed = 12000, assessed = 12000 where payment_id = ${id})
    update payments set claimed_amount = 12000, assessed_amount = 12000 where id = ${id}`.execute(
    server.db,
  )
  expect(outcomes((await approveAll(luc, { ids: [id] })).body)).toEqual(['twoApprovalsNeeded'])
  expect(await states([id])).toEqual(['assessed'])
})

it('approves nothing for whoever assessed it, nor what is otherwise than it was seen', async () => {
  const ids = await assessed()
  const { data } = await listed(luc, 'filter[status]=assessed')
  const seen = Object.fromEntries(data.map(({ id, version }) => [id, version]))
  const finance = await server.as('finance')
  await assess(finance, ids[0]!, { total: (await readPayment(finance, ids[0]!)).claimedAmount })
  expect(outcomes((await approveAll(finance, { ids: [ids[0]!] })).body)).toEqual(['fourEyes'])
  expect(outcomes((await approveAll(luc, { ids, versions: seen })).body)).toEqual(['stale', null])
})

it('is refused to whoever decides nothing, and says nothing of claims that one does not see', async () => {
  const [id = ''] = await assessed([{}])
  expect((await approveAll(rachel, { ids: [id] })).status).toBe(403)
  expect((await approveAll(amina, { ids: [id] })).status).toBe(403)
  const unknown = '0193b3a0-0000-7000-8000-000000000000'
  expect(outcomes((await approveAll(luc, { ids: [unknown] })).body)).toEqual(['notFound'])
})

it('approves each once where two people approve the same at once, from either end', async () => {
  const ids = await assessed([{}, {}, {}, {}])
  const { data } = await listed(luc, 'filter[status]=assessed')
  const versions = Object.fromEntries(data.map(({ id, version }) => [id, version]))
  const root = await server.as('superAdmin')
  const answers = await Promise.all([
    approveAll(luc, { ids, versions }),
    approveAll(root, { ids: ids.toReversed(), versions }),
    approveAll(luc, { ids, versions }),
    approveAll(root, { ids: ids.toReversed(), versions }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const problems = answers.flatMap(({ body }) => outcomes(body))
  expect(problems.filter((problem) => problem === null)).toHaveLength(ids.length)
  expect(new Set(problems)).toEqual(new Set([null, 'stale']))
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const letters = await lettersOf(id)
    expect(letters.filter(({ kind }) => kind === 'approved')).toHaveLength(1)
  }
  expect(await verifyPayments(server.db)).toEqual([])
})

it('approves what the list shows by its filters, and nothing beside it', async () => {
  const ids = await assessed([{}, { hourlyWage: '25.00', gross: '250.00' }])
  const sent = await claimed(rachel, placementId, [twoWeeks('2027-03-01', '2027-03-14')])
  const { body } = await approveAll(luc, { matching: { 'filter[status]': 'assessed' } })
  expect(body.results.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(await states([...ids, sent])).toEqual(['approved', 'assessed', 'submitted'])
})
