import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { forgetDrafts } from '#modules/forms/server/forget-drafts.ts'
import { submitBothHalves } from './intake.test-journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ DRAFT_LINK_LIFE: '30d' })
})
afterAll(() => server.close())

const drafts = () =>
  server.db.selectFrom('form_drafts').select(['id', 'submitted_record_id']).execute()
const links = async () =>
  (await server.db.selectFrom('form_links').select('draft_id').execute()).map((row) => row.draft_id)

async function begin() {
  const { body } = await server.visitor.get<{ data: { id: string }[] }>('/programs/open')
  const known = new Set((await drafts()).map(({ id }) => id))
  const started = await server.visitor.post('/public/drafts', {
    programId: body.data[0]?.id,
    language: 'en',
  })
  expect(started.status).toBe(201)
  return (await drafts()).find(({ id }) => !known.has(id))?.id ?? ''
}

test('a draft is kept with its link until it expires, and forgotten with it then, on record', async () => {
  await submitBothHalves(server)
  const sent = (await drafts()).filter((row) => row.submitted_record_id !== null)
  expect(sent.length).toBeGreaterThan(0)
  const id = await begin()
  server.clock.windOn({ days: 29 })
  const later = await begin()
  await runJob(server.system, forgetDrafts)
  expect(await links()).toEqual(expect.arrayContaining([id, later]))
  server.clock.windOn({ days: 2 })
  await runJob(server.system, forgetDrafts)
  const left = (await drafts()).map((row) => row.id)
  expect(left).not.toContain(id)
  expect(await links()).not.toContain(id)
  expect(left).toContain(later)
  const { changes } = await server.db
    .selectFrom('audit_log')
    .select('changes')
    .where('action', '=', 'forms.draftsForgotten')
    .executeTakeFirstOrThrow()
  expect(changes).toEqual({ count: [null, 1] })
  server.clock.windOn({ days: 400 })
  await runJob(server.system, forgetDrafts)
  const kept = (await drafts()).map((row) => row.id)
  expect(kept).toEqual(expect.arrayContaining(sent.map((row) => row.id)))
  expect(kept).not.toContain(later)
})
