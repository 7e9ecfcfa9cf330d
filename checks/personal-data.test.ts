import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { toldColumns } from '#kit/server/read-mine.ts'
import { exportWords } from '#modules/privacy/server/export-words.ts'
import type { labelOf } from '#modules/privacy/server/export-page.ts'
import { declaredColumns, declaredData, foreignDeclarations } from './personal-data/declared.ts'
import { notAboutPeople } from './personal-data/not-about-people.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Column {
  table: string
  column: string
  isPointer: boolean
}

/** Ids, counters, moments and yes or no say nothing by themselves. */
const readColumns = async () => {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column",
      c.data_type in ('uuid', 'boolean', 'integer', 'bigint', 'smallint', 'timestamp with time zone')
        or c.is_generated = 'ALWAYS' and c.data_type <> 'text' as "isPointer"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
  return rows
}

describe('every column of the database', () => {
  it('is declared to be about people, or in a table that is not', async () => {
    const declared = declaredColumns()
    const unknown = (await readColumns())
      .filter(({ table, column, isPointer }) =>
        declared.has(table)
          ? !isPointer && !declared.get(table)?.has(column)
          : !(table in notAboutPeople),
      )
      .map(({ table, column }) => `${table}.${column}`)
    expect(unknown).toEqual([])
  })

  it('that is declared is there, in a table of the module that declares it, once about people or not', async () => {
    const columns = await readColumns()
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const tables = new Set(columns.map(({ table }) => table))
    const declared = declaredColumns()
    const named = [...declared].flatMap(([table, all]) =>
      [...all].map((column) => `${table}.${column}`),
    )
    expect(named.filter((name) => !there.has(name))).toEqual([])
    expect(Object.keys(notAboutPeople).filter((table) => !tables.has(table))).toEqual([])
    expect([...declared.keys()].filter((table) => table in notAboutPeople)).toEqual([])
    expect(foreignDeclarations()).toEqual([])
  })
})

describe('what is told of a person', () => {
  it.each(['en', 'fr'] as const)('has words in %s', (language) => {
    const own = translatorOf(exportWords[language], language)
    const missing = declaredData.flatMap(({ tables, words }) => {
      const wordsOf = words && translatorOf(words[language], language)
      return tables.flatMap((of) => {
        const columns = toldColumns(of, () => true)
        const lacking = columns.filter(
          (column) => /[_a-z]/.test(column) && !hasLabel(column, { own, wordsOf }),
        )
        return [
          ...(columns.length > 0 && !own.has(`tables.${of.table}`) ? [`tables.${of.table}`] : []),
          ...lacking.map((column) => `${of.table}.${column}`),
        ]
      })
    })
    expect([...new Set(missing)]).toEqual([])
  })
})

const camelCased = (column: string) =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function hasLabel(column: string, words: Parameters<typeof labelOf>[1]): boolean {
  const name = camelCased(column)
  return words.own.has(`columns.${name}`) || (words.wordsOf?.has(`fields.${name}`) ?? false)
}
