import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from './connect.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let copy: TestDatabase
let database: OpenDatabase

beforeAll(async () => {
  copy = await createTestDatabase()
  database = openDatabase(copy.connection, { poolSize: 1 })
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

const prepared = async (by = database) => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where not from_sql order by 1`.execute(by.kysely)
  return rows.map(({ statement }) => statement)
}

async function twice(ask: () => Promise<unknown>) {
  await ask()
  await ask()
}

it('what is asked a second time is prepared, for every value', async () => {
  const square = (value: number) =>
    sql<{ square: number }>`select ${value}::int * ${value}::int as square`.execute(database.kysely)
  await square(2)
  expect((await prepared()).filter((text) => text.includes('square'))).toEqual([])
  await square(3)
  expect((await prepared()).filter((text) => text.includes('square'))).toEqual([
    'select $1::int * $2::int as square',
  ])
  expect((await square(4)).rows).toEqual([{ square: 16 }])
})

it('a search is planned for what was typed', async () => {
  const typed = 'a%'
  await twice(() => sql`select 1 where 'abc' like ${typed}`.execute(database.kysely))
  expect((await prepared()).filter((text) => text.includes('abc'))).toEqual([])
})

it('several statements in one text, such as those that look after jobs, are answered every time', async () => {
  expect(await database.pool.query('select 1; select 2', [])).toHaveLength(2)
  await twice(() => database.pool.query('select 1; select 2', []))
})

it('a table that gets another column goes on answering', async () => {
  await sql`create table kept (id int)`.execute(database.kysely)
  const read = () => sql`select id from kept where id > ${0}`.execute(database.kysely)
  await twice(read)
  await sql`alter table kept add column name text`.execute(database.kysely)
  await sql`insert into kept values (1, 'A')`.execute(database.kysely)
  expect((await read()).rows).toEqual([{ id: 1 }])
})

it('a statement that is refused once is refused and answered as before', async () => {
  const divide = (by: number) =>
    sql<{ whole: number }>`select 6 / ${by}::int as whole`.execute(database.kysely)
  await expect(divide(0)).rejects.toThrow('division by zero')
  await expect(divide(0)).rejects.toThrow('division by zero')
  expect((await divide(3)).rows).toEqual([{ whole: 2 }])
})

it('four hundred are kept, and what comes after them is answered all the same', async () => {
  for (let each = 0; each < 450; each++)
    await twice(() => sql`select ${each}::int + ${sql.raw(`${each}`)}`.execute(database.kysely))
  expect(await prepared()).toHaveLength(400)
})

it('behind a pooler nothing is prepared', async () => {
  const other = openDatabase(copy.connection, { poolSize: 1, preparing: false })
  await twice(() => sql`select ${1}::int`.execute(other.kysely))
  expect(await prepared(other)).toEqual([])
  await other.close()
})
