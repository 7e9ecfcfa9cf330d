import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { createTestDatabase } from '#database/test-database.ts'
import { ownTimeInMigrations, ownTimeOnServer, ownTimeOnWeb } from './one-clock.ts'
import { root } from './walk.ts'

/** The clock itself, and what really waits for the machine. */
const onServer: Record<string, string> = {
  'kit/server/clock.ts': 'is the clock',
  'scripts/open-data.ts': 'waits so long for a database to come up, before there is a clock',
}

const onWeb: Record<string, string> = {
  'kit/web/clock.ts': 'is the clock of the page',
  'kit/web/form/use-countdown.ts': 'counts seconds from an answer on',
  'kit/web/activity.ts': 'measures how long nobody has touched the page',
  'modules/two-factor/web/session-life.ts': 'sets the server’s moments off against the device’s',
  'modules/two-factor/web/use-session-watch.ts': 'waits until moments that are set off so',
  'modules/two-factor/web/SessionWarningDialog.tsx': 'counts down to a moment that is set off so',
}

describe('nobody but the clock says what time it is', () => {
  test('on the server, in code and in SQL', () => {
    expect(ownTimeOnServer(root, onServer)).toEqual([])
  })

  test('on the web', () => {
    expect(ownTimeOnWeb(root, onWeb)).toEqual([])
  })

  test('in migrations since there is the clock', () => {
    expect(ownTimeInMigrations(root)).toEqual([])
  })

  test('and every exception is still one', () => {
    const on = (found: { file: string }[]) => new Set(found.map(({ file }) => file))
    const server = on(ownTimeOnServer(root, {}))
    const web = on(ownTimeOnWeb(root, {}))
    expect(Object.keys(onServer).filter((file) => !server.has(file))).toEqual([])
    expect(Object.keys(onWeb).filter((file) => !web.has(file))).toEqual([])
  })
})

describe('in the database that the migrations make', async () => {
  const copy = await createTestDatabase()
  const { kysely, close } = openDatabase(copy.connection)
  afterAll(async () => {
    await close()
    await copy.drop()
  })

  test('no default of a column is the real time', async () => {
    const { rows } = await sql<{ column: string }>`
      select c.table_name || '.' || c.column_name as column from information_schema.columns c
      where c.table_schema = 'public' and c.column_default ~* '(^|[^_])(now\(\)|current_|localtime)'
        and c.table_name not like 'migration%'`.execute(kysely)
    expect(rows).toEqual([])
  })

  test('no function asks for the real time, but for the clock', async () => {
    const { rows } = await sql<{ name: string }>`
      select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosrc ~* '(^|[^_a-z])(now\(\)|current_(date|time)|localtime|clock_timestamp)'`.execute(
      kysely,
    )
    expect(rows).toEqual([{ name: 'clock_now' }])
  })
})

describe('a planted violation is found:', () => {
  const planted = mkdtempSync(join(tmpdir(), 'one-clock-'))
  afterAll(() => rmSync(planted, { recursive: true, force: true }))
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(planted, file)), { recursive: true })
    writeFileSync(join(planted, file), text)
  }

  test.each([
    ['kit/server/a.ts', 'export const at = Date.now()'],
    ['modules/alpha/server/b.ts', 'const now = new Date()'],
    ['modules/alpha/contract/c.ts', 'const day = new Intl.DateTimeFormat("en-CA").format()'],
    ['modules/alpha/server/d.ts', 'await sql`update x set y = now()`.execute(db)'],
    ['modules/alpha/server/e.queries.ts', 'sql`where due_on < current_date`'],
    ['apps/server/f.ts', 'sql`select clock_timestamp()`'],
    ['seeds/g.ts', 'sql`select localtimestamp`'],
    ['modules/alpha/server/h.ts', 'const year = call.now.getUTCFullYear()'],
    ['modules/alpha/server/i.ts', 'const day = change.now.toISOString().slice(0, 10)'],
    ['scripts/j.ts', "sql`select 'today'::date`"],
  ])('%s: %s', (file, text) => {
    plant(file, `${text}\n`)
    expect(ownTimeOnServer(planted, {}).filter((each) => each.file === file)).toHaveLength(1)
    expect(ownTimeOnServer(planted, { [file]: 'may' }).some((each) => each.file === file)).toBe(
      false,
    )
  })

  test('on the web and in a new migration', () => {
    plant('modules/alpha/web/Due.tsx', 'const isLate = dueOn < new Date().toISOString()\n')
    plant(
      'database/migrations/2026-12-01-010-late.sql',
      'create table t (at timestamptz default now());\n',
    )
    expect(ownTimeOnWeb(planted, {})).toHaveLength(1)
    expect(ownTimeInMigrations(planted)).toHaveLength(1)
  })

  test('while the clock, a measurement and a comment are let pass', () => {
    plant(
      'kit/server/fine.ts',
      '/** As now() is. */\nconst now = clock.now()\nconst began = performance.now()\nsql`set at = clock_now(), on_day = organisation_today()`\nconst later = new Date(at)\n',
    )
    expect(
      ownTimeOnServer(planted, {}).filter(({ file }) => file === 'kit/server/fine.ts'),
    ).toEqual([])
  })
})
