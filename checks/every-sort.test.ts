import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { served } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Endpoint, PageMeta } from '#kit/contract/define-endpoint.ts'
import type { ListDeclaration } from '#kit/contract/define-list.ts'
import { addRows, countMissing, emptyAndRepeat, keepFew, nullableSorts } from './lists/many-rows.ts'

interface Row {
  id: string
  [field: string]: unknown
}

interface Listing {
  name: string
  list: ListDeclaration
  path: string
  /** Of its export, when it has one. */
  exported: string | null
}

const endpoints = served as { name: string; endpoint: Endpoint }[]
/** What is counted of a list, and rows asked for by their ids, are no page of it. */
const noPage = /\/(?:totals|cards)$/
const isPageOfRows = ({ endpoint }: { endpoint: Endpoint }) =>
  endpoint.list !== undefined && !endpoint.stream && !noPage.test(endpoint.path)

const listings: Listing[] = endpoints.filter(isPageOfRows).map(({ name, endpoint }) => {
  const list = endpoint.list!
  const sibling = endpoints.find(({ endpoint: other }) => other.stream && other.list === list)
  return { name, list, path: endpoint.path, exported: sibling?.endpoint.path ?? null }
})

/** What a list is asked beside its sort, where it is read in more than one way. */
const ways: Record<string, readonly string[]> = {
  ordersTableState: ['', 'filter[side]=buy,sell', 'filter[status]=draft'],
  shareholdersTableState: ['', 'filter[language]=en,fr'],
  applicationsTableState: ['stage=pending', 'stage=pending&filter[submittedAt][gte]=2000-01-01'],
  birthdaysTableState: ['days=366'],
  fundingRequestsTableState: ['stage=awaitingForm'],
  // Whoever reads all of it adds to it.
  auditTableState: ['filter[kind]=refused'],
}
const waysOf = ({ list }: Listing) => ways[list.tableState] ?? ['']

/** By which columns of an export its rows are known, and what the list calls these. */
const known: Record<string, { columns: string; of: (row: Row) => unknown[] }> = {
  applicationsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  formAnswersTableState: {
    columns: 'reference',
    of: (row) => [(row['record'] as { reference: string }).reference],
  },
  birthdaysTableState: { columns: 'number', of: (row) => [row['number']] },
  ordersTableState: {
    columns: 'number,shareholderNumber',
    of: (row) => [row['number'] ?? '', (row['shareholder'] as { number: string }).number],
  },
  leadsTableState: {
    columns: 'name,email,phone',
    of: (row) => [row['name'], row['email'] ?? '', row['phone'] ?? ''],
  },
  participantsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  holdsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  orphanedTableState: { columns: 'reference', of: (row) => [row['reference']] },
  paymentBatchesTableState: { columns: 'reference', of: (row) => [row['reference']] },
  changeRequestsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  supplementsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  overpaymentsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  paymentsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  fundingRequestsTableState: { columns: 'reference', of: (row) => [row['reference']] },
  monitoringFormsTableState: {
    columns: 'placementReference,side,number',
    of: (row) => [
      row['placementReference'],
      row['side'] === 'employer' ? 'Employer' : 'Participant',
      String(row['number']),
    ],
  },
  employerDirectoryTableState: {
    columns: 'businessNumber',
    of: (row) => [row['businessNumber']],
  },
  auditTableState: {
    columns: 'reference,actor',
    of: (row) => [row['reference'], row['actor']],
  },
  programsTableState: { columns: 'code', of: (row) => [row['code']] },
  shareholdersTableState: { columns: 'number', of: (row) => [row['number']] },
  usersTableState: { columns: 'email', of: (row) => [row['email']] },
  employeesTableState: { columns: 'email', of: (row) => [row['email']] },
  employersTableState: { columns: 'email', of: (row) => [row['email']] },
}

const upAndDown = ({ sorts }: ListDeclaration) => sorts.flatMap((sort) => [sort, `-${sort}`])

/** And each with its neighbour in the other direction. */
const upDownAndMixed = (list: ListDeclaration): string[] => [...upAndDown(list), ...mixed(list)]
const mixed = ({ sorts }: ListDeclaration) =>
  sorts.slice(1).flatMap((sort, at) => [`${sorts[at]},-${sort}`, `-${sorts[at]},${sort}`])

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  await addRows(server.db)
  await copyPrograms()
  for (const { list } of listings) await emptyAndRepeat(server.db, list)
}, 120_000)
afterAll(() => server.close())

async function copyPrograms() {
  const { body } = await margaret.get<Page>('/programs')
  for (const { id } of body.data) {
    const answer = await margaret.post(`/programs/${id}/copies`, {
      code: `T${id.slice(-6)}`.toUpperCase(),
    })
    expect(answer.status).toBe(201)
  }
}

interface Page {
  data: Row[]
  meta: PageMeta
}

/** The lists of a form are those of the one that is answered most in the demonstration. */
async function filled(path: string): Promise<string> {
  if (!path.includes('{')) return path
  const { program_id, purpose } = await server.db
    .selectFrom('form_responses')
    .select(['program_id', 'purpose'])
    .groupBy(['program_id', 'purpose'])
    .orderBy((make) => make.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return path.replace('{id}', program_id).replace('{formId}', purpose)
}

async function read(path: string, parameters: string): Promise<Page> {
  const answer = await margaret.get<Page>(`${await filled(path)}${parameters}`)
  expect(answer.status, `${path}${parameters}`).toBe(200)
  return answer.body
}

/** All rows, by the numbers of as few pages as there can be. */
async function readWhole(path: string, parameters: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await read(path, `${parameters}&perPage=100&page=${page}`)
    rows.push(...data)
    if (!meta.after) return rows
  }
}

/** All rows, each page from where the one before it ended. */
async function walk(path: string, parameters: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let after = ''; ;) {
    const { data, meta } = await read(path, `${parameters}&perPage=5${after}`)
    rows.push(...data)
    if (!meta.after) return rows
    after = `&after=${meta.after}`
  }
}

const cases = (of: readonly Listing[], sortsOf: (list: ListDeclaration) => string[]) =>
  of.flatMap((listing) =>
    waysOf(listing).flatMap((way) =>
      sortsOf(listing.list).map((sort) => ({ ...listing, way, sort })),
    ),
  )

describe('an export', () => {
  const exported = listings.filter(({ exported: path }) => path)

  test.each(exported)('of $list.tableState says by what its rows are known', ({ list }) => {
    expect(Object.keys(known)).toContain(list.tableState)
  })

  test.each(cases(exported, upAndDown))(
    'has the rows of $name by $sort $way',
    async ({ list, path, exported: file, way, sort }) => {
      const { columns, of } = known[list.tableState]!
      const rows = await readWhole(`${path}?`, `sort=${sort}&${way}`)
      const asked = `format=csv&columns=${columns}&sort=${sort}&${way}`
      const csv = await margaret.get<string>(`${await filled(file ?? '')}?${asked}`)
      expect(csv.status).toBe(200)
      const lines = parse(csv.body as unknown as string, { bom: true, from_line: 2 })
      expect(lines).toEqual(rows.map((row) => of(row)))
      expect(rows.length).toBeGreaterThan(5)
    },
  )

  test('is longer than what is read at once', async () => {
    for (const path of ['/applications?stage=pending&', '/orders?', '/shareholders?'])
      expect((await read(path, 'perPage=5')).meta.total, path).toBeGreaterThan(1000)
  })
})

describe('going on from page to page', () => {
  beforeAll(() => keepFew(server.db))

  test.each(cases(listings, upDownAndMixed))(
    'sees every row of $name once by $sort $way',
    async ({ path, way, sort }) => {
      const whole = await readWhole(`${path}?`, `sort=${sort}&${way}`)
      const walked = await walk(`${path}?`, `sort=${sort}&${way}`)
      expect(walked.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
      expect(new Set(walked.map(({ id }) => id)).size).toBe(walked.length)
      expect(walked.length).toBeGreaterThan(10)
    },
  )

  test.each(listings)('meets rows of $name that lack what they are sorted by', async (listing) => {
    const ids: string[] = []
    for (const way of waysOf(listing))
      ids.push(...(await readWhole(`${listing.path}?`, way)).map(({ id }) => id))
    const met = await Promise.all(
      (await nullableSorts(server.db, listing.list)).map(async (sort) => ({
        sort,
        isMet: (await countMissing(server.db, listing.list, { sort, ids })) > 0,
      })),
    )
    expect(met.filter(({ isMet }) => !isMet)).toEqual([])
  })
})
