import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { EmployerRecord, EmployerRow } from '../contract/directory.endpoints.ts'
import { verifyEmployers } from './verify-employers.ts'

interface Page {
  data: EmployerRow[]
  meta: { total: number }
}

let server: TestServer
/** Sees every program. */
let margaret: Caller
/** A case officer of some programs. */
let amina: Caller
let own: string[]

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  amina = await server.as('caseOfficer')
  const { rows } = await sql<{ id: string }>`select program_id as id from user_programs
    where user_id = (select id from users where email = 'case.officer@example.org')`.execute(
    server.db,
  )
  own = rows.map(({ id }) => id)
})
afterAll(() => server.close())

const list = async (by: Caller, query = '') =>
  (await by.get<Page>(`/employers?perPage=100${query}`)).body

/** The applications and money of an employer in some programs, added up anew. */
async function addUp(id: string, programs: readonly string[]) {
  const { rows } = await sql<{ pending: number; places: number; committed: string }>`
    select
      (select count(*)::int from applications where employer_id = ${id} and stage = 'pending'
        and program_id = any(${programs})) as pending,
      (select count(*)::int from placements where employer_id = ${id}
        and status in ('planned', 'accepted', 'active') and program_id = any(${programs})) as places,
      (select coalesce(sum(committed_amount), 0)::numeric(14, 2) from placements where employer_id = ${id}
        and status not in ('cancelled', 'lapsed') and program_id = any(${programs})) as committed`.execute(
    server.db,
  )
  return rows[0]
}

const everyProgram = async () =>
  (await server.db.selectFrom('programs').select('id').execute()).map(({ id }) => id)

const figuresOf = ({ pending, places, committed }: EmployerRow | EmployerRecord) => ({
  pending,
  places,
  committed,
})

describe('the directory of employers', () => {
  it('adds up what each has in every program for whoever sees every one', async () => {
    const { data } = await list(margaret)
    const programs = await everyProgram()
    expect(data.length).toBeGreaterThan(20)
    for (const row of data.slice(0, 12))
      // oxlint-disable-next-line no-await-in-loop -- one employer after the other
      expect([row.legalName, figuresOf(row)]).toEqual([
        row.legalName,
        await addUp(row.id, programs),
      ])
  })

  it('has for a case officer the employers of the own programs, with what they have there', async () => {
    const { data, meta } = await list(amina)
    const { rows } = await sql<{ id: string }>`select distinct employer_id as id from applications
      where program_id = any(${own})`.execute(server.db)
    expect(meta.total).toBe(rows.length)
    expect(meta.total).toBeLessThan((await list(margaret)).meta.total)
    expect(data.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    for (const row of data.slice(0, 12))
      // oxlint-disable-next-line no-await-in-loop -- one employer after the other
      expect([row.legalName, figuresOf(row)]).toEqual([row.legalName, await addUp(row.id, own)])
  })

  it('is narrowed by a program that the reader sees, and by no other', async () => {
    const [seen] = own
    const foreign = (await everyProgram()).find((id) => !own.includes(id))
    expect((await list(amina, `&filter[programId]=${foreign}`)).data).toEqual([])
    const { data } = await list(amina, `&filter[programId]=${seen}`)
    const { rows } = await sql<{ id: string }>`select distinct employer_id as id from applications
      where program_id = ${seen}`.execute(server.db)
    expect(data.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  })

  it('tells apart who waits, and who has somebody in a placement, by what the reader sees', async () => {
    for (const by of [margaret, amina]) {
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      const all = await list(by)
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      const waiting = await list(by, '&filter[isWaiting]=true')
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      const active = await list(by, '&filter[isActive]=true')
      const ids = (rows: EmployerRow[]) => rows.map(({ id }) => id)
      expect(ids(waiting.data)).toEqual(ids(all.data.filter(({ pending }) => pending > 0)))
      expect(ids(active.data)).toEqual(ids(all.data.filter(({ places }) => places > 0)))
      expect(waiting.data.length).toBeGreaterThan(0)
    }
  })

  it('tells those who see where payments go whose account is verified or waits, and nobody else', async () => {
    const priya = await server.as('finance')
    for (const [filter, status] of [
      ['isBankVerified', 'verified'],
      ['isBankToVerify', 'proposed'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      const { rows } = await sql<{ id: string }>`
        select employer_id as id from bank_accounts where status = ${status}`.execute(server.db)
      expect(rows.length).toBeGreaterThan(0)
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      const { data } = await list(priya, `&filter[${filter}]=true`)
      expect(data.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      const refused = await amina.get(`/employers?filter[${filter}]=true`)
      expect([filter, refused.status]).toEqual([filter, 422])
    }
  })

  it('finds an employer by its name without accents and by its business number with blanks', async () => {
    const [first] = (await list(margaret)).data
    const number = first!.businessNumber
    const found = await list(margaret, `&search=${number.slice(0, 9)} ${number.slice(9)}`)
    expect(found.data.map(({ id }) => id)).toEqual([first!.id])
    const name = first!.legalName.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    const named = await list(margaret, `&search=${encodeURIComponent(name)}`)
    expect(named.data.map(({ id }) => id)).toContain(first!.id)
  })

  it('is narrowed by how many work there, in whole numbers', async () => {
    const all = await list(margaret)
    const size = all.data[0]?.employeesTotal ?? 0
    const alike = await list(margaret, `&filter[employeesTotal]=${size}`)
    expect(alike.data.length).toBeGreaterThan(0)
    expect(alike.data.every((row) => row.employeesTotal === size)).toBe(true)
    const name = 'filter[employeesTotal]'
    for (const wrong of ['1.5', '12345678901', 'many']) {
      // oxlint-disable-next-line no-await-in-loop -- three
      const { status, body } = await margaret.get(`/employers?${name}=${wrong}`)
      expect([status, body.errors?.[name]?.[0]?.message]).toEqual([422, 'Enter a whole number'])
    }
  })

  it('exports what is seen, and to a case officer no more than the own programs', async () => {
    const { body } = await amina.get<string>('/employers/export?format=csv')
    const { meta } = await list(amina)
    expect(body.trim().split('\r\n')).toHaveLength(meta.total + 1)
  })
})

describe('the record of an employer', () => {
  it('is missing for a case officer to whose programs it has not applied', async () => {
    const seen = new Set((await list(amina)).data.map(({ id }) => id))
    const foreign = (await list(margaret)).data.find(({ id }) => !seen.has(id))
    for (const path of ['', '/applications', '/history'])
      // oxlint-disable-next-line no-await-in-loop -- one address after the other
      expect((await amina.get(`/employers/${foreign?.id}${path}`)).status).toBe(404)
  })

  it('tells a case officer what it has in the own programs alone, applications too', async () => {
    const { rows } = await sql<{ id: string }>`select employer_id as id from applications
      group by employer_id having bool_or(program_id = any(${own})) and bool_or(program_id <> all(${own}))
      limit 1`.execute(server.db)
    const [{ id } = { id: '' }] = rows
    const { body } = await amina.get<EmployerRecord>(`/employers/${id}`)
    expect(figuresOf(body)).toEqual(await addUp(id, own))
    expect(body.can).toEqual({})
    const applications = await amina.get<{ data: { id: string }[]; total: number }>(
      `/employers/${id}/applications`,
    )
    const known = await server.db
      .selectFrom('applications')
      .select('id')
      .where('employer_id', '=', id)
      .where('program_id', 'in', own)
      .execute()
    expect(applications.body.total).toBe(known.length)
    expect(applications.body.data.map((row) => row.id).toSorted()).toEqual(
      known.map((row) => row.id).toSorted(),
    )
    const all = await margaret.get<{ total: number }>(`/employers/${id}/applications`)
    expect(all.body.total).toBeGreaterThan(known.length)
  })

  it('names participants to whoever may see them', async () => {
    const [{ id } = { id: '' }] = (await list(amina)).data
    type Named = { data: { participantName: string | null }[] }
    const before = await amina.get<Named>(`/employers/${id}/applications`)
    expect(before.body.data.every(({ participantName }) => participantName !== null)).toBe(true)
    await sql`update roles set rules = (select jsonb_agg(case
        when rule ->> 'subject' = 'Applications View' and rule -> 'fields' ? 'personal'
          then jsonb_set(rule, '{fields}', (rule -> 'fields') - 'personal') else rule end)
      from jsonb_array_elements(rules) rule) where key = 'caseOfficer'`.execute(server.db)
    const after = await amina.get<Named>(`/employers/${id}/applications`)
    expect(after.body.data.length).toBe(before.body.data.length)
    expect(after.body.data.every(({ participantName }) => participantName === null)).toBe(true)
  })

  it('has its history for whoever sees every program', async () => {
    const [{ id } = { id: '' }] = (await list(margaret)).data
    const history = await margaret.get<{ data: unknown[] }>(`/employers/${id}/history`)
    expect(history.status).toBe(200)
    expect((await amina.get(`/employers/${id}/history`)).status).toBe(404)
  })
})

describe('what is kept of an employer in a program', () => {
  it('follows every application and placement, moved and removed ones too', async () => {
    expect(await verifyEmployers(server.db)).toEqual([])
    await sql`update applications set status = 'withdrawn'
      where id = (select id from applications where status = 'inReview' limit 1)`.execute(server.db)
    await sql`update placements set status = 'cancelled', cancelled_on = organisation_today(),
        cancel_side = 'program', cancel_reason = 'other'
      where id = (select id from placements where status = 'active' limit 1)`.execute(server.db)
    await sql`update placements set committed_amount = committed_amount + 10
      where id = (select id from placements where status = 'active' limit 1)`.execute(server.db)
    expect(await verifyEmployers(server.db)).toEqual([])
    await sql`update employer_programs set pending = pending + 1
      where (employer_id, program_id) = (select employer_id, program_id from employer_programs limit 1)`.execute(
      server.db,
    )
    expect(await verifyEmployers(server.db)).toHaveLength(1)
  })
})

describe('an open record of an employer', () => {
  it('hears of a change as far as its reader sees the employer', async () => {
    const programs = await sql<{ id: string; isOwn: boolean }>`
      select employer_id as id, bool_or(program_id = any(${own}) and applications > 0) as "isOwn"
      from employer_programs group by 1 order by 1`.execute(server.db)
    const [seen, foreign] = [true, false].map(
      (isOwn) => programs.rows.find((row) => row.isOwn === isOwn)?.id ?? '',
    )
    const edit = async (id: string) => {
      const { body } = await margaret.get<EmployerRecord>(`/employers/${id}`)
      const website = `https://example.org/${body.version}`
      const path = `/employers/${id}/profile`
      expect((await margaret.patch(path, { website }, body)).status).toBe(200)
    }
    const stop = new AbortController()
    const stream = await fetch(`${server.address}/api/events`, {
      headers: { authorization: `Bearer ${amina.token}` },
      signal: stop.signal,
    })
    await edit(foreign ?? '')
    await edit(seen ?? '')
    let heard = ''
    const decoder = new TextDecoder()
    for await (const piece of stream.body ?? []) {
      heard += decoder.decode(piece as Uint8Array)
      if (heard.includes(`"topic":"employers","id":"${seen}"`)) break
    }
    expect(heard).toContain(`"topic":"employers","id":"${seen}"`)
    expect(heard).not.toContain(foreign)
    stop.abort()
  })
})

describe('an employer that is looked for', () => {
  it('leads to its record, or to its profile where that alone may be opened', async () => {
    const profile = { action: 'view', subject: 'Employer Profile Edit' }
    await sql`update roles set rules = rules || ${JSON.stringify([profile])}::jsonb
      where key = 'caseOfficer'`.execute(server.db)
    const { rows } = await sql<{ id: string; number: string; isOwn: boolean }>`
      select e.id, e.business_number as number,
        bool_or(s.program_id = any(${own}) and s.applications > 0) as "isOwn"
      from employers e join employer_programs s on s.employer_id = e.id group by e.id`.execute(
      server.db,
    )
    for (const isOwn of [true, false]) {
      const { id = '', number = '' } = rows.find((row) => row.isOwn === isOwn) ?? {}
      // oxlint-disable-next-line no-await-in-loop -- two
      const { body } = await amina.get<{
        groups: { kind: string; found: { id: string; path: string }[] }[]
      }>(`/search?q=${number}&kind=employers`)
      const path = isOwn ? `/employers/${id}` : `/users/EditEmployerProfile?id=${id}`
      expect(body.groups[0]?.found).toMatchObject([{ id, path }])
      const read = isOwn ? `/employers/${id}` : `/employers/${id}/profile`
      // oxlint-disable-next-line no-await-in-loop -- two
      expect((await amina.get(read)).status).toBe(200)
    }
  })
})
