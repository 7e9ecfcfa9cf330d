import { expect, it } from 'vitest'
import type { Draft } from '../contract/intake.ts'
import { programId } from './intake.test-journey.ts'
import { server, withPeople } from './intake.test-people.ts'

withPeople()

it('a form that is begun twice with one key is one, and its link is nowhere to be read', async () => {
  const body = { programId: await programId(server, 'YESP'), language: 'en' }
  const headers = { 'idempotency-key': 'twice' }
  const begin = () =>
    server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', body, { headers })
  const [first, second] = [await begin(), await begin()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  const kept = await server.db.selectFrom('idempotency_keys').selectAll().execute()
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(first.body.token)
  expect(JSON.stringify(kept)).not.toContain('YESP')
})
