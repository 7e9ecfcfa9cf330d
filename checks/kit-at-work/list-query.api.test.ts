import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/test-database.ts'
import type { Database } from '#database/types.generated.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import { encodeCursor } from '#kit/server/list-cursor.ts'
import { readAll, readPage, type ListSource } from '#kit/server/list-query.ts'

const rowCount = 100_000

interface Row {
  number: number
  day: string | null
}

let copy: TestDatabase
let open: OpenDatabase
let sent: CompiledQuery[] = []
let db: Kysely<Database>
beforeAll(async () => {
  copy = await createTestDatabase()
  open = openDatabase(copy.connection)
  const dialect = new PostgresDialect({ pool: open.pool })
  db = new Kysely({ dialect, log: ({ query }) => void sent.push(query) })
  await sql`create table things (id uuid primary key default uuidv7(), number int not null, day date)`.execute(
    db,
  )
  await sql`insert into things (number, day)
    select n, case when n % 2 > 0 then '2000-01-01'::date + n % 3000 end from generate_series(1, ${sql.lit(rowCount)}) n`.execute(
    db,
  )
  await sql`create index on things (day, id)`.execute(db)
  await sql`create index on things (number, id)`.execute(db)
  await sql`vacuum analyze things`.execute(db)
})
afterAll(async () => {
  await open.close()
  await copy.drop()
})

const things: ListSource = {
  from: sql`things t`,
  id: sql`t.id`,
  columns: { day: sql`t.day`, number: sql`t.number` },
  where: [],
  select: sql`t.number, t.day`,
  total: async () => rowCount,
}

/** More than are read at once, and few enough to be sorted again and again. */
const someThings = { ...things, where: [sql<boolean>`t.number <= 3500`] }

const asked = (text: string, part: Partial<ListQuery> = {}): ListQuery => ({
  page: 1,
  perPage: 50,
  sort: text.split(',').map((by) => ({ by: by.replace('-', ''), descending: by.startsWith('-') })),
  search: null,
  filters: [],
  after: null,
  ...part,
})

const numbersOf = (rows: Row[]) => rows.map(({ number }) => number)

describe('a list whose rows may lack what they are sorted by', () => {
  it.each(['day', '-day', 'day,-number', '-day,number'])(
    'is read as a whole by %s, piece after piece',
    async (sort) => {
      const read: Row[] = []
      for await (const row of readAll<Row>(db, someThings, asked(sort))) read.push(row)
      const order = sort.split(',').map((by) => (by.startsWith('-') ? `${by.slice(1)} desc` : by))
      const id = order.at(-1)!.endsWith('desc') ? 'id desc' : 'id'
      const { rows } = await sql<Row>`
        select number from things where number <= 3500 order by ${sql.raw([...order, id].join(', '))}`.execute(
        db,
      )
      expect(numbersOf(read)).toEqual(numbersOf(rows))
      expect(read).toHaveLength(3500)
    },
  )

  it('ends with those that lack it, and begins with them the other way round', async () => {
    const up = await readPage<Row>(db, things, asked('day', { page: rowCount / 50 }))
    const down = await readPage<Row>(db, things, asked('-day'))
    expect(up.data.map(({ day }) => day)).toEqual(Array(50).fill(null))
    expect(down.data.map(({ day }) => day)).toEqual(Array(50).fill(null))
  })
})

describe('a page deep in a long list', () => {
  const lastWithDay = Math.ceil(rowCount / 2 / 50)
  it.each([
    { sort: 'day', page: 900, is: 'among days' },
    { sort: 'day', page: lastWithDay - 1, is: 'before the last day' },
    { sort: 'day', page: lastWithDay + 50, is: 'among those without a day' },
    { sort: '-day', page: 50, is: 'among those without a day' },
    { sort: '-day', page: rowCount / 2 / 50 - 1, is: 'before the first day' },
    { sort: '-day', page: 1500, is: 'among days' },
    { sort: 'number', page: 900, is: 'of a column that is never empty' },
    { sort: '-number', page: 900, is: 'of a column that is never empty' },
  ])('$is by $sort is found in the index at the cost of the first', async ({ sort, page }) => {
    const { meta } = await readPage<Row>(db, things, asked(sort, { page }))
    sent = []
    await readPage<Row>(db, things, asked(sort, { after: meta.after! }))
    const [query] = sent
    const explained = await open.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, timing off, costs off) ${query?.sql}`,
      [...(query?.parameters ?? [])],
    )
    const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan/)
    const met = [...plan.matchAll(/(?:actual rows=|Rows Removed by Filter: )(\d+)/g)]
    expect(met.length).toBeGreaterThan(3)
    expect(Math.max(...met.map(([, rows]) => Number(rows))), plan).toBeLessThan(rowCount / 100)
  })
})

describe('a cursor that is not ours', () => {
  it.each([
    'rubbish',
    encodeCursor(['2026-01-01']),
    encodeCursor(['2026-01-01', null]),
    encodeCursor(['2026-01-01', '1', '2']),
    Buffer.from('[1, 2]').toString('base64url'),
    Buffer.from('"ab"').toString('base64url'),
  ])('%s is refused', async (after) => {
    await expect(readPage(db, things, asked('day', { after }))).rejects.toMatchObject({
      status: 422,
      options: { errors: { after: [{ code: 'format' }] } },
    })
  })
})
