import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { ClosureRecord, ClosureRow } from '../contract/business-days.endpoints.ts'
import { isBusinessDay } from './business-days.ts'
import { addDays } from '../contract/holiday-rules.ts'

let server: TestServer
let sarah: Caller
beforeAll(async () => {
  server = await openTestServer()
  sarah = await server.as('admin')
})
afterAll(() => server.close())

const move = { en: 'Office move', fr: 'Déménagement' }
const close = (day: string, more: object = {}) =>
  sarah.post<ClosureRecord>('/closures', { day, name: move, ...more })

describe('closures', () => {
  it('are kept once for a day and a place', async () => {
    const first = await close('2030-05-06', { province: 'QC' })
    expect(first.status).toBe(201)
    expect(await auditRows(server.db, { action: 'businessDays.closureAdded' })).toMatchObject([
      { entity: 'closure', entityId: first.body.id, actor: 'Sarah Whitfield' },
    ])
    const again = await close('2030-05-06', { province: 'QC' })
    expect([again.status, again.body.errors?.['day']?.[0]?.message]).toEqual([
      422,
      'Choose another day: we are already closed on this one',
    ])
    expect((await close('2030-05-06')).status).toBe(201)
    expect((await close('2030-05-06')).status).toBe(422)
  })

  it('are corrected, and not onto another one', async () => {
    const [one, other] = [(await close('2030-06-03')).body, (await close('2030-06-04')).body]
    const onto = await sarah.patch(`/closures/${one.id}`, { day: other.day }, { version: 1 })
    expect(onto.body.errors?.['day']?.[0]?.code).toBe('closedAlready')
    const moved = await sarah.patch<ClosureRecord>(
      `/closures/${one.id}`,
      { day: '2030-06-05', province: 'ON' },
      { version: 1 },
    )
    expect(moved.body).toMatchObject({ day: '2030-06-05', province: 'ON', version: 2 })
    const stale = await sarah.patch(`/closures/${one.id}`, { day: '2030-06-06' }, { version: 1 })
    expect(stale.status).toBe(412)
  })

  it('are removed by whoever saw them last', async () => {
    const { id } = (await close('2030-07-08')).body
    expect((await sarah.delete(`/closures/${id}`, { version: 7 })).status).toBe(412)
    expect((await sarah.delete(`/closures/${id}`, { version: 1 })).status).toBe(204)
    const { body } = await sarah.get<{ data: ClosureRow[] }>('/closures?perPage=100')
    expect(body.data.map((row) => row.id)).not.toContain(id)
    expect(await auditRows(server.db, { action: 'businessDays.closureRemoved' })).toHaveLength(1)
  })

  it('are seen by staff and kept by administrators', async () => {
    const amina = await server.as('caseOfficer')
    expect((await amina.get('/closures')).status).toBe(200)
    expect((await amina.post('/closures', { day: '2030-08-12', name: move })).status).toBe(403)
    expect((await (await server.as('employer')).get('/closures')).status).toBe(403)
  })
})

describe('a due date', () => {
  it('leaves out the days on which the organisation is closed', async () => {
    const before = await reviewDue()
    const next = nextWeekday(await today())
    await close(next, { province: 'QC' })
    expect(await reviewDue()).toBe(before)
    await close(next)
    expect(await reviewDue()).toBe(nextWeekday(before))
  })
})

async function today(): Promise<string> {
  const { rows } = await sql<{ day: string }>`select organisation_today() as day`.execute(server.db)
  return rows[0]?.day ?? ''
}

/** The programs of these applications are in Ontario. */
function nextWeekday(day: string): string {
  const next = addDays(day, 1)
  return isBusinessDay(next, 'ON') ? next : nextWeekday(next)
}

async function reviewDue(): Promise<string> {
  const { submitted } = await submitEmployerHalf(server)
  const { review_due_on } = await server.db
    .selectFrom('applications')
    .select('review_due_on')
    .where('reference', '=', submitted.body.submitted?.reference ?? '')
    .executeTakeFirstOrThrow()
  return review_due_on ?? ''
}
