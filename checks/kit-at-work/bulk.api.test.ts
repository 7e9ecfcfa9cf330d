import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { runJob, runSteps } from '#kit/server/jobs.ts'
import { tidyUp } from '#kit/server/tidy-up.ts'
import {
  heldRow,
  killWorker,
  manyShareholders,
  runWhen,
  startWorker,
  throwOutWaiting,
  timesDone,
} from '#apps/server/bulk.test-world.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let chloeId: string
let davidId: string

const idOf = async (by: Caller) =>
  (await by.get<{ userData: { uuid: string } }>('/me')).body.userData.uuid

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  chloeId = await idOf(chloe)
  davidId = await idOf(david)
})
afterAll(() => server.close())

const archive = (by: Caller, ids: readonly string[], more: object = {}) =>
  by.post<BulkRun>('/shareholders/archivings', { ids, ...more })
const undo = (by: Caller, { id }: { id: string }) => by.post<BulkRun>(`/bulk-runs/${id}/reversal`)
const statusOf = async (id: string | undefined) =>
  (await margaret.get<{ status: string; version: number }>(`/shareholders/${id}`)).body
const work = () => runSteps(server.system, steppedJobs.at(-1)!)

describe('a few records', () => {
  it('are done at once, each on its own, and the one that is refused says why in words', async () => {
    const [first = '', second = '', third = ''] = await manyShareholders(server, 3)
    await margaret.post(`/shareholders/${second}/archiving`, undefined, { version: 1 })
    const { status, body } = await archive(margaret, [first, second, third])
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'done', total: 3, done: 2, refused: 1, canUndo: true })
    expect(body.results).toMatchObject([
      { id: first, problem: null, reason: null, version: 2 },
      {
        id: second,
        problem: 'wrongState',
        reason: 'This is no longer possible in the present state',
        version: null,
      },
      { id: third, problem: null, reason: null, version: 2 },
    ])
    expect((await statusOf(first)).status).toBe('archived')
  })

  it('are told of in the language of whoever asks', async () => {
    const [first = ''] = await manyShareholders(server, 1)
    const headers = { 'accept-language': 'fr' }
    const { body } = await margaret.post<BulkRun>(
      '/shareholders/restorations',
      { ids: [first] },
      { headers },
    )
    expect(body.results[0]?.reason).toBe('Ce n’est plus possible dans l’état actuel')
  })

  it('are left as they are where the version that was seen is no longer the present one', async () => {
    const [first = '', second = ''] = await manyShareholders(server, 2)
    const { body } = await archive(margaret, [first, second], {
      versions: { [first]: 1, [second]: 7 },
    })
    expect(body.results.map(({ problem }) => problem)).toEqual([null, 'stale'])
    expect((await statusOf(second)).status).toBe('active')
  })

  it('are done once when the call is sent twice with the same key', async () => {
    const ids = await manyShareholders(server, 2)
    const headers = { 'idempotency-key': 'archive-twice' }
    const send = () => margaret.post<BulkRun>('/shareholders/archivings', { ids }, { headers })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect((await timesDone(server, ids, 'shareholders.archive')).map((row) => row.times)).toEqual([
      1, 1,
    ])
  })

  it('are those that the colleague may change; the others do not exist to her', async () => {
    const [hers = '', others = ''] = await manyShareholders(server, 2)
    await margaret.post('/shareholders/assignments', { ids: [hers], assigneeId: chloeId })
    const { body } = await chloe.post<BulkRun>('/shareholders/taggings', {
      ids: [hers, others],
      add: ['Hers'],
      remove: [],
    })
    expect(body.results.map(({ name, problem }) => [name === null, problem])).toEqual([
      [false, null],
      [true, 'notFound'],
    ])
    expect((await archive(chloe, [hers])).status).toBe(403)
  })

  it('must be some, chosen in one way', async () => {
    const matching = { search: 'Many' }
    const nothing = { search: 'Nobody of this name' }
    for (const body of [{}, { ids: [] }, { ids: [chloeId], matching }, { matching: nothing }]) {
      const answer = await margaret.post('/shareholders/archivings', body)
      expect([answer.status, answer.body.code]).toEqual([422, 'invalidInput'])
    }
    const wrong = await margaret.post('/shareholders/archivings', {
      matching: { 'filter[kind]': 'ghost' },
    })
    expect(wrong.status).toBe(422)
  })
})

describe('everything that matches', () => {
  it('is found by the list of the server, as whoever asks may see it', async () => {
    const ids = await manyShareholders(server, 4)
    await sql`update shareholders set last_name = 'Matchmaker' where id = any(${ids})`.execute(
      server.db,
    )
    await margaret.post('/shareholders/assignments', { ids: ids.slice(0, 3), assigneeId: davidId })
    const { body } = await david.post<BulkRun>('/shareholders/archivings', {
      matching: { search: 'Matchmaker', sort: '-name' },
    })
    expect([body.total, body.done]).toEqual([3, 3])
    expect((await statusOf(ids[3])).status).toBe('active')
    const back = await david.post<BulkRun>('/shareholders/restorations', {
      matching: { search: 'Matchmaker', status: 'archived' },
    })
    expect(back.body).toMatchObject({ total: 3, done: 3 })
  })
})

describe('undoing', () => {
  it('takes back what nobody has changed since, and tells of the rest', async () => {
    const ids = await manyShareholders(server, 3)
    const { body } = await margaret.post<BulkRun>('/shareholders/assignments', {
      ids,
      assigneeId: chloeId,
    })
    const changed = await margaret.patch(
      `/shareholders/${ids[1]}`,
      { city: 'Hull' },
      { version: 2 },
    )
    expect(changed.status).toBe(200)
    const undone = await undo(margaret, body)
    expect(undone.body).toMatchObject({ state: 'done', total: 3, done: 2, refused: 1 })
    expect(undone.body.results[1]).toMatchObject({
      id: ids[1],
      problem: 'changedSince',
      reason: 'Somebody has changed this since; it stays as it is',
    })
    const assigned = await Promise.all(
      ids.map(
        async (id) => (await margaret.get<{ assigneeId: string }>(`/shareholders/${id}`)).body,
      ),
    )
    expect(assigned.map(({ assigneeId }) => assigneeId)).toEqual([null, chloeId, null])
  })

  it('is done once, by whoever did it, and not of what was left as it was', async () => {
    const ids = await manyShareholders(server, 2)
    await archive(margaret, ids.slice(0, 1))
    const { body } = await archive(margaret, ids)
    expect((await undo(david, body)).status).toBe(404)
    const [one, two] = await Promise.all([undo(margaret, body), undo(margaret, body)])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    const done = [one, two].find(({ status }) => status === 200)?.body
    expect(done?.results.map(({ id }) => id)).toEqual([ids[1]])
    expect((await statusOf(ids[0])).status).toBe('archived')
    expect((await undo(margaret, done!)).body.code).toBe('cannotBeUndone')
  })

  it('is not offered where an act has no way back', async () => {
    const [first = ''] = await manyShareholders(server, 1)
    const { body } = await margaret.post<BulkRun>('/trash/restorations', { ids: [first] })
    expect(body.canUndo).toBe(false)
    const refused = await undo(margaret, body)
    expect([refused.status, refused.body.code, refused.body.title]).toEqual([
      409,
      'cannotBeUndone',
      'This cannot be taken back',
    ])
  })
})

describe('more than a hundred', () => {
  it('go on as a job: 202, progress for whoever asked, nothing for anybody else', async () => {
    const ids = await manyShareholders(server, 120)
    await archive(margaret, ids.slice(0, 2))
    const { status, body } = await archive(margaret, ids)
    expect(status).toBe(202)
    expect(body).toMatchObject({ state: 'running', total: 120, done: 0, results: [] })
    expect((await undo(margaret, body)).body.code).toBe('stillRunning')
    expect((await david.get(`/bulk-runs/${body.id}`)).status).toBe(404)
    await steppedJobs.at(-1)?.step(server.system)
    const part = (await margaret.get<BulkRun>(`/bulk-runs/${body.id}`)).body
    expect([part.state, part.done + part.refused]).toEqual(['running', 25])
    await work()
    const done = (await margaret.get<BulkRun>(`/bulk-runs/${body.id}`)).body
    expect(done).toMatchObject({ state: 'done', done: 118, refused: 2, canUndo: true })
    expect(done.results.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const back = await undo(margaret, done)
    expect([back.status, back.body.total]).toEqual([202, 118])
    await work()
    expect((await statusOf(ids[119])).status).toBe('active')
  })

  it('stop when whoever asked may not sign in any more, and what is left says so', async () => {
    const ids = await manyShareholders(server, 101)
    const { body } = await archive(david, ids)
    await sql`update users set status = 'disabled' where id = ${davidId}`.execute(server.db)
    await work()
    await sql`update users set status = 'active' where id = ${davidId}`.execute(server.db)
    const { body: run } = await david.get<BulkRun>(`/bulk-runs/${body.id}`)
    expect(run).toMatchObject({ state: 'stopped', done: 0, refused: 101 })
    expect(run.results[0]).toMatchObject({ problem: 'forbidden', reason: 'You may not do this' })
  })

  it(
    'survive being killed in the middle, and of two processes each takes others: each once',
    { timeout: 120_000 },
    async () => {
      const ids = await manyShareholders(server, 250)
      const { body } = await archive(margaret, ids)
      const first = await startWorker(server)
      await runWhen(margaret, body.id, ({ done }) => done > 0)
      await killWorker(first)
      const killed = (await margaret.get<BulkRun>(`/bulk-runs/${body.id}`)).body
      expect(killed.state).toBe('running')
      expect(killed.done).toBeLessThan(250)
      const others = await Promise.all([startWorker(server), startWorker(server)])
      const done = await runWhen(margaret, body.id, ({ state }) => state !== 'running')
      await Promise.all(others.map(killWorker))
      expect(done).toMatchObject({ state: 'done', done: 250, refused: 0 })
      const times = await timesDone(server, ids, 'shareholders.archive')
      expect(times).toHaveLength(250)
      expect(times.every((row) => row.times === 1)).toBe(true)
      const { rows } = await sql`select 1 from shareholders
        where id = any(${ids}) and status = 'archived' and version = 2`.execute(server.db)
      expect(rows).toHaveLength(250)
    },
  )

  it('go on after the database threw the process out', async () => {
    const ids = await manyShareholders(server, 101)
    const { body } = await archive(margaret, ids)
    const release = await heldRow(server, ids[3])
    const attempt = work()
    await throwOutWaiting(server)
    await expect(attempt).rejects.toThrow()
    await release()
    const left = (await margaret.get<BulkRun>(`/bulk-runs/${body.id}`)).body
    expect([left.state, left.done]).toEqual(['running', 0])
    await work()
    const times = await timesDone(server, ids, 'shareholders.archive')
    expect([times.length, times.every((row) => row.times === 1)]).toEqual([101, true])
  })

  it('stop at what is a fault, and the next run has its turn', async () => {
    const ids = await manyShareholders(server, 101)
    const others = await manyShareholders(server, 101)
    await sql`create function fail() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      server.db,
    )
    await sql`create trigger fails before update on shareholders for each row
      when (old.id = ${sql.lit(ids[30])}) execute function fail()`.execute(server.db)
    const { body: broken } = await archive(margaret, ids)
    const { body: whole } = await archive(margaret, others)
    await expect(work()).rejects.toThrow()
    await work()
    await sql`drop trigger fails on shareholders`.execute(server.db)
    const { body: stopped } = await margaret.get<BulkRun>(`/bulk-runs/${broken.id}`)
    expect(stopped).toMatchObject({ state: 'stopped', done: 25, refused: 76 })
    expect(stopped.results[0]?.problem).toBe('unexpected')
    expect((await margaret.get<BulkRun>(`/bulk-runs/${whole.id}`)).body.done).toBe(101)
  })

  it('are no more than ten thousand, chosen or found', async () => {
    await manyShareholders(server, 10_001)
    const { status, body } = await margaret.post('/shareholders/archivings', {
      matching: { search: 'Many' },
    })
    expect(status).toBe(422)
    expect(JSON.stringify(body.errors)).toContain('at most 10,000 can be changed at once')
  })

  it('are forgotten after some days', async () => {
    const [first = ''] = await manyShareholders(server, 1)
    const { body } = await archive(margaret, [first])
    await sql`update bulk_runs set created_at = clock_now() - interval '8 days' where id = ${body.id}`.execute(
      server.db,
    )
    await runJob(server.system, tidyUp)
    expect((await margaret.get(`/bulk-runs/${body.id}`)).status).toBe(404)
  })
})
