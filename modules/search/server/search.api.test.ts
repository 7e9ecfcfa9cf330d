import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'
import type { FoundGroup } from '../contract/search.endpoints.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

async function search(by: Caller, q: string, kind = ''): Promise<FoundGroup[]> {
  const query = new URLSearchParams({ q, ...(kind && { kind }) }).toString()
  const { status, body } = await by.get<{ groups: FoundGroup[] }>(`/search?${query}`)
  expect([q.slice(0, 40), status]).toEqual([q.slice(0, 40), 200])
  return body.groups
}

const kinds = (groups: FoundGroup[]) => groups.map(({ kind }) => kind)
const ids = (groups: FoundGroup[], kind: string) =>
  groups.find((group) => group.kind === kind)?.found.map(({ id }) => id) ?? []

async function one<Row extends Record<string, string>>(text: string): Promise<Row> {
  const { rows } = await sql.raw<Row>(text).execute(server.db)
  return rows[0] as Row
}

const pendingListed = async (by: Caller, typed: string) =>
  (
    await by.get<{ data: { id: string }[] }>(
      `/applications?stage=pending&search=${encodeURIComponent(typed)}`,
    )
  ).body.data.map(({ id }) => id)

const shareholder = () =>
  one<{
    id: string
    number: string
    first: string
    last: string
    email: string
    phone: string
    depot: string
  }>(
    `select id, number, first_name as first, last_name as last, email, phone, depot_number as depot from shareholders
     where kind = 'individual' and status = 'active' and email is not null and phone is not null
       and depot_number is not null order by number limit 1`,
  )

describe('what somebody looks for', () => {
  it('is found by the new name once its employer is renamed, and by the old one no more', async () => {
    const { id, employer } = await one<{ id: string; employer: string }>(
      `select id, employer_id as employer from applications where stage = 'pending' order by reference limit 1`,
    )
    const rename = (name: string) =>
      sql`update employers set legal_name = ${name} where id = ${employer}`.execute(server.db)
    await rename('Quincaillerie Xylophone')
    expect(ids(await search(margaret, 'xylophone'), 'pendingApplications')).toContain(id)
    await rename('Ferronnerie Wagnérienne')
    expect(ids(await search(margaret, 'xylophone'), 'pendingApplications')).toEqual([])
    expect(ids(await search(margaret, 'wagnerienne'), 'pendingApplications')).toContain(id)
  })

  it('is found by the reference of every kind, which then stands first', async () => {
    const references = {
      pendingApplications: `select id, reference from applications where stage = 'pending' limit 1`,
      approvedApplications: `select id, reference from applications where stage = 'approved' limit 1`,
      rejectedApplications: `select id, reference from applications where stage = 'rejected' limit 1`,
      participants: `select id, reference from participants limit 1`,
      placements: `select id, reference from placements limit 1`,
      employers: `select id, business_number as reference from employers limit 1`,
      programs: `select id, code as reference from programs limit 1`,
      activeShareholders: `select id, number as reference from shareholders where status = 'active' limit 1`,
      orders: `select id, number as reference from orders where number is not null limit 1`,
      staffUsers: `select id, email as reference from users where type = 'staff' limit 1`,
    }
    for (const [kind, text] of Object.entries(references)) {
      const { id, reference } = await one<{ id: string; reference: string }>(text)
      const groups = await search(margaret, reference.toLowerCase())
      expect([reference, groups[0]?.kind, groups[0]?.found[0]?.id]).toEqual([reference, kind, id])
      expect(groups[0]?.found[0]?.name).not.toBe('')
    }
  })

  it('stands first by its whole number among more than are counted', async () => {
    const { id, number } = await one<{ id: string; number: string }>(
      `select id, number from shareholders where status = 'active' order by number desc limit 1`,
    )
    await sql`insert into shareholders (kind, first_name, last_name)
      select 'individual', ${number}, 'Échéance ' || n from generate_series(1, 1200) n`.execute(
      server.db,
    )
    await sql`update shareholders set updated_at = clock_now() where id = ${id}`.execute(server.db)
    const [first] = await search(margaret, number)
    expect(first).toMatchObject({ kind: 'activeShareholders', totalIsExact: false })
    expect(first?.found[0]?.id).toBe(id)
  })

  it('is found without accents, by beginnings of words and in both orders of a name', async () => {
    await sql`insert into shareholders (kind, first_name, last_name) values
      ('individual', 'Étienne', 'Quévillon'), ('individual', 'Aline', 'Étiennette-Quevi')`.execute(
      server.db,
    )
    for (const typed of ['etienne quevillon', 'Quévillon Étienne', 'QUEV etie', 'étie quév'])
      expect([typed, names(await search(margaret, typed))[0]]).toEqual([typed, 'Étienne Quévillon'])
  })

  it('is found by e-mail, by the digits of a telephone and by a depot number', async () => {
    const { id, email, phone, depot } = await shareholder()
    const digits = phone.replace(/\D/g, '').slice(-10)
    const written = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    for (const typed of [email, email.toUpperCase(), digits, written, `+1 ${written}`, depot])
      expect([typed, ids(await search(margaret, typed), 'activeShareholders')]).toEqual([
        typed,
        [id],
      ])
  })

  it('is found by a business number, with blanks or without', async () => {
    const { id, number } = await one<{ id: string; number: string }>(
      'select id, business_number as number from employers limit 1',
    )
    const written = number.replace(/^(\d{5})(\d{4})([A-Z]{2})(\d{4})$/, '$1 $2 $3 $4')
    for (const typed of [number, number.slice(0, 9), written])
      expect([typed, ids(await search(margaret, typed), 'employers')]).toEqual([typed, [id]])
  })

  it('is found, as an application, by the business number of its employer', async () => {
    const { id, number } = await one<{ id: string; number: string }>(
      `select a.id, e.business_number as number from applications a join employers e on e.id = a.employer_id
       where a.stage = 'pending' limit 1`,
    )
    const written = number.replace(/^(\d{9})([A-Z]{2})(\d{4})$/, '$1 $2 $3')
    const other = `${number.slice(0, -4)}9999`
    for (const typed of [number, number.slice(0, 9), written, written.toLowerCase()]) {
      expect([typed, ids(await search(margaret, typed), 'pendingApplications')]).toEqual([
        typed,
        expect.arrayContaining([id]),
      ])
      expect([typed, await pendingListed(margaret, typed)]).toEqual([
        typed,
        expect.arrayContaining([id]),
      ])
    }
    expect(await pendingListed(margaret, other)).toEqual([])
  })

  it('is counted as the list counts it that finds the same', async () => {
    const lists: Record<string, string> = {
      pendingApplications: '/applications?stage=pending&',
      approvedApplications: '/applications?stage=approved&',
      rejectedApplications:
        '/applications?stage=rejected&filter[status]=rejected,withdrawn,returned&',
      participants: '/participants?',
      programs: '/programs?',
      activeShareholders: '/shareholders?',
      orders: '/orders?',
      staffUsers: '/users?',
      employerUsers: '/users/employers?',
      employeeUsers: '/users/employees?',
      archivedShareholders: '/shareholders?status=archived&',
      leads: '/leads?',
      holds: '/holds?',
    }
    const { number } = await one<{ number: string }>(
      'select business_number as number from employers limit 1',
    )
    for (const typed of ['tremblay', 'an', 'ma ro', 'example', 'inc.', number])
      for (const group of await search(margaret, typed)) {
        const path = lists[group.kind]
        expect(group.listPath === null).toBe(path === undefined)
        if (!path) continue
        const { body } = await margaret.get<{ meta: { total: number } }>(
          `${path}search=${encodeURIComponent(typed)}`,
        )
        const counted = group.totalIsExact === false ? 1000 : body.meta.total
        expect([typed, group.kind, group.total]).toEqual([typed, group.kind, counted])
        expect(body.meta.total).toBeGreaterThanOrEqual(group.total)
        expect(group.found.length).toBe(Math.min(4, group.total))
      }
  })

  it('is told in the reader’s language, and of one kind up to fifty', async () => {
    const [orders] = await search(margaret, 'ORD-', 'orders')
    expect([orders?.title, orders?.found.length]).toEqual(['Orders', 50])
    const { body } = await margaret.get<{ groups: FoundGroup[] }>('/search?q=ORD-&kind=orders', {
      headers: { 'accept-language': 'fr' },
    })
    expect(body.groups[0]?.title).toBe('Ordres')
    expect(body.groups[0]?.found[0]?.fact).toMatch(/^(Achat|Vente) · /)
  })
})

const names = (groups: FoundGroup[]) => groups.flatMap(({ found }) => found.map(({ name }) => name))

describe('whoever looks', () => {
  it('finds what their lists show and nothing else', async () => {
    const adviser = await server.as('adviser')
    const [found] = await search(adviser, 'SH-', 'activeShareholders')
    const listed = await adviser.get<{ meta: { total: number } }>('/shareholders')
    const all = await margaret.get<{ meta: { total: number } }>('/shareholders')
    expect(found?.total).toBe(listed.body.meta.total)
    expect(listed.body.meta.total).toBeLessThan(all.body.meta.total)
    expect(kinds(await search(adviser, 'an'))).toEqual(
      expect.not.arrayContaining(['pendingApplications', 'participants', 'staffUsers']),
    )
  })

  it('sees, as a case officer, participants and placements of the own programs alone', async () => {
    const amina = await server.as('caseOfficer')
    const foreign = await one<{ participant: string; placement: string }>(`
      select p.reference as participant, l.reference as placement from placements l
      join participants p on p.id = l.participant_id where l.program_id not in (
        select program_id from user_programs up join users u on u.id = up.user_id
        where u.email = '${cast.caseOfficer.email}') limit 1`)
    for (const reference of [foreign.participant, foreign.placement]) {
      expect(kinds(await search(margaret, reference))).toHaveLength(1)
      expect(await search(amina, reference)).toEqual([])
    }
  })

  it('finds as an employer or employee the own records, and hears nothing of others', async () => {
    const [rachel, mathis] = [await server.as('employer'), await server.as('employee')]
    const own = await one<{ id: string; name: string }>(`
      select e.id, e.legal_name as name from employers e join users u on u.employer_id = e.id
      where u.email = '${cast.employer.email}'`)
    const other = await one<{ name: string }>(
      `select legal_name as name from employers where id <> '${own.id}' limit 1`,
    )
    expect(ids(await search(rachel, own.name), 'employers')).toEqual([own.id])
    expect(await search(rachel, other.name)).toEqual([])
    const { total } = await one<{
      total: string
    }>(`select count(*)::text as total from applications a
      join users u on u.employer_id = a.seen_employer_id where u.email = '${cast.employer.email}' and (a.stage is not null or a.status in ('withdrawn', 'returned'))`)
    const found = await search(rachel, 'APP-')
    expect(String(found.reduce((sum, each) => sum + each.total, 0))).toBe(total)
    const seen = await search(mathis, 'lavoie')
    expect(new Set(names(seen))).toEqual(new Set(['Mathis Lavoie']))
    expect(await search(mathis, 'SH-')).toEqual([])
  })

  it('must be signed in', async () => {
    const { status } = await server.visitor.get('/search?q=tremblay')
    expect(status).toBe(401)
  })

  it('finds by a protected field where it is seen alone, and no number tells of it elsewhere', async () => {
    const person = await one<{ email: string; first: string; last: string; reference: string }>(`
      select p.email, p.first_name as first, p.last_name as last, p.reference from participants p
      join applications a on a.participant_id = p.id where a.stage = 'approved' limit 1`)
    const name = `${person.first} ${person.last}`
    const nina = await server.as('auditor')
    expect(kinds(await search(nina, person.email))).toContain('participants')
    await withoutPersonal(cast.auditor.email)
    expect(await search(nina, person.email)).toEqual([])
    const byName = kinds(await search(nina, name))
    expect(byName).toContain('participants')
    expect(byName).not.toContain('approvedApplications')
    expect(byName).not.toContain('placements')
    const [found] = await search(nina, person.reference)
    expect(found?.found[0]).toMatchObject({ reference: person.reference, fact: null })
  })
})

it('finds an application by a business number nobody who does not see the employer’s half', async () => {
  const number = async (where: string) =>
    (
      await one<{ number: string }>(
        `select e.business_number as number from applications a join employers e on e.id = a.employer_id
         where ${where} limit 1`,
      )
    ).number
  const mathis = await server.as('employee')
  const own = await number(
    `a.participant_id = (select participant_id from users where email = '${cast.employee.email}')`,
  )
  expect((await search(mathis, 'lavoie')).length).toBeGreaterThan(0)
  expect(await search(mathis, own)).toEqual([])

  const nina = await server.as('auditor')
  const pending = await number(`a.stage = 'pending'`)
  expect((await pendingListed(nina, pending)).length).toBeGreaterThan(0)
  await withoutGroup(cast.auditor.email, 'employerHalf')
  expect(await pendingListed(nina, pending)).toEqual([])
  expect(kinds(await search(nina, pending))).not.toContain('pendingApplications')
})

/** Takes what protects participants away from a role. */
const withoutPersonal = (email: string) => withoutGroup(email, 'personal')

const withoutGroup = (email: string, group: string) =>
  sql`update roles r set rules = (
      select jsonb_agg(case when rule ? 'fields' then jsonb_set(rule, '{fields}', (rule->'fields') - ${group}::text) else rule end)
      from jsonb_array_elements(r.rules) rule)
    from users u where u.role_id = r.id and u.email = ${email}`.execute(server.db)

describe('text that means harm', () => {
  it('is looked for as it is, and nothing breaks', async () => {
    for (const q of ['%', '%%', '__', '\\', '\\%', "'; drop table users", '" or 1=1', '{}', '<b>'])
      expect([q, (await search(margaret, q)).length]).toEqual([q, 0])
    expect(await search(margaret, '')).toEqual([])
    expect(await search(margaret, 'a')).toEqual([])
    expect(await search(margaret, 'x'.repeat(10_000))).toEqual([])
    expect(await search(margaret, 'tremblay\u0000zz')).toEqual([])
    expect(await search(margaret, 'a '.repeat(5000))).toBeDefined()
    expect(await search(margaret, 'tremblay', "x' or 1=1")).toEqual([])
  })

  it('finds a name that is written from right to left, also beside Latin letters', async () => {
    await sql`insert into shareholders (kind, first_name, last_name, email) values
      ('individual', 'مريم', 'الحداد', 'maryam.haddad@example.org')`.execute(server.db)
    for (const typed of ['مريم', 'الحداد مريم', 'مر', '\u202Eمريم', 'maryam.haddad@example.org'])
      expect([typed, names(await search(margaret, typed))]).toEqual([typed, ['مريم الحداد']])
  })
})
