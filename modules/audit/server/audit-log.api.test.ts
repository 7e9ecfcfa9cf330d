import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { revealOf } from '../../../checks/authorization/audit-things.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { AuditRecord, AuditRow } from '../contract/audit-entry.ts'
import { sealAudit } from './seal-audit.ts'

let server: TestServer
let genevieve: Caller
let margaret: Caller
let mathis: Caller
beforeAll(async () => {
  server = await openTestServer()
  genevieve = await server.as('auditor')
  margaret = await server.as('superAdmin')
  mathis = await server.as('employee')
})
afterAll(() => server.close())

const french = { headers: { 'accept-language': 'fr' } }
const entries = async (by: Caller, query = '', asked = {}) =>
  (await by.get<{ data: AuditRow[] }>(`/audit-log?perPage=100&${query}`, asked)).body.data
const entry = (by: Caller, id = '') => by.get<AuditRecord>(`/audit-log/entries/${id}`)

const participantOf = async (email: string) => {
  const { rows } = await sql<{ id: string }>`
    select participant_id as id from users where email = ${email}`.execute(server.db)
  return rows[0]?.id ?? ''
}

const pausedProgram = async () => {
  const { body } = await margaret.get<{ data: { id: string; code: string }[] }>(
    '/programs?filter[status]=open',
  )
  const { id = '', code = '' } = body.data[0] ?? {}
  const read = await margaret.get<{ version: number }>(`/programs/${id}`)
  const done = await margaret.post(`/programs/${id}/pause`, {}, { version: read.body.version })
  expect(done.status).toBe(200)
  return { id, code }
}

describe('the audit log', () => {
  it('tells an auditor what was done, in their language, the newest first', async () => {
    const { id, code } = await pausedProgram()
    const [newest] = await entries(genevieve, 'filter[kind]=change')
    expect(newest).toMatchObject({
      actor: 'Margaret Chen',
      role: 'Super Admin',
      what: 'Paused the program',
      reference: code,
      kind: 'change',
    })
    const [told] = await entries(genevieve, `filter[recordId]=${id}`, french)
    expect(told?.what).toBe('A mis le programme en pause')
    const { body } = await entry(genevieve, newest?.id)
    expect(body).toMatchObject({
      recordId: id,
      changes: [{ field: 'Status', before: 'Open', after: 'Paused', isTold: true }],
    })
    expect(body.requestId).toMatch(/^[\da-f-]{36}$/)
  })

  it('is narrowed by kind, person, act, area, day and record, and finds a reference', async () => {
    const all = await entries(genevieve)
    const kinds = async (kind: string) =>
      new Set((await entries(genevieve, `filter[kind]=${kind}`)).map((each) => each.kind))
    for (const kind of ['change', 'signIn', 'refused', 'reveal', 'export'])
      expect([kind, [...(await kinds(kind))].filter((each) => each !== kind)]).toEqual([kind, []])
    expect(await kinds('signIn')).toEqual(new Set(['signIn']))
    const byMargaret = await entries(genevieve, 'filter[actor][contains]=chen')
    expect(new Set(byMargaret.map(({ actor }) => actor))).toEqual(new Set(['Margaret Chen']))
    const paused = await entries(genevieve, 'filter[what][contains]=paused')
    expect(new Set(paused.map(({ what }) => what))).toEqual(new Set(['Paused the program']))
    expect(await entries(genevieve, 'filter[what][contains]=en pause')).toEqual([])
    const people = await entries(genevieve, 'filter[area]=people')
    expect(people.some(({ what }) => what === 'Signed in')).toBe(true)
    expect(people.some(({ what }) => what === 'Paused the program')).toBe(false)
    const code = paused[0]?.reference ?? ''
    const found = await entries(genevieve, `search=${code.toLowerCase()}`)
    expect(new Set(found.map(({ reference }) => reference))).toEqual(new Set([code]))
    expect((await entries(genevieve, 'search=margaret')).length).toBeGreaterThan(0)
    expect((await entries(genevieve, 'filter[at][gte]=2999-01-01')).length).toBe(0)
    const days = all.map(({ at }) => at)
    expect(days.toSorted().toReversed()).toEqual(days)
  })

  it('finds people by what they are called now', async () => {
    await sql`update users set name = 'Margaret Lee-Chen' where email = 'super.admin@example.org'`.execute(
      server.db,
    )
    const found = await entries(genevieve, 'filter[actor][contains]=lee-chen')
    expect(found.map(({ what }) => what)).toContain('Paused the program')
    await sql`update users set name = 'Margaret Chen' where email = 'super.admin@example.org'`.execute(
      server.db,
    )
  })

  it('tells which permission somebody did not have', async () => {
    const luc = await server.as('approver')
    expect((await luc.get('/outbox')).status).toBe(403)
    const [refused] = await entries(genevieve, 'filter[kind]=refused', french)
    expect(refused).toMatchObject({
      actor: 'Luc Tremblay',
      what: 'A essuyé un refus d’accès',
      reference: 'Messages envoyés – Consulter',
    })
  })

  it('leads to a record that is there alone', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into audit_log (actor_name, action, entity, entity_id)
      values ('System', 'applications.edited', 'application', (select id from applications limit 1)),
        ('System', 'applications.edited', 'application', uuidv7()) returning id`.execute(server.db)
    const paths = await Promise.all(
      rows.map(async ({ id }) => (await entry(genevieve, id)).body.recordPath),
    )
    expect(paths).toEqual([expect.stringMatching(/^\/applications/), null])
  })

  it('does not tell what was written into fields that may be about people', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into audit_log (actor_name, action, entity, reference, changes)
      values ('System', 'participants.edited', 'participant', 'PAR-2026-000001',
        '{"lastName": ["Okafor", "Nwosu"], "status": ["applied", "inPlacement"]}') returning id`.execute(
      server.db,
    )
    const { body } = await entry(genevieve, rows[0]?.id)
    expect(body.changes).toContainEqual({
      field: 'Last name',
      before: null,
      after: null,
      isTold: false,
    })
    expect(JSON.stringify(body)).not.toMatch(/Okafor|Nwosu/)
    expect(body.changes.find(({ field }) => field === 'Status')?.isTold).toBe(true)
  })

  it('leaves as a file what is shown, which is an entry as well', async () => {
    const file = await genevieve.get('/audit-log/export?format=csv&filter[what][contains]=paused')
    expect(file.status).toBe(200)
    expect(await auditRows(server.db, { action: 'audit.exported' })).toMatchObject([
      { actor: 'Geneviève Ouellet' },
    ])
    const [exported] = await entries(genevieve, 'filter[kind]=export')
    expect(exported).toMatchObject({ what: 'Exported a list', reference: 'Audit log' })
  })

  it('finds exports by their words, names the list, and does not tell what was searched for', async () => {
    await margaret.get('/participants/export?format=csv&search=046 454 286')
    await margaret.get('/programs/export?format=csv&filter[status]=open,paused')
    const spoken = await entries(genevieve, 'filter[what][contains]=Exporté une liste', french)
    expect(spoken.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining(['Participants', 'Programmes', 'Journal d’audit']),
    )
    expect(new Set(spoken.map(({ what }) => what))).toEqual(new Set(['A exporté une liste']))
    const found = await entries(genevieve, 'search=exported a list')
    expect(found.map(({ kind }) => kind)).toEqual(spoken.map(() => 'export'))
    const read = async (list: string) =>
      (await entry(genevieve, found.find(({ reference }) => reference === list)?.id)).body
    const searched = await read('Participants')
    expect(JSON.stringify(searched)).not.toContain('046')
    expect(searched.changes).toEqual([
      { field: 'File format', before: null, after: 'csv', isTold: true },
      { field: 'Search', before: null, after: null, isTold: false },
    ])
    expect((await read('Programs')).changes).toContainEqual({
      field: 'Filters',
      before: null,
      after: 'Status: Open, Paused',
      isTold: true,
    })
  })

  it('finds the system and people without an account, by the name that is shown', async () => {
    await sql`insert into audit_log (actor_name, action, entity) values
      ('System', 'programs.endIntake', 'program'), ('Visitor', 'applications.submit', 'application'),
      ('Rachel Okafor', 'applications.submit', 'application')`.execute(server.db)
    await sql`insert into audit_log (actor_id, actor_name, action, entity, reference)
      select id, 'System', 'programsElsewhere.edited', 'program', 'Winter:open' from users
      where email = 'auditor@example.org'`.execute(server.db)
    const [called] = await entries(genevieve, 'search=Winter:open', french)
    expect(called).toMatchObject({ actor: 'System', reference: 'Winter:open' })
    const funding = await entries(genevieve, 'filter[area]=funding')
    expect(funding.map(({ reference }) => reference)).not.toContain('Winter:open')
    const names = async (query: string, asked = {}) =>
      new Set((await entries(genevieve, query, asked)).map(({ actor }) => actor))
    expect(await names('filter[actor][contains]=système', french)).toEqual(new Set(['Système']))
    expect(await names('search=System')).toEqual(new Set(['System']))
    expect(await names('filter[actor][contains]=without an account')).toEqual(
      new Set(['Someone without an account']),
    )
    expect(await names('filter[actor][contains]=Rachel Okafor')).toEqual(new Set(['Rachel Okafor']))
  })

  it('says how far it is sealed, to whoever sees all of it', async () => {
    const seal = async () => (await genevieve.get<object>('/audit-log/seal')).body
    expect(await seal()).toMatchObject({ sealed: 0, isBehind: true })
    server.clock.windOn({ minutes: 5 })
    await runJob(server.system, sealAudit)
    expect(await seal()).toMatchObject({ isBehind: false, upTo: expect.any(String) })
    expect((await mathis.get('/audit-log/seal')).body).toBeNull()
  })
})

describe('people’s own access log', () => {
  it('tells a participant who looked at their data, without the reason', async () => {
    const own = await participantOf('employee@example.org')
    const { rows } = await sql<{ id: string }>`
      select id from participants where id <> ${own} order by id limit 1`.execute(server.db)
    const seen = await revealOf(server, own)
    const hidden = await revealOf(server, rows[0]?.id ?? '')
    const shown = await entries(mathis)
    expect(shown.map(({ id }) => id)).toContain(seen)
    expect(shown.map(({ id }) => id)).not.toContain(hidden)
    expect(shown.find(({ id }) => id === seen)).toMatchObject({
      actor: 'Amina Haddad',
      what: 'Viewed the voluntary answers',
      kind: 'reveal',
      reason: null,
    })
    const acts = new Set(shown.map(({ what }) => what))
    expect(acts).toEqual(new Set(['Viewed the voluntary answers', 'Signed in']))
    const read = await entry(mathis, seen)
    expect(read.body).toMatchObject({ changes: [], recordId: null, actorId: null, reason: null })
    expect((await entry(mathis, hidden)).status).toBe(404)
  })

  it('does not tell them what the entry keeps besides', async () => {
    const own = await participantOf('employee@example.org')
    const { rows } = await sql<{ id: string }>`
      insert into audit_log (actor_name, action, entity, entity_id, changes, reason, request_id)
      values ('System', 'participants.selfIdentificationRevealed', 'participant', ${own},
        '{"status": ["applied", "inPlacement"]}', 'For the report', 'r-1') returning id`.execute(
      server.db,
    )
    const { body } = await entry(mathis, rows[0]?.id)
    expect(body).toMatchObject({ changes: [], reason: null, requestId: null, recordId: null })
    // Their own record they may open.
    expect(body.recordPath).toBe(`/participants/${own}`)
    expect((await entry(genevieve, rows[0]?.id)).body).toMatchObject({
      reason: 'For the report',
      changes: [{ field: 'Status', isTold: true }],
    })
  })

  it('shows of what was done to their own record and account nothing but views and sign-ins', async () => {
    const { rows: known } = await sql<{ user: string; participant: string }>`
      select id as user, participant_id as participant from users
      where email = 'employee@example.org'`.execute(server.db)
    const { user, participant } = known[0]!
    const { rows } = await sql<{ id: string }>`
      insert into audit_log (actor_name, action, entity, entity_id) values
        ('System', 'users.edited', 'user', ${user}),
        ('System', 'accounts.signIn', 'device', ${user}),
        ('System', 'participants.edited', 'participant', ${participant}),
        ('System', 'shareholders.bankRevealed', 'shareholder', ${participant})
      returning id`.execute(server.db)
    const shown = new Set((await entries(mathis)).map(({ id }) => id))
    expect(rows.filter(({ id }) => shown.has(id))).toEqual([])
    const statuses = await Promise.all(rows.map(async ({ id }) => (await entry(mathis, id)).status))
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  it('finds nothing else by any filter, search or export', async () => {
    const [margaretsId] = (await entries(genevieve, 'filter[what][contains]=paused')).map(
      ({ id }) => id,
    )
    expect((await entry(mathis, margaretsId)).status).toBe(404)
    for (const query of [
      'search=margaret',
      'filter[kind]=change',
      'filter[area]=funding&search=paused',
    ])
      expect([query, await entries(mathis, query)]).toEqual([query, []])
    expect(codeOf(await mathis.get('/audit-log/export?format=csv'))).toEqual([403, 'forbidden'])
  })

  it('is closed to those who have neither', async () => {
    for (const name of ['caseOfficer', 'finance', 'manager', 'employer'] as const)
      expect((await (await server.as(name)).get('/audit-log')).status).toBe(403)
  })
})
