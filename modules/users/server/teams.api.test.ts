import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { TeamRecord } from '../contract/management.endpoints.ts'

let server: TestServer
let sarah: Caller
beforeAll(async () => {
  server = await openTestServer()
  sarah = await server.as('admin')
})
afterAll(() => server.close())

const add = async (name: string) => (await sarah.post<TeamRecord>('/teams', { name })).body

it('whoever moves with a removed team finds that in their history', async () => {
  const [from, to] = [await add('From'), await add('To')]
  const chloe = await server.db
    .updateTable('users')
    .set({ team_id: from.id })
    .where('email', '=', cast.adviser.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const removed = await sarah.delete(`/teams/${from.id}?membersTo=${to.id}`, from)
  expect(removed.status).toBe(204)
  const rows = await auditRows(server.db, { entityId: chloe.id })
  expect(rows.at(-1)).toMatchObject({
    action: 'users.edited',
    entity: 'user',
    reference: 'Chloé Bergeron',
    actor: 'Sarah Whitfield',
    changes: { team: ['From', 'To'] },
  })
})
