import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { createTestDatabase } from '#database/test-database.ts'
import { kitTables, type ServerModule } from '#kit/server/server-module.ts'
import { findCastWrites, findForeignWrites } from './own-tables.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The tables that every module says it keeps, and the kit's. */
const kept: { owner: string; table: string }[] = []

beforeAll(async () => {
  for (const file of fs.globSync('modules/*/server/manifest.ts', { cwd: root })) {
    const { manifest } = (await import(path.join(root, file))) as { manifest: ServerModule }
    const owner = file.split('/')[1] ?? ''
    for (const table of manifest.tables ?? []) kept.push({ owner, table })
  }
  for (const table of kitTables) kept.push({ owner: 'kit', table })
})

const owners = () => new Map(kept.map(({ table, owner }) => [table, owner]))

/** Of the database itself: which migrations were made. */
const ofDatabase = ['migration', 'migration_checksum', 'migration_lock']

test('every table of the migrated database is kept by one module or by the kit', async () => {
  const copy = await createTestDatabase()
  const open = openDatabase(copy.connection)
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
    open.kysely,
  )
  await open.close()
  await copy.drop()
  const tables = rows.map(({ name }) => name).filter((name) => !ofDatabase.includes(name))
  expect(kept.map(({ table }) => table).toSorted()).toEqual(tables.toSorted())
})

describe('a write of another module’s table is found', () => {
  let planted: string
  const files: Record<string, string> = {
    'modules/alpha/server/add.ts': "export const a = (db) => db.insertInto('teams').values({})\n",
    'modules/alpha/server/change.ts':
      "export const b = (db) => db\n  .updateTable('teams').set({})\n",
    'modules/alpha/server/drop.ts': "export const c = (db) => db.deleteFrom('teams')\n",
    'modules/alpha/server/row.ts': "export const d = (db) => insertRow(db, 'teams', {})\n",
    'modules/alpha/server/version.ts':
      "export const e = (db) => changeVersioned(db, { table: 'teams', id: 1 }, {})\n",
    'modules/alpha/server/insert.ts': 'export const f = sql`insert into teams (name) values (1)`\n',
    'modules/alpha/server/update.ts': 'export const g = sql`update teams t set name = 1`\n',
    'modules/alpha/server/delete.ts': 'export const h = sql`\n  delete from\n  teams where true`\n',
    'modules/alpha/server/merge.ts': 'export const i = sql`merge into teams using x on true`\n',
    'modules/alpha/server/inside.ts':
      'export const j = sql`with gone as (delete from teams returning id) select 1 from gone`\n',
    'modules/alpha/server/chosen.ts':
      "const tables = { team: 'teams' }\nexport const k = (it) => sql`update ${sql.table(tables[it])} set a = 1`\n",
    'modules/alpha/server/steps.ts':
      "export const s: SteppedEntity<Row, object, 'teams'> = { table: 'teams' }\n",
    'kit/server/knows.ts': 'export const l = sql`update teams set name = 1`\n',
    // What is in order:
    'modules/alpha/server/many.ts': "export const t: BulkAct = { table: 'teams' }\n",
    'modules/beta/server/own.ts': 'export const m = sql`update teams set name = 1`\n',
    'modules/alpha/server/read.ts':
      "// update teams, said aloud\nexport const n = (db) => db.selectFrom('teams')\n",
    'modules/alpha/server/through.ts':
      'export const o = sql`select 1 from teams for update of teams`\n',
    'modules/alpha/server/add.test.ts': 'export const p = sql`insert into teams values (1)`\n',
    // What the types do not look at:
    'modules/alpha/server/cast.ts':
      "export const q = (db) =>\n  db.insertInto('apples').values({\n    a: 1,\n  } as never).execute()\n",
    'modules/alpha/server/cast-row.ts':
      "export const r = (db, row) => insertRow(db, 'apples', row as any)\n",
  }

  beforeAll(() => {
    planted = fs.mkdtempSync(path.join(os.tmpdir(), 'own-tables-'))
    for (const [file, code] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
      fs.writeFileSync(path.join(planted, file), code)
    }
  })
  afterAll(() => fs.rmSync(planted, { recursive: true, force: true }))

  const names = 'add change chosen delete drop insert inside merge row steps update version'.split(
    ' ',
  )

  test('whichever way it is written, and nothing else', () => {
    const found = findForeignWrites(planted, new Map([['teams', 'beta']]))
    expect(found).toEqual([
      'kit/server/knows.ts writes teams, which beta keeps',
      ...names.map((name) => `modules/alpha/server/${name}.ts writes teams, which beta keeps`),
    ])
  })

  test('and so is one that the database’s types do not look at', () => {
    expect(findCastWrites(planted)).toEqual([
      'modules/alpha/server/cast-row.ts',
      'modules/alpha/server/cast.ts',
    ])
  })
})

test('every module writes its own tables alone', () => {
  expect(findForeignWrites(root, owners())).toEqual([])
})

test('every write is one that the database’s types look at', () => {
  expect(findCastWrites(root)).toEqual([])
})
