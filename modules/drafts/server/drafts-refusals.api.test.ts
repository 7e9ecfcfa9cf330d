import { describe, expect, it } from 'vitest'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import {
  annaId,
  chloe,
  chloeId,
  david,
  save,
  server,
  whole,
  withPeople,
} from './drafts.test-people.ts'

withPeople()

const nobody = '00000000-0000-4000-8000-000000000000'

const rachelId = async () =>
  (
    await server.db
      .selectFrom('users')
      .select('id')
      .where('type', '=', 'employer')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

describe('a draft is shared', () => {
  it('with staff alone, from the first save on', async () => {
    const holder = await newShareholder(david, chloeId)
    for (const sharedWithId of [nobody, await rachelId()]) {
      const answer = await save(chloe, holder, { ...whole, sharePercent: '10', sharedWithId })
      expect([answer.status, answer.body.errors?.['sharedWithId']?.[0]?.code]).toEqual([
        422,
        'missing',
      ])
    }
  })

  it('with staff alone when that is changed', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    const share = (sharedWithId: string) =>
      chloe.patch(`/orders/${draft.id}/draft`, { sharePercent: '10', sharedWithId }, draft)
    for (const each of [nobody, await rachelId()])
      expect((await share(each)).body.errors?.['sharedWithId']?.[0]?.code).toBe('missing')
    expect((await share(annaId)).status).toBe(200)
  })
})

describe('a draft is given away', () => {
  it('by nobody who looks after the own ones alone', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    const give = (assigneeId: string) =>
      chloe.patch(`/orders/${draft.id}/draft`, { assigneeId }, draft)
    for (const each of [annaId, nobody]) {
      const answer = await give(each)
      expect([answer.status, answer.body.errors?.['assigneeId']?.[0]?.code]).toEqual([
        422,
        'missing',
      ])
    }
  })
})
