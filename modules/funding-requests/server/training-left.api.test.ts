import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { MostApproved } from '../contract/funding-requests.endpoints.ts'
import { limit } from './decisions.test-people.ts'
import { filled, open, readRequest, tokenOf, working } from './requests.test-people.ts'

withPeople()

let placementId: string
let id: string
beforeAll(async () => {
  ;({ placementId } = await working())
  id = await filled(await server.as('caseOfficer'), placementId)
}, 60_000)

const left = (by: Caller) => by.get<MostApproved>(`/placements/${placementId}/training-left`)

it.each([
  [{ training: 1250, cap: 30_000, budget: 90_000_000 }, 'overTrainingMaximum'],
  [{ training: 5000, cap: 6900, budget: 90_000_000 }, 'overCombinedCap'],
])('is told before a course is asked for, as approving tells it: %j', async (limits, code) => {
  await limit(placementId, limits)
  const { most } = await readRequest(await server.as('approver'), id)
  expect(most?.limit).toBe(code)
  expect((await left(await server.as('caseOfficer'))).body).toEqual(most)
  // Which limit it is concerns what others have had; a side is told the amount, as by its form.
  const alone = { amount: most?.amount, limit: null, region: null }
  expect((await left(await server.as('employer'))).body).toEqual(alone)
  expect((await left(await server.as('employee'))).body).toEqual(alone)
  expect((await open(await tokenOf(id))).body.most).toBe(most?.amount)
})

it('is told of the own placements alone', async () => {
  const { rows } = await sql<{ id: string }>`
    select l.id from placements l join placements mine on mine.id = ${placementId}
    where l.employer_id <> mine.employer_id limit 1`.execute(server.db)
  expect(rows).toHaveLength(1)
  const rachel = await server.as('employer')
  for (const other of [rows[0]?.id, crypto.randomUUID()])
    expect((await rachel.get(`/placements/${other}/training-left`)).status).toBe(404)
})
