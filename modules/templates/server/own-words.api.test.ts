import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letters } from '#apps/server/modules.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { ensureLetters } from '#kit/server/letter-versions.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { TemplateRecord, TemplateRow } from '../contract/templates.endpoints.ts'

let server: TestServer
let margaret: Caller
let luc: string
/** The program that writes in its own words, and another one. */
let program: string
let other: string
let assigned: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  luc = await ownId(await server.as('approver'))
  const { rows } = await sql<{ program: string }>`
    select program_id as program from applications where stage = 'pending' and status = 'submitted'
    group by program_id order by count(*) desc limit 2`.execute(server.db)
  ;[program, other] = rows.map((row) => row.program) as [string, string]
  assigned = await idOf('applications.assigned')
})
afterAll(() => server.close())
beforeEach(async () => {
  const record = (await read()).body
  if (record.isOfProgram) await giveUp(record)
})

async function idOf(key: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from letter_templates where key = ${key}`.execute(server.db)
  return rows[0]!.id
}

const pathOf = (id = assigned, of = program) => `/templates/${id}/programs/${of}`
const read = (by = margaret, path = pathOf()) => by.get<TemplateRecord>(path)
const publish = async (change: object, by = margaret) => {
  const { version } = (await read()).body
  return by.patch<TemplateRecord>(pathOf(), change, { version })
}
const giveUp = ({ version }: { version: number }, by = margaret) =>
  by.delete<TemplateRecord>(pathOf(), { version })

/** Gives an application of a program to Luc; the subject of the mail that tells him. */
async function told(of: string): Promise<string> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from applications where program_id = ${of} and stage = 'pending'
      and status in ('submitted', 'inReview') and assignee_id is distinct from ${luc}::uuid
    order by id limit 1`.execute(server.db)
  const { id, version } = rows[0]!
  const answer = await margaret.post(
    `/applications/${id}/assignment`,
    { assigneeId: luc },
    { version },
  )
  expect(answer.status).toBe(200)
  const { rows: mails } = await sql<{ subject: string }>`
    select subject from outbox_messages where template = 'applications.assigned' and record_id = ${id}
    order by created_at desc limit 1`.execute(server.db)
  return mails[0]?.subject ?? ''
}

const own = { frSubject: 'Jeunesse : {reference} est à vous' }

describe('a program', () => {
  it('has the letters about its records, each as the organisation writes it', async () => {
    const { data } = (await margaret.get<{ data: TemplateRow[] }>(`/programs/${program}/templates`))
      .body
    expect(data.filter(({ isOfProgram }) => isOfProgram)).toEqual([])
    const modules = new Set(data.map(({ module }) => module))
    for (const module of [
      'applications',
      'placements',
      'monitoring',
      'payments',
      'fundingRequests',
    ])
      expect(modules).toContain(module)
    for (const module of ['accounts', 'users', 'tokens', 'birthdays'])
      expect(modules).not.toContain(module)
  })

  it('writes in its own words from then on, and no other program does', async () => {
    const before = (await read()).body
    const { status, body } = await publish(own)
    expect([status, body]).toMatchObject([
      200,
      { isOfProgram: true, isOwn: true, frSubject: own.frSubject, version: before.version + 1 },
    ])
    expect(body.versions.map(({ isOfProgram }) => isOfProgram).at(-1)).toBe(false)
    expect(body.versions[0]).toMatchObject({ number: before.version, isOfProgram: true })
    expect(await told(program)).toMatch(/^Jeunesse : APP-\S+ est à vous$/)
    expect(await told(other)).toMatch(/^Demande APP-\S+ attribuée$/)
    const { data } = (await margaret.get<{ data: TemplateRow[] }>(`/programs/${program}/templates`))
      .body
    expect(data.filter(({ isOfProgram }) => isOfProgram).map(({ id }) => id)).toEqual([assigned])
    const { rows } = await sql<{ code: string }>`
      select code from programs where id = ${program}`.execute(server.db)
    expect((await auditRows(server.db, { entityId: assigned })).at(-1)).toMatchObject({
      action: 'letters.publish',
      changes: { program: [null, rows[0]!.code] },
    })
  })

  it('keeps its words when the organisation changes its own, and takes those up when it gives its own up', async () => {
    const { body: published } = await publish(own)
    const shared = (await margaret.get<TemplateRecord>(`/templates/${assigned}`)).body
    const changed = { frSubject: 'À vous : {reference}' }
    const now = await margaret.patch(`/templates/${assigned}`, changed, { version: shared.version })
    expect(now.status).toBe(200)
    expect(await told(program)).toMatch(/^Jeunesse : /)
    expect(await told(other)).toMatch(/^À vous : /)
    const { status, body } = await giveUp(published)
    expect([status, body]).toMatchObject([
      200,
      { isOfProgram: false, frSubject: changed.frSubject, version: published.version + 1 },
    ])
    expect(body.versions[0]).toMatchObject({ isOfProgram: false, frSubject: changed.frSubject })
    expect(body.versions.some(({ frSubject }) => frSubject === own.frSubject)).toBe(true)
    expect(await told(program)).toMatch(/^À vous : /)
    expect((await auditRows(server.db, { entityId: assigned })).at(-1)).toMatchObject({
      action: 'letters.giveUp',
    })
    expect((await giveUp(body)).body).toMatchObject({
      code: 'noOwnWords',
      title: 'The program already writes this as the organization does',
    })
  })

  it('gives its words along to its copy, which then changes them alone', async () => {
    await publish(own)
    const { body: copy } = await margaret.post<{ id: string }>(`/programs/${program}/copies`, {
      code: 'LETTRES27',
    })
    const copied = (await read(margaret, pathOf(assigned, copy.id))).body
    expect(copied).toMatchObject({ isOfProgram: true, frSubject: own.frSubject, version: 2 })
    const later = { frSubject: 'An prochain : {reference}' }
    await margaret.patch(pathOf(assigned, copy.id), later, { version: 2 })
    expect((await read()).body.frSubject).toBe(own.frSubject)
  })
})

describe('is refused', () => {
  it('to whoever may not configure the settings, though they may read', async () => {
    const amina = await server.as('caseOfficer')
    const { status, body } = await read(amina)
    expect([status, body.can]).toEqual([200, {}])
    expect((await publish(own, amina)).status).toBe(403)
    expect((await giveUp(body, amina)).status).toBe(403)
    expect((await read(await server.as('employer'))).status).toBe(403)
  })

  it('of a program that there is not, and of a letter that no record of a program is told by', async () => {
    const none = '00000000-0000-7000-8000-000000000000'
    expect((await read(margaret, pathOf(assigned, none))).status).toBe(404)
    expect((await margaret.get(`/programs/${none}/templates`)).status).toBe(404)
    const ofAccounts = await idOf('accounts.newSignIn')
    expect((await read(margaret, pathOf(ofAccounts))).status).toBe(404)
    const sent = await margaret.patch(pathOf(ofAccounts), own, { version: 1 })
    expect(sent.status).toBe(404)
  })

  it('where somebody published in between, or a text names what there is not', async () => {
    const { version } = (await read()).body
    await publish(own)
    const late = await margaret.patch(pathOf(), { enSubject: 'Late' }, { version })
    expect(late.status).toBe(412)
    expect((await giveUp({ version })).status).toBe(412)
    const wrong = await publish({ frSubject: 'À vous, {reviewer}' })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['frSubject']])
  })
})

it('own words that cannot be sent any more give way when the portal starts', async () => {
  await publish(own)
  await sql`insert into letter_versions (template, scope_id, number, texts, published_by)
    select template, scope_id, number + 1, jsonb_set(texts, '{fr,subject}', '"{gone}"'), published_by
    from letter_versions where scope_id = ${program} and texts is not null
    order by number desc limit 1`.execute(server.db)
  await ensureLetters(server.db, letters)
  expect((await read()).body.isOfProgram).toBe(false)
  await ensureLetters(server.db, letters)
  const { rows } = await sql<{ gone: number }>`select count(*)::int as gone from letter_versions
    where scope_id = ${program} and published_by is null`.execute(server.db)
  expect(rows[0]?.gone).toBe(1)
})
