import { expect, test } from 'vitest'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { integer, structure, text } from '#kit/contract/fields.ts'
import * as z from 'zod/mini'
import type { Db } from './call.ts'
import { insertRow, toRow } from './storage.ts'
import { changeVersioned } from './versioned.ts'

const team = defineEntity('team', {
  name: text(80, { required: true }),
  longName: text(200),
  parts: structure(z.array(z.string())),
})

const target = { table: 'teams', id: '', version: 1, current: async () => ({}) } as const

/** Never called: what the compiler lets through is what is tested. */
export async function writes(db: Db, input: z.infer<typeof team.create>) {
  const row = toRow(team, { name: input.name })
  await insertRow(db, 'teams', row).execute()
  await changeVersioned(db, target, row)
  // @ts-expect-error -- the name is wanted
  await insertRow(db, 'teams', {}).execute()
  // @ts-expect-error -- the table lacks long_name and parts
  await insertRow(db, 'teams', toRow(team, input)).execute()
  // @ts-expect-error -- a name is text
  await insertRow(db, 'teams', { name: 7 }).execute()
  const numbered = toRow({ fields: { name: integer({ min: 1, max: 2 }) } }, { name: 1 })
  // @ts-expect-error -- a value of another type
  await insertRow(db, 'teams', numbered).execute()
  // @ts-expect-error -- the table lacks it
  await changeVersioned(db, target, { name: '', long_name: '' })
  // @ts-expect-error -- the name is always there
  await changeVersioned(db, target, { name: null })
  // @ts-expect-error -- nobody knows what is in it
  await changeVersioned(db, target, row as Record<string, unknown>)
}

test('values by field become columns, parts with a shape of their own JSON, what is missing null', () => {
  const given = { name: 'East', longName: undefined, parts: ['a'], elsewhere: 1 }
  expect(toRow(team, given)).toEqual({ name: 'East', long_name: null, parts: '["a"]' })
})
