import { describe, expect, it } from 'vitest'
import { manyShareholders, timesDone } from '#apps/server/bulk.test-world.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import {
  server,
  margaret,
  chloeId,
  davidId,
  undo,
  statusOf,
  withPeople,
} from './bulk.test-people.ts'

withPeople()

const assign = async (ids: readonly string[], assigneeId: string) =>
  (await margaret.post<BulkRun>('/shareholders/assignments', { ids, assigneeId })).body

const assigneeOf = async (id: string) =>
  (await margaret.get<{ assigneeId: string; version: number }>(`/shareholders/${id}`)).body

describe('records which are so already', () => {
  it('are told apart from those that were changed and those that were refused', async () => {
    const [hers = '', davids = '', archived = ''] = await manyShareholders(server, 3)
    await assign([hers], chloeId)
    await margaret.post(`/shareholders/${archived}/archiving`, undefined, { version: 1 })
    const run = await assign([hers, davids, archived], chloeId)
    expect(run).toMatchObject({ total: 3, done: 1, unchanged: 1, refused: 1 })
    expect(run.results.map(({ isUnchanged, problem }) => [isUnchanged, problem])).toEqual([
      [true, null],
      [false, null],
      [false, 'wrongState'],
    ])
    expect((await assigneeOf(hers)).version).toBe(2)
    const times = await timesDone(server, [hers], 'shareholders.edited')
    expect(times.map((row) => row.times)).toEqual([1])
  })

  it('stay as they are when the run is taken back', async () => {
    const [hers = '', davids = ''] = await manyShareholders(server, 2)
    await assign([hers], chloeId)
    await assign([davids], davidId)
    const run = await assign([hers, davids], chloeId)
    const undone = await undo(margaret, run)
    expect(undone.body).toMatchObject({ total: 1, done: 1, unchanged: 0, refused: 0 })
    expect(await assigneeOf(hers)).toMatchObject({ assigneeId: chloeId, version: 2 })
    expect(await assigneeOf(davids)).toMatchObject({ assigneeId: davidId })
  })

  it('leave nothing to take back when all of them were so', async () => {
    const [hers = ''] = await manyShareholders(server, 1)
    await assign([hers], chloeId)
    const run = await assign([hers], chloeId)
    expect(run).toMatchObject({ done: 0, unchanged: 1, canUndo: false })
    expect((await undo(margaret, run)).body.code).toBe('cannotBeUndone')
    expect((await statusOf(hers)).version).toBe(2)
  })
})
