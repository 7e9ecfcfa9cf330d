import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { closure } from '../contract/closure.ts'
import { readClosure } from './closure.queries.ts'

type NewClosure = z.infer<typeof closure.create>
type ChangedClosure = z.infer<typeof closure.update>

/** @throws 422 when the organisation is closed there on that day already */
export async function addClosure(change: Change, input: NewClosure): Promise<string> {
  const row = { ...toRow(closure, input), created_by: change.person.userId }
  const added = await insertRow(change.db, 'closures', row)
    .onConflict((conflict) => conflict.constraint('closures_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw invalidField('day', 'closedAlready')
  await record(change, added.id, {
    action: 'businessDays.closureAdded',
    changes: { day: [null, input.day], name: [null, input.name] },
  })
  return added.id
}

/** Corrects a closure; due dates that are set stay as they are. */
export async function editClosure(
  change: VersionedChange,
  id: string,
  input: ChangedClosure,
): Promise<void> {
  const { db, version } = change
  const before = await readClosure(db, id)
  const target = { table: 'closures', id, version, current: () => readClosure(db, id) } as const
  const changes = differences(before, input, closure.fields)
  if (isNothing(changes)) return refuseStale(db, target, before.version)
  await refuseTaken(change, { ...before, ...input })
  await changeVersioned(db, target, toRow(closure, input))
  await record(change, id, { action: 'businessDays.closureEdited', changes })
}

export async function removeClosure(change: VersionedChange, id: string): Promise<void> {
  const { db, version } = change
  const before = await readClosure(db, id)
  const current = () => readClosure(db, id)
  await changeVersioned(db, { table: 'closures', id, version, current }, { day: before.day })
  await db.deleteFrom('closures').where('id', '=', id).execute()
  await record(change, id, {
    action: 'businessDays.closureRemoved',
    changes: { day: [before.day, null], name: [before.name, null] },
  })
}

async function refuseTaken(
  { db }: Change,
  { id, day, province }: { id: string; day: string; province?: string | null | undefined },
) {
  const { rows } = await sql`
    select 1 from closures where day = ${day} and id <> ${id}
      and province is not distinct from ${province ?? null}`.execute(db)
  if (rows.length) throw invalidField('day', 'closedAlready')
}

async function record(
  change: Change,
  id: string,
  entry: { action: string; changes: Record<string, [unknown, unknown]> },
) {
  await change.audit({ ...entry, entity: 'closure', entityId: id })
  await change.announce({ topic: 'closures', id, subject: 'Settings General' })
}
