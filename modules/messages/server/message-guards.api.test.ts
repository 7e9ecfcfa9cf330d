import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import {
  admin,
  amina,
  server,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import {
  answer,
  conversations,
  letters,
  linkOf,
  ofBothSides,
  open,
  reviewed,
  sendFile,
  write,
} from './messages.test-people.ts'

withPeople()

/** Everything that an applicant reads of an application and of what is theirs. */
async function everythingFor(by: Caller, id: string): Promise<string> {
  const paths = [
    `/applications/${id}`,
    `/applications/${id}/messages`,
    `/applications/${id}/history`,
    `/applications/${id}/information-requests`,
    `/records/application/${id}/timeline`,
    `/records/application/${id}/files`,
    `/records/application/${id}/tasks`,
    '/applications?stage=pending&limit=100',
    '/search?q=Zoe',
    '/dashboard',
    '/badge-counts',
  ]
  const answers = await Promise.all(paths.map((path) => by.get(path)))
  return JSON.stringify(answers.map(({ status, body }) => [status, status === 200 && body]))
}

describe('the other side', () => {
  it('sees nothing change, whatever is written', async () => {
    const { id, rachel, lucas } = await ofBothSides()
    const [before, own] = [await everythingFor(lucas, id), await everythingFor(rachel, id)]
    await write(amina, id, { side: 'employer', text: 'About the wage' })
    await write(rachel, id, { side: 'employer', text: 'It is 25' })
    expect(await everythingFor(lucas, id)).toBe(before)
    expect(await everythingFor(rachel, id)).not.toBe(own)
    const told = await everythingFor(rachel, id)
    await write(amina, id, { side: 'employee', text: 'About the permit' })
    await write(lucas, id, { side: 'employee', text: 'It is on its way' })
    expect(await everythingFor(rachel, id)).toBe(told)
  })

  it('hears of no event', async () => {
    const { id, rachel } = await ofBothSides()
    const events = async () => {
      const { rows } = await sql<{ topic: string; facts: Record<string, unknown> }>`
        select topic, facts from live_events
        where record_id = ${id} order by id`.execute(server.db)
      return rows
    }
    const before = (await events()).length
    await write(amina, id, { side: 'employer', text: 'About the wage' })
    await write(rachel, id, { side: 'employer', text: 'It is 25' })
    const heard = (await events()).slice(before)
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.filter(({ facts }) => facts['participantId'] !== null)).toEqual([])
    const toEmployer = heard.filter(({ facts }) => facts['employerId'] !== null)
    expect(new Set(toEmployer.map(({ topic }) => topic))).toEqual(new Set(['messages']))
  })

  it('cannot be written to, or read, by somebody who is not it', async () => {
    const { id, rachel, lucas } = await ofBothSides()
    expect((await write(rachel, id, { side: 'employee', text: 'Hello' })).status).toBe(404)
    expect((await write(lucas, id, { side: 'employer', text: 'Hello' })).status).toBe(404)
    const read = await rachel.post(`/applications/${id}/messages/reading`, { side: 'employee' })
    expect(read.status).toBe(404)
    const { id: foreign } = await reviewed()
    expect((await rachel.get(`/applications/${foreign}/messages`)).status).toBe(404)
  })
})

describe('a link', () => {
  it('opens the conversation of its side, and no longer than it should', async () => {
    const { id, employer } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'The page?' })
    await write(amina, id, { side: 'employee', text: 'The permit?' })
    const token = await linkOf(employer)
    expect((await open(token)).body.messages.map(({ text }) => text)).toEqual(['The page?'])
    await sql`update message_links set expires_at = clock_now() where application_id = ${id}`.execute(
      server.db,
    )
    const late = await open(token)
    expect([late.status, late.body.code]).toEqual([409, 'linkExpired'])
    expect((await answer(token, 'Hello')).status).toBe(409)
    expect((await server.visitor.post(`/public/messages/${token}/fresh-link`)).status).toBe(204)
    const fresh = await linkOf(employer)
    expect(fresh).not.toBe(token)
    expect((await open(fresh)).status).toBe(200)
  })

  it('opens nothing once the side is reached by another address', async () => {
    const { id, employer } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'The page?' })
    const token = await linkOf(employer)
    await sql`update applications set own_contact = jsonb_build_object('email', 'other@example.org', 'name', 'Other')
      where id = ${id}`.execute(server.db)
    expect((await open(token)).status).toBe(409)
  })

  it('is kept as a hash, and is 404 when it never was', async () => {
    const { id, employer } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'The page?' })
    const token = await linkOf(employer)
    const { rows } = await sql<{ same: boolean }>`
      select token_hash = sha256(${token}::bytea) as same from message_links where application_id = ${id}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ same: true }])
    expect((await open('A'.repeat(43))).status).toBe(404)
  })
})

describe('an address that reaches both sides', () => {
  it('is written to by nobody, through the record or by a new link', async () => {
    const { id, employer } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'The page?' })
    const token = await linkOf(employer)
    await sql`update participants set email = ${employer.toUpperCase()}, proven_email = null
      where id = (select participant_id from applications where id = ${id})`.execute(server.db)
    for (const side of ['employer', 'employee'] as const) {
      const { status, body } = await write(amina, id, { side, text: 'For one of you alone' })
      expect([status, body.code]).toEqual([409, 'sharedAddress'])
    }
    const before = (await letters(id, employer)).length
    const asked = await server.visitor.post(`/public/messages/${token}/fresh-link`)
    expect([asked.status, (await letters(id, employer)).length]).toEqual([204, before])
  })
})

describe('files that wait to be sent', () => {
  it('make room for newer ones, and are never refused for their number', async () => {
    const { id, employer } = await reviewed()
    await write(amina, id, { side: 'employer', text: 'The page?' })
    const token = await linkOf(employer)
    const ids: string[] = []
    for (let each = 0; each < 22; each++)
      ids.push((await sendFile(`/public/messages/${token}/files`)).body.id)
    expect((await answer(token, 'Here', { files: ids.slice(0, 1) })).status).toBe(422)
    expect((await answer(token, 'Here', { files: ids.slice(-5) })).status).toBe(201)
  })
})

describe('the record’s timeline', () => {
  it('tells staff what was written, as far as they see the side', async () => {
    const { id, rachel } = await ofBothSides()
    await write(amina, id, { side: 'employer', text: 'About the wage' })
    await write(rachel, id, { side: 'employer', text: 'It is 25' })
    const { body } = await admin.get<{ data: { kind: string; spoken?: { text: string } }[] }>(
      `/records/application/${id}/timeline?only=spoken`,
    )
    expect(body.data.map(({ spoken }) => spoken?.text)).toEqual(['It is 25', 'About the wage'])
    expect((await rachel.get(`/records/application/${id}/timeline`)).status).toBe(403)
  })

  it('shows a role that sees no personal data nothing of the participant’s', async () => {
    const { id, lucas } = await ofBothSides()
    await write(lucas, id, { side: 'employee', text: 'My permit' })
    await sql`update roles set rules = (
        select jsonb_agg(case when rule ->> 'subject' = 'Applications View'
          then rule || '{"fields": ["employerHalf", "checkpointItems"]}' else rule end)
        from jsonb_array_elements(rules) rule) where key = 'auditor'`.execute(server.db)
    const auditor = await server.as('auditor')
    expect((await conversations(auditor, id)).map(({ side }) => side)).toEqual(['employer'])
    const { body } = await auditor.get<{ data: object[] }>(
      `/records/application/${id}/timeline?only=spoken`,
    )
    expect(body.data).toEqual([])
  })
})
