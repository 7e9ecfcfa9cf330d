import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { PageMeta } from '#kit/contract/define-endpoint.ts'
import type { FilterDeclaration, ListDeclaration } from '#kit/contract/define-list.ts'
import { asBefore, callerOf, everybody, isIn, type Asking } from './field-groups/asking.ts'
import { protectedInLists, walkedLists, type WalkedList } from './field-groups/walked.ts'
import { declaredLists } from './walk.ts'

type Row = Record<string, unknown> & { id: string }
interface Page {
  data: Row[]
  meta: PageMeta
}

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
}, 120_000)
afterAll(() => server.close())

const lists = (await declaredLists()).map(({ value }) => value).filter(({ groups }) => groups)
const seesOf = (asking: Asking, { subject, groupsOf, ofStaff = [] }: WalkedList, group: string) =>
  ofStaff.includes(group)
    ? !['employer', 'employee'].includes(asking.as)
    : asking.sees(groupsOf ?? subject, 'view', group)

// ─── what is asked ───────────────────────────────────────────────────────────

const valueOf = ({ kind, choices = [] }: FilterDeclaration): string =>
  ({
    choice: choices[0] ?? '',
    reference: '00000000-0000-4000-8000-000000000000',
    date: '2026-01-01',
    number: '1',
    yesNo: 'true',
    text: 'a',
  })[kind]

const operatorsOf = ({ kind, optional }: FilterDeclaration): string[] => {
  const value = `=${valueOf({ kind })}`
  const ranged = ['number', 'date'].includes(kind) ? [`[gte]${value}`, `[lte]${value}`] : []
  return [value, `[contains]${value}`, ...ranged, ...(optional ? ['=none'] : [])]
}

/** Every way to sort and to filter by a field, as a parameter. */
function waysBy(list: ListDeclaration, field: string): string[] {
  const filter = list.filters[field]
  return [
    ...(list.sorts.includes(field)
      ? [`sort=${field}`, `sort=-${field}`, `sort=-${field},${list.sorts[0]}`]
      : []),
    ...(filter ? operatorsOf(filter).map((rest) => `filter[${field}]${rest}`) : []),
  ]
}

/** The same with a name that no list declares. */
const undeclared = (way: string, field: string) => way.replaceAll(field, 'nothingLikeIt')

const refusal = async (caller: Caller, path: string, field: string) => {
  const { status, body } = await caller.get(path)
  const { code, title, errors } = body
  const plain = JSON.stringify({ status, code, title, errors })
  return plain.replaceAll(field, 'nothingLikeIt')
}

const cellsOf = (walked: WalkedList, list: ListDeclaration) =>
  everybody
    .filter((asking) => isIn(asking, walked.subject))
    .filter((asking) => walked.path !== '/birthdays' || isIn(asking, 'Birthdays'))
    .map((asking) => {
      const fields = Object.keys(list.groups ?? {})
      const hidden = fields.filter((field) => !seesOf(asking, walked, list.groups?.[field] ?? ''))
      return { asking, hidden, who: asking.title }
    })

const walked = lists.flatMap((list) =>
  (walkedLists[list.tableState] ?? []).flatMap((each) =>
    cellsOf(each, list).map((cell) => ({
      ...cell,
      list,
      each,
      where: `${each.path}?${each.asks}`,
    })),
  ),
)
const hiding = walked.filter(({ hidden }) => hidden.length > 0)

const decoded = (cursor: string) => Buffer.from(cursor, 'base64url').toString()

const texts = (rows: readonly Row[], fields: readonly string[]) =>
  new Set(
    rows
      .flatMap((row) => fields.map((field) => row[field]))
      .filter((value) => typeof value === 'string'),
  )

// ─── lists ───────────────────────────────────────────────────────────────────

test('every list with protected fields is walked', () => {
  expect(lists.map(({ tableState }) => tableState).toSorted()).toEqual(
    Object.keys(walkedLists).toSorted(),
  )
  expect(hiding.length).toBeGreaterThan(15)
})

test.each(Object.entries(protectedInLists))('%s protects what it must', (key, fields) => {
  const list = lists.find(({ tableState }) => tableState === key)
  expect(list?.groups).toMatchObject(fields)
})

test('no list begins in an order of protected fields', () => {
  for (const { defaultSort, groups } of lists)
    expect(Object.keys(groups ?? {})).not.toContain(defaultSort.replace('-', ''))
})

describe.each(hiding)('$where for $who', ({ asking, hidden, list, each, where }) => {
  let caller: Caller
  let whole: Row[]
  let seen: Page
  beforeAll(async () => {
    caller = await callerOf(server, asking)
    whole = (await margaret.get<Page>(`${where}&perPage=100`)).body.data
    const answer = await caller.get<Page>(`${where}&perPage=100`)
    expect(answer.status).toBe(200)
    seen = answer.body
  })
  afterAll(() => asBefore(server, asking))

  test('has no value of hidden fields', () => {
    for (const row of seen.data)
      for (const field of hidden) expect(row[field] ?? null, field).toBeNull()
  })

  test('is neither sorted nor filtered by them, as if there were none', async () => {
    for (const field of hidden)
      for (const way of waysBy(list, field)) {
        const refused = await refusal(caller, `${where}&${way}`, field)
        expect(refused, way).toBe(
          await refusal(caller, `${where}&${undeclared(way, field)}`, 'nothingLikeIt'),
        )
        expect(refused).toContain('"status":422')
        if (!each.totals) continue
        const total = await refusal(caller, `${each.totals}?${each.asks}&${way}`, field)
        expect(total, `total by ${way}`).toContain('"status":422')
      }
  })

  test('says nothing of them where a page ends', async () => {
    for (const sort of list.sorts.filter((name) => !hidden.includes(name)))
      for (const by of [sort, `-${sort}`]) {
        const { status, body } = await caller.get<Page>(`${where}&sort=${by}&perPage=5`)
        expect(status, by).toBe(200)
        const end = body.meta.after === undefined ? '' : decoded(body.meta.after)
        for (const text of texts(
          whole,
          hidden.filter((name) => each.searched?.includes(name)),
        ))
          expect(end, by).not.toContain(text)
      }
  })

  test('finds nothing by their text', async () => {
    const searched = (each.searched ?? []).filter((field) => hidden.includes(field))
    for (const name of [...texts(whole, searched)].slice(0, 15)) {
      const { body } = await caller.get<Page>(`${where}&search=${encodeURIComponent(name)}`)
      expect(body.meta.total, name).toBe(0)
    }
  })

  test('adds up none of them', async () => {
    if (!each.totals) return
    const { body } = await caller.get<Record<string, unknown>>(`${each.totals}?${each.asks}`)
    const narrowed = await caller.get<Record<string, unknown>>(
      `${each.totals}?${each.asks}&filter[language]=en,fr`,
    )
    for (const field of hidden)
      expect([body[field] ?? null, narrowed.body[field] ?? null], field).toEqual([null, null])
  })

  test('chooses nothing by them to act on', async () => {
    if (!each.bulk) return
    const by = hidden.flatMap((field) => waysBy(list, field))
    for (const way of by) {
      const [name = '', value = ''] = way.split(/=(.*)/s)
      const matching = { ...Object.fromEntries(new URLSearchParams(each.asks)), [name]: value }
      const { status } = await caller.post(each.bulk.path, { ...each.bulk.body, matching })
      expect([403, 422], way).toContain(status)
    }
  })
})

describe.each(walked)('the export of $where for $who', ({ asking, list, each }) => {
  const hidden = Object.keys(list.groups ?? {}).filter((field) => {
    const group = list.groups?.[field] ?? ''
    return each.path === '/birthdays' || each.groupsOf || each.ofStaff?.includes(group)
      ? !seesOf(asking, each, group)
      : !asking.sees(each.subject, 'export', group)
  })

  test('has no hidden field', async () => {
    const caller = await callerOf(server, asking)
    try {
      const path = `${each.path}/export?${each.asks}&format=csv`
      const { status, body } = await caller.get<string>(path)
      if (status === 403) return
      expect(status).toBe(200)
      const rows = (await margaret.get<Page>(`${each.path}?${each.asks}&perPage=100`)).body.data
      const names = hidden.filter((field) => each.searched?.includes(field))
      for (const text of texts(rows, names)) expect(body).not.toContain(text)
      for (const field of hidden) {
        const one = await caller.get<string>(`${path}&columns=${field}`)
        if (one.status === 422) continue
        const cells = parse(one.body as unknown as string, {
          bom: true,
          from_line: 2,
          relax_column_count: true,
          skip_empty_lines: true,
        })
        expect([...new Set(cells.flat().filter((cell) => cell !== ''))], field).toEqual([])
      }
      for (const field of Object.keys(list.groups ?? {}))
        if (!seesOf(asking, each, list.groups?.[field] ?? ''))
          for (const way of waysBy(list, field))
            expect((await caller.get(`${path}&${way}`)).status, way).toBe(422)
    } finally {
      await asBefore(server, asking)
    }
  })
})

/** Under which name a row tells what is filtered or sorted by, where that is another. */
const toldAs: Record<string, string> = {
  assigneeId: 'assignee',
  programId: 'programCode',
  roleId: 'role',
  teamId: 'team',
  employerId: 'organisation',
}

/** Lists that people outside of the organisation read. */
const outside = [
  { as: 'employer', path: '/applications?stage=pending', key: 'applicationsTableState' },
  { as: 'employer', path: '/applications?stage=approved', key: 'applicationsTableState' },
  { as: 'employee', path: '/applications?stage=pending', key: 'applicationsTableState' },
  { as: 'employer', path: '/users/employees?', key: 'employeesTableState' },
] as const

test.each(outside)('an $as asks $path for nothing that its rows do not say', async (on) => {
  const list = (await declaredLists()).find(({ value }) => value.tableState === on.key)?.value
  const caller = await server.as(on.as)
  const { body } = await caller.get<Page>(on.path)
  const isTold = (field: string) =>
    body.data.some((row) => (row[toldAs[field] ?? field] ?? null) !== null)
  const fields = new Set([...(list?.sorts ?? []), ...Object.keys(list?.filters ?? {})])
  let asked = 0
  for (const field of fields)
    for (const way of waysBy(list!, field)) {
      const { status } = await caller.get(`${on.path}&${way}`)
      if (status === 422) continue
      asked += 1
      const isOfNone = field === 'decidedAt' && on.path.includes('pending')
      expect([way, body.data.length === 0 || isOfNone || isTold(field)]).toEqual([way, true])
    }
  expect(asked).toBeGreaterThan(5)
})
