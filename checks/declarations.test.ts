import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#database/connect.ts'
import { createTestDatabase, type TestDatabase } from '#database/test-database.ts'
import type { Entity } from '#kit/contract/define-entity.ts'
import type { Field, FieldKind } from '#kit/contract/fields.ts'
import { columnOf } from '#kit/server/storage.ts'
import { sortedBy, whereRead } from './lists/where-read.ts'
import { stored } from './stored-entities.ts'
import {
  declaredEndpoints,
  declaredEntities,
  declaredLists,
  declaredMachines,
  declaredScreens,
  declaredSubjects,
} from './walk.ts'

let copy: TestDatabase
let open: OpenDatabase
beforeAll(async () => {
  copy = await createTestDatabase()
  open = openDatabase(copy.connection)
})
afterAll(async () => {
  await open.close()
  await copy.drop()
})

interface Column {
  name: string
  type: string
  nullable: boolean
  length: number | null
  precision: number | null
  scale: number | null
  /** Values that a check of the column allows. */
  allowed: string[] | null
}

async function columnsOf(table: string): Promise<Map<string, Column>> {
  const { rows } = await sql<Omit<Column, 'allowed'> & { check: string | null }>`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      character_maximum_length as length, numeric_precision as precision, numeric_scale as scale,
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = ${table}::regclass and k.contype = 'c' and cardinality(k.conkey) = 1
          and k.conkey[1] = c.ordinal_position) as check
    from information_schema.columns c
    where table_schema = 'public' and table_name = ${table}`.execute(open.kysely)
  return new Map(rows.map(({ check, ...row }) => [row.name, { ...row, allowed: allowedBy(check) }]))
}

const allowedBy = (check: string | null) =>
  check?.includes('ARRAY')
    ? [...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? '')
    : null

// ─── entities and their tables ───────────────────────────────────────────────

const tableOf = ({ name }: Entity) => stored[name]?.table ?? `${columnOf(name)}s`

const types: Record<FieldKind, readonly string[]> = {
  text: ['text', 'character varying'],
  code: ['text', 'character varying'],
  longText: ['text', 'character varying'],
  email: ['text', 'character varying'],
  phone: ['text', 'character varying'],
  choice: ['text', 'character varying'],
  choices: ['ARRAY', 'jsonb'],
  bilingual: ['jsonb'],
  structure: ['jsonb'],
  integer: ['integer', 'smallint', 'bigint'],
  decimal: ['numeric'],
  money: ['numeric'],
  percent: ['numeric'],
  date: ['date'],
  instant: ['timestamp with time zone'],
  yesNo: ['boolean'],
  reference: ['uuid'],
  file: ['uuid'],
}

const largest: Record<string, number> = { smallint: 32_767, integer: 2_147_483_647 }

/** What of a field its column cannot hold. */
function misfits(field: Field, column: Column | undefined): string[] {
  if (!column) return ['has no column']
  const found: string[] = []
  if (!types[field.kind].includes(column.type))
    found.push(`${field.kind} is stored as ${column.type}`)
  if (column.length !== null && (field.maxLength ?? Infinity) > column.length)
    found.push(`${field.maxLength} characters do not fit into ${column.length}`)
  if (column.type === 'numeric' && column.precision !== null) {
    const { precision, scale } = column
    if ((field.scale ?? 0) > (scale ?? 0))
      found.push(`${field.scale} decimals do not fit into ${scale}`)
    const most = Math.max(Math.abs(field.max ?? 0), Math.abs(field.min ?? 0))
    if (Math.floor(most) >= 10 ** (precision - (scale ?? 0)))
      found.push(`${most} does not fit into numeric(${precision}, ${scale})`)
  }
  const most = largest[column.type]
  if (most !== undefined && (field.max ?? 0) > most)
    found.push(`${field.max} does not fit into ${column.type}`)
  if (!field.required && !field.readOnly && !column.nullable)
    found.push('may be left out, but its column may not be empty')
  const missing = (field.choices ?? []).filter(
    (choice) => column.allowed && !column.allowed.includes(choice),
  )
  if (missing.length) found.push(`the database refuses ${missing.join(', ')}`)
  const superfluous = (column.allowed ?? []).filter(
    (value) => field.choices && !field.choices.includes(value),
  )
  if (superfluous.length)
    found.push(`the database allows ${superfluous.join(', ')}, which is not declared`)
  return found
}

const entities = (await declaredEntities()).map(({ value }) => value)

describe.each(entities)('the entity $name', (entity) => {
  test('fits the columns of its table', async () => {
    const columns = await columnsOf(tableOf(entity))
    const { columns: renamed = {}, elsewhere = [] } = stored[entity.name] ?? {}
    const own = Object.entries(entity.fields).filter(([name]) => !elsewhere.includes(name))
    const wrong = own.flatMap(([name, field]) =>
      misfits(field, columns.get(renamed[name] ?? columnOf(name))).map(
        (fault) => `${name}: ${fault}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  test('has an id, and versions where it is changed', async () => {
    const columns = await columnsOf(tableOf(entity))
    expect(columns.get('id')?.type).toBe('uuid')
    if (stored[entity.name]?.versionsElsewhere) return
    if (Object.values(entity.fields).some(({ readOnly }) => !readOnly))
      for (const [name, type] of Object.entries({
        version: 'integer',
        created_at: 'timestamp with time zone',
        updated_at: 'timestamp with time zone',
      }))
        expect(columns.get(name), name).toMatchObject({ type, nullable: false })
  })
})

test('a field that does not fit is noticed', () => {
  const column = {
    name: 'x',
    type: 'numeric',
    nullable: false,
    length: null,
    precision: 5,
    scale: 2,
    allowed: null,
  }
  const field = {
    kind: 'money',
    required: true,
    inList: false,
    readOnly: false,
    isProtected: false,
    schema: null as never,
  } as const
  expect(misfits({ ...field, max: 999.99, scale: 2 }, column)).toEqual([])
  expect(misfits({ ...field, max: 1000, scale: 2 }, column)).toHaveLength(1)
  expect(misfits({ ...field, max: 1, scale: 3 }, column)).toHaveLength(1)
  expect(misfits({ ...field, required: false, max: 1, scale: 2 }, column)).toHaveLength(1)
  expect(misfits({ ...field, kind: 'date' }, column)).toHaveLength(1)
  expect(misfits(field, undefined)).toEqual(['has no column'])
})

// ─── status machines and what the database knows of them ─────────────────────

test('the stages that the database derives are those of the declared states', async () => {
  const machines = (await declaredMachines()).map(({ value }) => value)
  const application = machines.find(({ name }) => name === 'application')
  const { rows } = await sql<{
    id: string
  }>`select id from applications where decided_by is null limit 1`.execute(open.kysely)
  const derived: Record<string, string | null> = {}
  for (const state of Object.keys(application?.states ?? {})) {
    const { rows: updated } = await sql<{ stage: string | null }>`
      update applications set status = ${state}, participant_id = null where id = ${rows[0]?.id ?? ''} returning stage`.execute(
      open.kysely,
    )
    derived[state] = updated[0]?.stage ?? null
  }
  const declared = Object.entries(application?.states ?? {}).map(([state, { stage }]) => [
    state,
    stage ?? null,
  ])
  expect(derived).toEqual(Object.fromEntries(declared))
})

test('every state of a machine is one of its entity’s', async () => {
  for (const { value: machine } of await declaredMachines()) {
    const field = entities.find(({ name }) => name === machine.name)?.fields['status']
    if (field?.choices)
      expect([...field.choices].toSorted(), machine.name).toEqual(
        Object.keys(machine.states).toSorted(),
      )
  }
})

test('declarations of every kind are found, so that what is said of each is said of some', async () => {
  const found = {
    entities: await declaredEntities(),
    machines: await declaredMachines(),
    lists: await declaredLists(),
    screens: await declaredScreens(),
    endpoints: await declaredEndpoints(),
    subjects: await declaredSubjects(),
  }
  const few = Object.entries(found).filter(([, { length }]) => length < 4)
  expect(few).toEqual([])
  expect(found.lists.length).toBeGreaterThan(12)
  expect(found.entities.length).toBeGreaterThan(12)
})

test('what a screen is for is an action of its subject', async () => {
  const subjects = new Map(
    (await declaredSubjects()).flatMap(({ value }) => Object.entries(value.subjects)),
  )
  const acts = (await declaredScreens())
    .flatMap(({ value }) => Object.values(value))
    .flatMap(({ path, act, subject }) => (act ? [{ path, act, subject }] : []))
  expect(acts.length).toBeGreaterThan(5)
  const isMeant = ({ act, subject }: (typeof acts)[number]) =>
    subjects.get(subject ?? '')?.actions.includes(act)
  expect(acts.filter((each) => !isMeant(each))).toEqual([])
})

// ─── lists ───────────────────────────────────────────────────────────────────

describe.each((await declaredLists()).map(({ value }) => value))(
  'the list of $tableState',
  (list) => {
    test('says where it is read', () => {
      expect(Object.keys(whereRead)).toContain(list.tableState)
    })

    test.each(list.sorts.map((sort) => ({ sort })))(
      'is read in the order of $sort from an index',
      async ({ sort }) => {
        const at = whereRead[list.tableState]
        if (!at || at.isSmall) return
        const column = sortedBy(at, sort)
        const id = at.id ?? 'id'
        for (const direction of ['asc', 'desc']) {
          const plan = await open.kysely.connection().execute(async (db) => {
            for (const off of [
              'enable_seqscan',
              'enable_sort',
              'enable_incremental_sort',
              'enable_bitmapscan',
            ])
              await sql.raw(`set ${off} = off`).execute(db)
            const { rows } = await sql
              .raw<{ 'QUERY PLAN': string }>(
                `explain select ${id} from ${at.table} ${at.where ? `where ${at.where}` : ''} order by ${column} ${direction}, ${id} ${direction} limit 25`,
              )
              .execute(db)
            await sql.raw('reset all').execute(db)
            return rows.map((row) => row['QUERY PLAN']).join('\n')
          })
          expect(plan).not.toMatch(/Sort/)
          expect(plan).toMatch(/Index/)
        }
      },
    )

    test('is sorted at first by what it may be sorted by', () => {
      for (const part of list.defaultSort.split(','))
        expect(list.sorts).toContain(part.replace(/^-/, ''))
    })
  },
)

test('every list is served by an endpoint', async () => {
  const served = (await declaredEndpoints()).flatMap(({ value }) =>
    Object.values(value).map(({ list }) => list),
  )
  for (const { name, value } of await declaredLists()) expect(served, name).toContain(value)
})
