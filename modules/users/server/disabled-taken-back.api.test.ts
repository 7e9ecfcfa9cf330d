import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { runSteps } from '#kit/server/jobs.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import { server, sarah, idOf, signIn, somebody, withPeople } from './users.test-people.ts'

withPeople()

const disable = (ids: readonly string[], more: object = {}) =>
  sarah.post<BulkRun>('/users/disablings', { ids, reason: 'Reorganisation', ...more })

const takeBack = ({ id }: BulkRun) => sarah.post<BulkRun>(`/bulk-runs/${id}/reversal`)

const statesOf = async (ids: readonly string[]) => {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from users where id = any(${[...ids]}::uuid[])
    group by status order by status`.execute(server.db)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

async function manyOfficers(count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, name, type, role_id, password_hash, password_changed_at)
    select 'many.' || n || '@example.org', 'Many ' || n, r.user_type, r.id,
      (select password_hash from users where email = ${cast.admin.email}), clock_now()
    from generate_series(1, ${count}) n, roles r where r.key = 'caseOfficer' returning id`.execute(
    server.db,
  )
  return rows.map(({ id }) => id)
}

describe('users who were disabled together', () => {
  it('may sign in again once it is taken back, with the history of both', async () => {
    const [ada, bo] = [await somebody('caseOfficer'), await somebody('caseOfficer')]
    const { body: run } = await disable([ada.id, bo.id])
    expect(run).toMatchObject({ done: 2, canUndo: true })
    const undone = await takeBack(run)
    expect(undone.body).toMatchObject({ done: 2, refused: 0, canUndo: false })
    expect((await (await signIn(ada.email)).get('/me')).status).toBe(200)
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where entity_id = ${bo.id} and action like 'users.%'
      order by sequence`.execute(server.db)
    expect(rows.map(({ action }) => action)).toEqual(['users.disabled', 'users.enabled'])
  })

  it('stay disabled where somebody has decided about them since', async () => {
    const [ada, bo] = [await somebody('caseOfficer'), await somebody('caseOfficer')]
    const { body: run } = await disable([ada.id, bo.id])
    await sarah.post(`/users/${ada.id}/enabling`)
    expect((await sarah.post(`/users/${ada.id}/disabling`, { reason: 'Left' })).status).toBe(200)
    const undone = await takeBack(run)
    expect(undone.body.results.map(({ problem }) => problem)).toEqual(['changedSince', null])
    expect(await statesOf([ada.id, bo.id])).toEqual({ active: 1, disabled: 1 })
  })

  it('are not brought back in passing where a colleague has taken over their work', async () => {
    const ada = await somebody('caseOfficer')
    const handOverTo = await idOf(colleagues.graceAdeyemi.email)
    const { body: run } = await disable([ada.id], { handOverTo })
    expect(run).toMatchObject({ done: 1, canUndo: false })
    expect((await takeBack(run)).body.code).toBe('cannotBeUndone')
    expect(await statesOf([ada.id])).toEqual({ disabled: 1 })
  })

  it('may be more than a hundred', async () => {
    const ids = await manyOfficers(130)
    const work = () => runSteps(server.system, steppedJobs.at(-1)!)
    const { status, body } = await disable(ids)
    expect([status, body.state]).toEqual([202, 'running'])
    await work()
    const { body: run } = await sarah.get<BulkRun>(`/bulk-runs/${body.id}`)
    expect(run).toMatchObject({ state: 'done', done: 130, refused: 0, canUndo: true })
    expect(await statesOf(ids)).toEqual({ disabled: 130 })
    const back = await takeBack(run)
    expect(back.status).toBe(202)
    await work()
    const { body: undone } = await sarah.get<BulkRun>(`/bulk-runs/${back.body.id}`)
    expect(undone).toMatchObject({ state: 'done', done: 130, refused: 0, results: [] })
    expect(await statesOf(ids)).toEqual({ active: 130 })
  })
})
