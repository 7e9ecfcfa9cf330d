import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import type { Difference } from '#modules/forms/contract/differences.endpoints.ts'
import { both, openEditor, own } from '#modules/forms/server/forms.test-editor.ts'
import { daysFromNow, programId, submitBothHalves } from './intake.test-journey.ts'
import { server, withPeople } from './intake.test-people.ts'

withPeople()

let margaret: Caller
let amina: Caller
let rachel: Caller

beforeAll(async () => {
  margaret = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  rachel = await server.as('employer')
})

/** What somebody hears of a record until they hear of its last version. */
async function hearing(by: Caller, id: string, work: () => Promise<number>) {
  const stop = new AbortController()
  const stream = await fetch(`${server.address}/api/events`, {
    headers: { authorization: `Bearer ${by.token}` },
    signal: stop.signal,
  })
  let heard = ''
  const decoder = new TextDecoder()
  const listening = (async () => {
    for await (const piece of stream.body ?? []) heard += decoder.decode(piece as Uint8Array)
  })().catch(() => undefined)
  const last = await work()
  await expect.poll(() => heard, { timeout: 10_000 }).toContain(`"id":"${id}","version":${last},`)
  stop.abort()
  await listening
  return [...new Set(Array.from(heard.matchAll(/"topic":"([\w-]+)"/g), ([, topic]) => topic))]
}

it('an applicant hears that the application changed, and nothing of what staff write and find out', async () => {
  const start = own('begins', 'date', { effects: ['flagDifference'], role: 'startOn' })
  const editor = await openEditor(server, {
    by: margaret,
    programId: await programId(server, 'YESP'),
    purpose: 'application.participant',
  })
  const section = { id: 'sOwn', place: 'application', title: both('Besides'), intro: both('', '') }
  await editor.edit({
    do: 'addSection',
    section: { ...section, questions: [start] },
    after: 'consents',
  })
  expect((await editor.publish()).status).toBe(200)
  const also = { participant: { [start.id]: daysFromNow(30) } }
  const id = await submitBothHalves(server, { also })
  await sql`update users set employer_id = (select employer_id from applications where id = ${id})
    where id = ${await ownId(rachel)}`.execute(server.db)
  expect((await rachel.get(`/applications/${id}`)).status).toBe(200)
  const { data } = (await amina.get<{ data: Difference[] }>(`/answer-differences?record=${id}`))
    .body
  const topics = await hearing(rachel, id, async () => {
    const note = { body: 'She called twice', visibility: 'team', isPinned: false }
    const written = await margaret.post(`/records/application/${id}/notes`, note)
    const settled = await amina.post(
      `/answer-differences/${data[0]?.id}/settlement`,
      { note: 'The employer was right' },
      { version: data[0]?.version ?? 0 },
    )
    const { version } = (await margaret.get<{ version: number }>(`/applications/${id}`)).body
    const assigned = await margaret.post(
      `/applications/${id}/assignment`,
      { assigneeId: await ownId(amina) },
      { version },
    )
    expect([written.status, settled.status, assigned.status]).toEqual([201, 200, 200])
    return version + 1
  })
  expect(topics).toEqual(['applications'])
})
