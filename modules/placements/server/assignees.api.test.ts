import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { readCase } from '#modules/orphaned/server/orphaned.test-people.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import {
  endOf,
  lettersAbout,
  offered,
  schedules,
  take,
  underWay,
  withPeople,
} from './placements.test-people.ts'

withPeople()

const idOf = async (email: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from users where email = ${email}`.execute(server.db)
  return rows[0]?.id ?? ''
}

/** The account of Grace, a colleague of Amina, as it is from now on. */
const setGrace = (status: 'active' | 'disabled') =>
  sql`update users set status = ${status} where email = ${colleagues.graceAdeyemi.email}`.execute(
    server.db,
  )

const giveTo = (applicationId: string, userId: string) =>
  sql`update applications set assignee_id = ${userId} where id = ${applicationId}`.execute(
    server.db,
  )

const cancel = async (placement: string) => {
  const given = { cancelSide: 'employer', cancelReason: 'positionGone' }
  const answer = await take(await server.as('employer'), placement, 'cancellation', given)
  expect(answer.status).toBe(200)
}

describe('who looks after a placement', () => {
  it('is written to as long as the account is in use', async () => {
    const grace = await idOf(colleagues.graceAdeyemi.email)
    const first = await offered(new Date('2027-02-01T15:00:00Z'))
    await giveTo(first.applicationId, grace)
    await cancel(first.id)
    expect(await lettersAbout(first.applicationId, 'cancelledForAssignee')).toHaveLength(1)
    const second = await offered(new Date('2027-02-01T15:00:00Z'))
    await giveTo(second.applicationId, grace)
    await setGrace('disabled')
    await cancel(second.id)
    expect(await lettersAbout(second.applicationId, 'cancelledForAssignee')).toEqual([])
    await setGrace('active')
  }, 60_000)

  it('hands it over with the reviews, unless it is over', async () => {
    const grace = await idOf(colleagues.graceAdeyemi.email)
    const living = await offered(new Date('2027-02-01T15:00:00Z'))
    const over = await offered(new Date('2027-02-01T15:00:00Z'))
    await cancel(over.id)
    for (const { applicationId } of [living, over]) await giveTo(applicationId, grace)
    const sarah = await server.as('admin')
    const { body } = await sarah.get<{ openWork: { kind: string; count: number }[] }>(
      `/users/${grace}`,
    )
    const counted = body.openWork.find(({ kind }) => kind === 'applications')?.count
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from applications where assignee_id = ${grace}
        and (stage = 'pending' or stage = 'approved' and not placement_is_over)`.execute(server.db)
    expect(counted).toBe(rows[0]?.count)
    const amina = await idOf(cast.caseOfficer.email)
    const given = { reason: 'On leave', handOverTo: amina }
    expect((await sarah.post(`/users/${grace}/disabling`, given)).status).toBe(200)
    const assignees = await sql<{ id: string; assignee: string }>`
      select id, assignee_id as assignee from applications
      where id in (${living.applicationId}, ${over.applicationId})`.execute(server.db)
    const assigneeOf = (id: string) => assignees.rows.find((row) => row.id === id)?.assignee
    expect(assigneeOf(living.applicationId)).toBe(amina)
    expect(assigneeOf(over.applicationId)).toBe(grace)
    await setGrace('active')
  }, 60_000)

  it('gets no case of a participant without an employer once the account is disabled', async () => {
    const grace = await idOf(colleagues.graceAdeyemi.email)
    const { id, applicationId } = await underWay(
      new Date('2027-02-01T15:00:00Z'),
      schedules.falling,
    )
    await giveTo(applicationId, grace)
    await setGrace('disabled')
    server.clock.moveTo(new Date('2027-04-14T20:00:00Z'))
    const amina = await server.as('caseOfficer')
    expect((await take(amina, id, 'end', endOf('2027-04-14'))).status).toBe(200)
    const { rows } = await sql<{ id: string }>`
      select id from orphaned_cases where placement_id = ${id}`.execute(server.db)
    expect((await readCase(amina, rows[0]!.id)).assignee).toBeNull()
    await setGrace('active')
  }, 60_000)
})
