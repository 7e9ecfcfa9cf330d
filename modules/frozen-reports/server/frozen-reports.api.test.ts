import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { openPdf, readTags } from '#kit/server/paper/paper.test-reader.ts'
import { digestOf } from './digest-of.ts'
import type { ReportAnswer } from '#modules/reports/contract/reports.endpoints.ts'
import type {
  FrozenChanges,
  FrozenReportRecord,
  FrozenReportRow,
} from '../contract/frozen-reports.endpoints.ts'

let server: TestServer
let margaret: Caller
let chantal: Caller
let finance: Caller
let auditor: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chantal = await server.as('caseOfficer')
  finance = await server.as('finance')
  auditor = await server.as('auditor')
})
afterAll(() => server.close())

const exits = { report: 'earlyExits', query: { by: 'exitReason', period: 'all' } }
const freeze = (by: Caller, more: object = {}) =>
  by.post<FrozenReportRecord>('/frozen-reports', {
    asked: exits,
    sentTo: 'Employment Canada',
    note: 'Annual report',
    ...more,
  })
const frozen = async (by: Caller = margaret, more: object = {}) => (await freeze(by, more)).body
const read = async (by: Caller, id: string) =>
  (await by.get<FrozenReportRecord>(`/frozen-reports/${id}`)).body
const numbers = async (by: Caller, query = '') =>
  (await by.get<{ data: FrozenReportRow[] }>(`/frozen-reports?${query}`)).body.data.map(
    ({ number }) => number,
  )

/** While a role may freeze as far as it may export. */
async function mayFreeze<T>(key: string, work: () => Promise<T>): Promise<T> {
  const role = await server.db
    .selectFrom('roles')
    .select('rules')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const set = (rules: unknown) =>
    sql`update roles set version = version + 1, rules = ${JSON.stringify(rules)}::jsonb
      where key = ${key}`.execute(server.db)
  const rules = role.rules as { subject: string; action: string }[]
  const exporting = rules.filter((rule) => rule.subject === 'Reports' && rule.action === 'export')
  await set([...rules, ...exporting.map((rule) => ({ ...rule, action: 'freeze' }))])
  try {
    return await work()
  } finally {
    await set(rules)
  }
}

async function file(by: Caller, path: string, language = 'en') {
  const headers = { authorization: `Bearer ${by.token}`, 'accept-language': language }
  const answer = await fetch(`${server.address}/api${path}`, { headers })
  const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '')
  return { status: answer.status, name, content: Buffer.from(await answer.arrayBuffer()) }
}

describe('a report is frozen', () => {
  it('as the screen tells it at that moment, with what its words mean in both languages', async () => {
    const { status, body } = await freeze(margaret)
    const shown = await margaret.get<ReportAnswer>('/reports/earlyExits?by=exitReason&period=all')
    expect(status).toBe(201)
    expect(body.content.answer).toEqual(shown.body)
    expect([body.sentTo, body.note, body.isIntact]).toEqual([
      'Employment Canada',
      'Annual report',
      true,
    ])
    expect(body.content.said.en.title).toBe('Early exits')
    expect(body.content.said.fr.columns['exits']?.label).toBe('Départs anticipés')
    expect(body.content.said.fr.small).toBe('moins de 5')
  })

  it('and stays as it was, whatever changes after', async () => {
    const kept = await frozen()
    await sql`alter table placements disable trigger user`.execute(server.db)
    await sql`delete from placements where false`.execute(server.db)
    await sql`update placements set end_reason = 'other' where end_reason is not null`.execute(
      server.db,
    )
    await sql`alter table placements enable trigger user`.execute(server.db)
    expect((await read(margaret, kept.id)).content).toEqual(kept.content)
  })

  it('with a digest in the audit log, by which it is seen when somebody meddles', async () => {
    const { id, digest } = await frozen()
    const { rows } = await sql<{ changes: Record<string, unknown> }>`select changes from audit_log
      where entity_id = ${id}`.execute(server.db)
    expect(rows[0]?.changes['digest']).toEqual([null, digest])
    await sql`alter table frozen_reports disable trigger user`.execute(server.db)
    await sql`update frozen_reports set sent_to = 'Somebody else' where id = ${id}`.execute(
      server.db,
    )
    expect((await read(margaret, id)).isIntact).toBe(false)
    await sql`update frozen_reports set sent_to = 'Employment Canada' where id = ${id}`.execute(
      server.db,
    )
    await sql`alter table frozen_reports enable trigger user`.execute(server.db)
    expect((await read(margaret, id)).isIntact).toBe(true)
  })

  it('and is no longer intact with another digest of its own, for the log has the first one', async () => {
    const kept = await frozen()
    const { rows } = await sql<{ by: string }>`select frozen_by as by from frozen_reports
      where id = ${kept.id}`.execute(server.db)
    const sentTo = 'Somebody else'
    const digest = digestOf({ ...kept, sentTo, frozenBy: rows[0]!.by })
    await sql`alter table frozen_reports disable trigger user`.execute(server.db)
    await sql`update frozen_reports set sent_to = ${sentTo}, digest = ${digest} where id = ${kept.id}`.execute(
      server.db,
    )
    await sql`alter table frozen_reports enable trigger user`.execute(server.db)
    expect(await read(margaret, kept.id)).toMatchObject({ digest, isIntact: false })
  })

  it.each([
    sql`update frozen_reports set note = 'Other'`,
    sql`delete from frozen_reports`,
    sql`truncate frozen_reports cascade`,
  ])('and is altered or deleted by nobody', async (meddling) => {
    await expect(meddling.execute(server.db)).rejects.toThrow('append-only')
  })
})

describe('who freezes and who reads', () => {
  it('is staff who see all that is counted', async () => {
    await mayFreeze('caseOfficer', async () => {
      const part = await freeze(chantal)
      expect([part.status, part.body.code]).toEqual([403, 'freezingNotWhole'])
    })
    expect((await freeze(finance)).status).toBe(403)
    const money = { asked: { report: 'spending', query: {} } }
    expect((await freeze(finance, money)).status).toBe(201)
    const employer = await server.as('employer')
    const applications = { asked: { report: 'applications', query: {} } }
    expect((await freeze(employer, applications)).status).toBe(403)
    await mayFreeze('employer', async () => {
      const own = await freeze(employer, applications)
      expect([own.status, own.body.code]).toEqual([403, 'freezingNotWhole'])
    })
  })

  it('is not whoever exports reports alone, nor do they withdraw what others froze', async () => {
    const first = await frozen()
    const later = await frozen()
    for (const by of [auditor, chantal]) {
      expect((await freeze(by)).status).toBe(403)
      const withdrawal = { supersededBy: later.id, reason: 'A program was missing' }
      const { status } = await by.post(`/frozen-reports/${first.id}/withdrawal`, withdrawal)
      expect(status).toBe(403)
    }
    expect((await file(auditor, `/frozen-reports/${first.id}/export?format=csv`)).status).toBe(200)
    expect((await read(auditor, first.id)).can).toEqual({})
    expect((await read(margaret, first.id)).can).toEqual({ withdraw: true })
  })

  it('is of their own program alone for a case officer whose role permits it', async () => {
    const { rows } = await sql<{ id: string; isOwn: boolean }>`
      select p.id, exists (select from user_programs u join users o on o.id = u.user_id
        where u.program_id = p.id and o.email = 'case.officer@example.org') as "isOwn" from programs p`.execute(
      server.db,
    )
    const own = rows.find(({ isOwn }) => isOwn)!.id
    const other = rows.find(({ isOwn }) => !isOwn)!.id
    const of = (programId: string) => ({
      asked: { report: 'applications', query: { programId } },
    })
    const mine = await mayFreeze('caseOfficer', async () => {
      expect((await freeze(chantal, of(other))).status).toBe(403)
      return freeze(chantal, of(own))
    })
    expect([mine.status, mine.body.content.answer.isWhole]).toEqual([201, true])
    const others = await frozen(margaret, of(other))
    const whole = await frozen(margaret)
    const seen = await numbers(chantal, 'perPage=100')
    expect(seen).toContain(mine.body.number)
    for (const hidden of [others, whole]) {
      expect(seen).not.toContain(hidden.number)
      for (const path of ['', '/changes', '/paper', '/export?format=csv'])
        expect((await file(chantal, `/frozen-reports/${hidden.id}${path}`)).status).toBe(404)
    }
  })

  it('shows finance what is about money, and an employer nothing', async () => {
    const money = await frozen(margaret, { asked: { report: 'spending', query: {} } })
    const people = await frozen()
    const seen = await numbers(finance, 'perPage=100')
    expect([seen.includes(money.number), seen.includes(people.number)]).toEqual([true, false])
    const employer = await server.as('employer')
    expect(await numbers(employer)).toEqual([])
    expect((await file(employer, `/frozen-reports/${people.id}`)).status).toBe(404)
  })

  it('keeps self-identification from whoever has no personal fields', async () => {
    const asked = { report: 'selfIdentification', query: { period: 'FY2025' } }
    const { id, number } = await frozen(margaret, { asked })
    await sql`update roles set rules = (select jsonb_agg(case when r->>'subject' = 'Reports'
        then r || '{"fields": ["basic"]}' else r end) from jsonb_array_elements(rules) r)
      where key = 'auditor'`.execute(server.db)
    expect(await numbers(auditor, 'perPage=100')).not.toContain(number)
    expect((await file(auditor, `/frozen-reports/${id}`)).status).toBe(404)
  })
})

describe('the list', () => {
  it('is searched by report, recipient and note, and told page by page', async () => {
    const one = await frozen(margaret, { sentTo: 'Provincial treasury', note: 'Corrected totals' })
    expect(await numbers(margaret, 'search=treasury')).toEqual([one.number])
    expect(await numbers(margaret, 'search=corrected early')).toEqual([one.number])
    const { body } = await margaret.get<{ data: FrozenReportRow[]; meta: { after?: string } }>(
      '/frozen-reports?perPage=5',
    )
    expect([body.data.length, body.data[0]?.number]).toEqual([5, one.number])
    const next = await numbers(margaret, `perPage=5&after=${body.meta.after}`)
    expect(next[0]).toBe(body.data[4]!.number - 1)
  })
})

describe('its files', () => {
  it('are of the kept figures, say which report it is, and tell nothing that is kept back', async () => {
    const { id, number, digest, content } = await frozen()
    await sql`update placements set end_reason = end_reason where false`.execute(server.db)
    const sheet = await file(margaret, `/frozen-reports/${id}/export?format=csv`)
    const csv = String(sheet.content)
    expect(sheet.name).toMatch(new RegExp(`Early exits ${number} – \\d{4}-\\d\\d-\\d\\d\\.csv$`))
    expect(csv).toContain(`Number,${number}`)
    expect(csv).toContain('Sent to,Employment Canada')
    expect(csv).toContain(digest)
    const told = content.answer.rows.map(({ label, cells }) => [
      label.en,
      cells['exits']?.kept === 'small' ? 'under 5' : cells['exits']?.value,
    ])
    for (const [label, exitsOf] of told)
      if (typeof exitsOf === 'string') expect(csv).toContain(`${label},${exitsOf}`)
    const paper = await file(margaret, `/frozen-reports/${id}/paper`, 'fr')
    expect(paper.name).toMatch(new RegExp(`Départs anticipés ${number} – [\\d-]{10}\\.pdf$`))
    const pdf = await readTags(await openPdf(paper.content))
    const text = pdf.elements.map((element) => element.text).join('\n')
    expect(text).toContain('Départs anticipés')
    expect(text).toContain('moins de 5')
    expect(text).toContain(`(SHA-256) ${digest}`)
    expect(text).toContain('Employment Canada')
    expect((await file(margaret, `/frozen-reports/${id}/export?format=xlsx`)).status).toBe(200)
  })
})

describe('a report that was withdrawn', () => {
  it('names the later one that takes its place, and why, once', async () => {
    const first = await frozen()
    const later = await frozen()
    const path = `/frozen-reports/${first.id}/withdrawal`
    const body = { supersededBy: later.id, reason: 'A program was missing' }
    const done = await margaret.post<FrozenReportRecord>(path, body)
    expect([done.status, done.body.withdrawn?.supersededBy.number]).toEqual([200, later.number])
    expect(done.body).toMatchObject({
      isIntact: true,
      withdrawn: { reason: 'A program was missing' },
      content: first.content,
    })
    const again = await margaret.post(path, body)
    expect([again.status, again.body.code]).toEqual([409, 'alreadyWithdrawn'])
    expect(await numbers(margaret, 'filter[isWithdrawn]=true')).toEqual([first.number])
  })

  it('is not replaced by an earlier one, itself, or another report', async () => {
    const first = await frozen()
    const later = await frozen()
    const other = await frozen(margaret, { asked: { report: 'spending', query: {} } })
    for (const supersededBy of [first.id, later.id, other.id]) {
      const { status, body } = await margaret.post(`/frozen-reports/${later.id}/withdrawal`, {
        supersededBy,
        reason: 'No',
      })
      expect([status, body.errors?.['supersededBy']?.[0]?.code]).toEqual([422, 'notLater'])
    }
  })
})

describe('what changed since', () => {
  const changes = async (id: string) =>
    (await margaret.get<FrozenChanges>(`/frozen-reports/${id}/changes`)).body

  it('is nothing at first, and then the difference of each figure', async () => {
    const asked = { report: 'applications', query: { period: 'all' } }
    const { id } = await frozen(margaret, { asked })
    expect((await changes(id)).isSame).toBe(true)
    await sql`alter table applications disable trigger user`.execute(server.db)
    await sql`update applications set requested_amount = requested_amount + 0.10
      where id in (select id from applications where submitted_at is not null
        and requested_amount is not null order by id limit 1)`.execute(server.db)
    await sql`alter table applications enable trigger user`.execute(server.db)
    const { isSame, total } = await changes(id)
    expect([isSame, total['requestedAmount']?.change, total['submitted']?.change]).toEqual([
      false,
      { value: '0.10' },
      { value: 0 },
    ])
  })

  it('tells no difference of a number that is not told, then or now', async () => {
    const { id, content } = await frozen()
    const { rows, total } = await changes(id)
    const all = [...rows.map(({ cells }) => cells), total].flatMap((cells) => Object.values(cells))
    const kept = all.filter(({ before, now }) => before.kept ?? now.kept)
    expect(kept.length).toBeGreaterThan(0)
    for (const cell of kept) expect(cell.change).toEqual({ value: null, kept: 'kept' })
    expect(rows.map(({ key }) => key)).toEqual(content.answer.rows.map(({ key }) => key))
  })
})
