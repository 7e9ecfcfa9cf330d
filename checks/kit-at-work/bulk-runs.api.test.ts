import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
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
import {
  server,
  margaret,
  david,
  davidId,
  archive,
  undo,
  statusOf,
  withPeople,
} from './bulk.test-people.ts'

withPeople()

const work = () => runSteps(server.system, steppedJobs.at(-1)!)

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
    expect(run.results[0]).toMatchObject({
      problem: 'forbidden',
      reason: 'You do not have permission',
    })
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
    // Whoever waits for it hears of its end, however soon that comes.
    const thrownOut = expect(work()).rejects.toThrow()
    await throwOutWaiting(server)
    await thrownOut
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
    expect(JSON.stringify(body.errors)).toContain('at most 10,000 can be changed together')
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
