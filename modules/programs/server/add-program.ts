import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { program } from '../contract/program.ts'

type NewProgram = z.infer<typeof program.create>

/**
 * Adds a program as a draft, with an empty budget.
 * @returns its id
 * @throws 422 when the code is taken
 */
export async function addProgram(change: Change, input: NewProgram): Promise<string> {
  const { db, person } = change
  const added = await insertRow(db, 'programs', {
    ...toRow(program, input),
    created_by: person.userId,
    updated_by: person.userId,
  })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst()
  if (!added) throw invalidField('code', 'taken')
  await db.insertInto('program_budgets').values({ program_id: added.id }).execute()
  await change.audit({
    action: 'programs.added',
    entity: 'program',
    entityId: added.id,
    reference: added.code,
    changes: differences({}, input),
  })
  await change.announce({ topic: 'programs', id: added.id, subject: 'Programs View' })
  return added.id
}
