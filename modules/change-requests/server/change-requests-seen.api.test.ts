import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withoutGroup } from '#modules/participants/server/participants.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  asked,
  bodyOf,
  raise,
  readRequest,
  startAfresh,
  working,
  type Working,
} from './change-requests.test-people.ts'

withPeople()

let at: Working
let rachel: Caller
let amina: Caller
let margaret: Caller

beforeAll(async () => {
  at = await working()
}, 60_000)
beforeEach(async () => {
  await startAfresh(at)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  margaret = await server.as('superAdmin')
})

async function recommended() {
  const { id } = await asked(rachel, at.applicationId)
  const { status } = await act(amina, id, 'recommendation', { recommendationNote: 'In order' })
  expect(status).toBe(200)
  return id
}

describe('a change request', () => {
  it('shows an employer neither who of the staff did what nor what they wrote to one another', async () => {
    const id = await recommended()
    expect(await readRequest(rachel, id)).toMatchObject({
      recommendedBy: null,
      recommendationNote: null,
      assignee: null,
      money: { budgetLeft: null },
    })
    expect((await rachel.get(`/change-requests/${id}/history`)).status).toBe(404)
    expect(await readRequest(amina, id)).toMatchObject({
      recommendedBy: 'Amina Haddad',
      recommendationNote: 'In order',
    })
  })

  it('shows an employer of an uplifted subsidy the amount alone, before and after', async () => {
    const uplift = JSON.stringify({ percent: '5', weeklyCap: '50.00' })
    await sql`update programs set equity_uplift = ${uplift}::jsonb where id = (select program_id from placements
      where id = ${at.placementId})`.execute(server.db)
    await sql`update placements set funding = jsonb_set(funding, '{uplift}', ${uplift}::jsonb)
      where id = ${at.placementId}`.execute(server.db)
    await sql`update applications set equity_uplift_at = clock_now(), equity_uplift_by = (select id from users where
      email = 'case.officer@example.org') where id = ${at.applicationId}`.execute(server.db)
    const { id } = await asked(rachel, at.applicationId)
    const seen = await readRequest(amina, id)
    expect(seen.money?.after.lines).not.toEqual([])
    const { money } = await readRequest(rachel, id)
    expect([money?.before, money?.after]).toMatchObject([
      { uplift: null, lines: [] },
      { uplift: null, lines: [], total: seen.money?.after.total },
    ])
    await sql`update applications set equity_uplift_at = null, equity_uplift_by = null where id = ${at.applicationId}`.execute(
      server.db,
    )
  })

  it('says what else funds the wage only to staff who see the employer’s part of the application', async () => {
    await sql`update applications set other_funding = 16000 where id = ${at.applicationId}`.execute(
      server.db,
    )
    const { id } = await asked(rachel, at.applicationId)
    const told = async () => JSON.stringify((await readRequest(amina, id)).money)
    expect(await told()).toContain('otherFunding')
    await withoutGroup('caseOfficer', 'Applications View', 'employerHalf', async () => {
      expect(await told()).not.toContain('otherFunding')
    })
    await sql`update applications set other_funding = 0 where id = ${at.applicationId}`.execute(
      server.db,
    )
  })

  it('is nothing that another employer reads, asks for or takes back', async () => {
    const body = await bodyOf(rachel, at.applicationId, raise)
    const { id } = await asked(rachel, at.applicationId)
    const { rows } = await sql<{ own: string }>`
      with other as (select id from employers where id <> (select employer_id from placements
        where id = ${at.placementId}) limit 1)
      update users u set employer_id = other.id from other where u.email = 'employer@example.org'
      returning old.employer_id as own`.execute(server.db)
    const { reason: _reason, ...preview } = body
    const answers = [
      await rachel.get(`/change-requests/${id}`),
      await rachel.get(`/change-requests/terms?applicationId=${at.applicationId}`),
      await rachel.post('/change-requests/previews', preview),
      await rachel.post('/change-requests', body),
      await rachel.post(`/change-requests/${id}/withdrawal`, undefined, { version: 1 }),
    ]
    await sql`update users set employer_id = ${rows[0]?.own} where email = 'employer@example.org'`.execute(
      server.db,
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('is not decided by a person who asked for it again after another one', async () => {
    const { id } = await asked(amina, at.applicationId)
    await act(margaret, id, 'return', { returnNote: 'Until when?' })
    const { applicationId: _application, ...values } = await bodyOf(
      margaret,
      at.applicationId,
      raise,
    )
    expect((await act(margaret, id, 'submission', values)).status).toBe(200)
    await act(amina, id, 'recommendation')
    const own = await act(margaret, id, 'approval', { expectedAmount: '6930.00' })
    expect(codeOf(own)).toEqual([409, 'fourEyes'])
  })
})
