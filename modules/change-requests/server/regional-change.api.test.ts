import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  asked,
  readRequest,
  startAfresh,
  working,
  type Working,
} from './change-requests.test-people.ts'

withPeople()

let at: Working
let rachel: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  at = await working()
}, 60_000)
beforeEach(async () => {
  await startAfresh(at)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  await sql`update applications set region = 'ON' where id = ${at.applicationId}`.execute(server.db)
})

/** A budget of which each region has what is committed there, and so much more. */
async function divide(room: { ON: number; QC: number }) {
  const program = sql`(select program_id from placements where id = ${at.placementId})`
  await sql`delete from program_regions`.execute(server.db)
  await sql`
    insert into program_regions (program_id, region, amount, committed)
    select ${program}, r.region, s.real + r.room, s.real
    from jsonb_each_text(${JSON.stringify(room)}::jsonb) e(region, extra), lateral (select e.region,
        e.extra::numeric as room) r, lateral (select coalesce(sum(committed_of_application(a.id)), 0) as real
      from applications a where a.program_id = ${program} and a.approved_amount is not null
        and a.region = r.region) s`.execute(server.db)
  await sql`
    insert into program_regions (program_id, region, amount, committed)
    select p.id, 'rest', p.budget_total - (select sum(amount) from program_regions),
      (select b.committed from program_budgets b where b.program_id = p.id) - (select sum(committed) from program_regions)
    from programs p where p.id = ${program}`.execute(server.db)
}

async function committedIn(region: string) {
  const { rows } = await sql<{ committed: string }>`
    select committed::float as committed from program_regions where region = ${region}`.execute(
    server.db,
  )
  return Number(rows[0]?.committed)
}

const wrongBooks = async () =>
  (await verifyApplications(server.db)).filter((line) => line.startsWith('budget'))

/** The same work in Montréal, from 3 May on. */
const montreal = { workplaceCity: 'Montréal', region: 'QC', workplacePostalCode: 'H2X 1Y4' }

async function approved(also: object) {
  const { id } = await asked(rachel, at.applicationId, also)
  await act(amina, id, 'recommendation')
  const { money } = (await readRequest(luc, id)) as unknown as {
    money: { after: { total: string } } | null
  }
  return act(luc, id, 'approval', { expectedAmount: money?.after.total })
}

it('a change to another region takes all of its money along', async () => {
  await divide({ ON: 0, QC: 6000 })
  const [ontario, quebec] = [await committedIn('ON'), await committedIn('QC')]
  const { status } = await approved(montreal)
  expect(status).toBe(200)
  expect(await committedIn('ON')).toBeCloseTo(ontario - 5880, 2)
  expect(await committedIn('QC')).toBeCloseTo(quebec + 5880, 2)
  expect(await wrongBooks()).toEqual([])
})

it('a change to a region without that much is refused, with what is left there, and moves nothing', async () => {
  await divide({ ON: 0, QC: 5000 })
  const before = [await committedIn('ON'), await committedIn('QC')]
  const { status, body } = await approved(montreal)
  expect([status, body]).toMatchObject([409, { code: 'regionExceeded' }])
  expect((body as unknown as { title: string }).title).toContain('Quebec is used up: 5,000.00')
  expect([await committedIn('ON'), await committedIn('QC')]).toEqual(before)
})

it('a change to less in another region needs no more room there than what it will have', async () => {
  await divide({ ON: 0, QC: 5879 })
  const { status } = await approved({ ...montreal, endOn: '2027-05-30' })
  expect(status).toBe(200)
  expect(await wrongBooks()).toEqual([])
})

it('what is left in the region is told to staff before, with what the change takes there', async () => {
  await divide({ ON: 10, QC: 5000 })
  const { id } = await asked(rachel, at.applicationId, montreal)
  const money = { region: { name: { en: 'Quebec' }, left: '5000.00', needed: '5880.00' } }
  expect(await readRequest(luc, id)).toMatchObject({ money })
  expect(await readRequest(rachel, id)).toMatchObject({ money: { region: null } })
  await act(rachel, id, 'withdrawal', { reason: 'Stays in Ottawa' })
  const raised = await asked(rachel, at.applicationId, { endOn: '2027-07-25' })
  const { money: more } = await readRequest(luc, raised.id)
  expect(more?.region).toMatchObject({ name: { en: 'Ontario' }, left: '10.00' })
  expect(more?.region?.needed).toBe(more?.difference)
})

it('a raise is of the region where the work is, and refused where that has no room', async () => {
  await divide({ ON: 10, QC: 90_000 })
  const { status, body } = await approved({ hourlyWage: '26.00', endOn: '2027-07-25' })
  expect([status, body]).toMatchObject([409, { code: 'regionExceeded' }])
  expect(await wrongBooks()).toEqual([])
})
