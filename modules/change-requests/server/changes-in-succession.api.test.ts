import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  asked,
  committed,
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
  await sql`update programs set min_hours_per_week = 10`.execute(server.db)
}, 60_000)
beforeEach(async () => {
  await startAfresh(at)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})

/** What is asked for is approved as it is computed. @returns the lines and their sum */
async function approved(also: object) {
  const { id } = await asked(rachel, at.applicationId, also)
  await act(amina, id, 'recommendation')
  const { money } = await readRequest(luc, id)
  const expectedAmount = money?.after.total
  const { status, body } = await act(luc, id, 'approval', { expectedAmount })
  expect(status).toBe(200)
  const { lines, total } = body.money!.after
  return { lines: lines.map(({ amount }) => amount), total }
}

describe('a change after another one', () => {
  it('of the last day alone leaves a raise on the day on which it was to come', async () => {
    await approved({ hourlyWage: '26.00' })
    const longer = { endOn: '2027-07-25', effectiveOn: '2027-03-01' }
    // 8 × 420.00 and 4 × 210.00 at 24.00; from 3 May on 12 × 227.50
    expect(await approved(longer)).toEqual({
      lines: ['3360.00', '840.00', '2730.00'],
      total: '6930.00',
    })
  })

  it('of the hours alone leaves a raise on the day on which it was to come', async () => {
    await approved({ hourlyWage: '26.00' })
    const more = { hoursPerWeek: '40', effectiveOn: '2027-04-05' }
    // 8 × 420.00; 4 weeks of 40 hours at 24.00, 8 at 26.00, of which 25 %, under 250.00 a week
    expect(await approved(more)).toEqual({
      lines: ['3360.00', '960.00', '2000.00'],
      total: '6320.00',
    })
  })

  it('of the wage before a raise has come takes its place', async () => {
    await approved({ hourlyWage: '26.00' })
    const other = { hourlyWage: '25.00', effectiveOn: '2027-04-05' }
    // 8 × 420.00; 12 weeks of 35 hours at 25.00, of which 25 %
    expect(await approved(other)).toEqual({ lines: ['3360.00', '2625.00'], total: '5985.00' })
  })

  it('down and up and down again is the sum of its lines, and so is the budget', async () => {
    const before = await committed(at.placementId)
    const steps = [
      { hoursPerWeek: '12.5', effectiveOn: '2027-03-10' },
      { hourlyWage: '31.37', effectiveOn: '2027-04-22' },
      { hoursPerWeek: '60', endOn: '2027-08-13', effectiveOn: '2027-05-13' },
      { hoursPerWeek: '33.3', hourlyWage: '19.99', effectiveOn: '2027-06-01' },
    ]
    let total = ''
    for (const step of steps) {
      // oxlint-disable-next-line no-await-in-loop -- one change follows another
      const made = await approved(step)
      const cents = made.lines.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
      expect((cents / 100).toFixed(2)).toBe(made.total)
      ;({ total } = made)
    }
    expect((await committed(at.placementId)) - before).toBeCloseTo(Number(total) - 5880, 2)
    const budgets = await verifyApplications(server.db)
    expect(budgets.filter((each) => each.startsWith('budget'))).toEqual([])
  })
})
