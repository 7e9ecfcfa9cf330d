import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalid, invalidField, notFound } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { program } from '../contract/program.ts'
import { restOfRegions } from '../contract/program-regions.ts'
import { programErrors } from '../contract/program.rules.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { holdBudget } from './commit-budget.ts'
import { findProgram, readProgram } from './program.queries.ts'

/** What others cannot do without in a program; modules offer it. */
export interface ProgramGuard {
  /** What is wrong with a change for them, by field. */
  complaints(change: Change, id: string, changed: ChangedProgram): Promise<FieldErrors>
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    programGuards: ProgramGuard
  }
}

export type ChangedProgram = z.infer<typeof program.update>

/**
 * Saves what was changed of a program.
 * @throws 412 when somebody saved in between; 422 when the figures contradict one another, the
 * budget falls below what is committed, the code is taken, or others cannot do without what it was
 */
export async function editProgram(
  change: VersionedChange,
  id: string,
  { input, guards }: { input: ChangedProgram; guards: readonly ProgramGuard[] },
): Promise<void> {
  const { db, person, version } = change
  await holdBudget(change, id)
  const before = await findProgram(db, id)
  if (!before) throw notFound()
  const current = () => readProgram(change, id)
  const target = { table: 'programs', id, version, current } as const
  const changes = differences(before, input, program.fields)
  await refuseStale(db, target, before.version)
  if (isNothing(changes)) return
  await refuseContradictions(change, id, { ...before, ...input })
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const guard of guards) refuse(await guard.complaints(change, id, input))
  if (changes['budgetTotal'] && input.budgetTotal) {
    if (new Decimal(input.budgetTotal).lt(before.budget.committed))
      throw invalidField('budgetTotal', 'belowCommitted')
    await keepRest(change, id, input.budgetTotal)
  }
  await changeVersioned(db, target, { ...toRow(program, input), updated_by: person.userId })
  await change.audit({
    action: 'programs.edited',
    entity: 'program',
    entityId: id,
    reference: before.code,
    changes,
  })
  await change.announce({ topic: 'programs', id, version: version + 1, subject: 'Programs View' })
}

function refuse(errors: FieldErrors) {
  if (Object.keys(errors).length) throw invalid(errors)
}

async function refuseContradictions(
  { db }: Change,
  id: string,
  whole: { code: string } & ChangedProgram,
) {
  refuse(programErrors(whole))
  const taken = await db
    .selectFrom('programs')
    .select('id')
    .where('code', '=', whole.code)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (taken) throw invalidField('code', 'taken')
}

/** What is added to the whole, or taken from it, is that of the regions without a part. @throws 422 */
async function keepRest({ db }: Change, id: string, total: string) {
  const { rows } = await sql<{ least: string; amount: string }>`
    select (t.parts + r.committed)::text as least, (${total}::numeric - t.parts)::text as amount
    from program_regions r, lateral (select coalesce(sum(o.amount), 0) as parts from program_regions o
      where o.program_id = r.program_id and o.region <> r.region) t
    where r.program_id = ${id} and r.region = ${restOfRegions}`.execute(db)
  const [rest] = rows
  if (!rest) return
  if (new Decimal(total).lt(rest.least))
    throw invalidField('budgetTotal', 'belowRegions', { least: rest.least })
  await sql`update program_regions set amount = ${rest.amount}
    where program_id = ${id} and region = ${restOfRegions}`.execute(db)
}
