import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { manyShareholders, timesDone } from '#apps/server/bulk.test-world.ts'
import {
  server,
  margaret,
  david,
  chloe,
  chloeId,
  davidId,
  archive,
  undo,
  statusOf,
  withPeople,
} from './bulk.test-people.ts'

withPeople()

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
        reason: 'No longer possible: the status changed',
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
    expect(body.results[0]?.reason).toBe('Ce n’est plus possible : l’état a changé')
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
      reason: 'Someone changed this since; it was left as it is',
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
      'This cannot be undone',
    ])
  })
})
