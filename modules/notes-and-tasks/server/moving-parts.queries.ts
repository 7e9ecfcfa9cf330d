import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { MovedParts } from './move-to-parent.ts'
import type { ParentKey } from './parents.ts'

export interface CountedParts {
  notes: number
  tasks: number
  files: number
}

/** How much hangs on a record and would move with it, whoever may read it; of the trash nothing is said. */
export async function countMovingParts(
  db: Db,
  { kind, id }: ParentKey,
  only?: MovedParts,
): Promise<CountedParts> {
  const of = (ids: readonly string[] | undefined) =>
    sql`parent_kind = ${kind} and parent_id = ${id} and deleted_at is null ${ids ? sql`and id = any(${ids}::uuid[])` : sql``}`
  const { rows } = await sql<CountedParts>`select
    (select count(*)::int from notes where ${of(only?.notes)}) as notes,
    (select count(*)::int from tasks where ${of(only?.tasks)}) as tasks,
    (select count(*)::int from record_files where ${of(only?.files)}) as files`.execute(db)
  return rows[0] ?? { notes: 0, tasks: 0, files: 0 }
}

/** Whether something hangs on a record, in the trash too, beside what moved there. */
export async function hasOtherParts(
  db: Db,
  { kind, id }: ParentKey,
  but: MovedParts,
): Promise<boolean> {
  const beside = (ids: readonly string[]) =>
    sql`parent_kind = ${kind} and parent_id = ${id} and id <> all(${[...ids]}::uuid[])`
  const { rows } = await sql<{ any: boolean }>`select
    exists (select 1 from notes where ${beside(but.notes)})
      or exists (select 1 from tasks where ${beside(but.tasks)})
      or exists (select 1 from record_files where ${beside(but.files)}) as any`.execute(db)
  return rows[0]?.any ?? false
}
