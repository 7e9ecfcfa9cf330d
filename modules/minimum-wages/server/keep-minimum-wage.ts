import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { minimumWage } from '../contract/minimum-wage.ts'
import { readWage } from './minimum-wage.queries.ts'

type NewWage = z.infer<typeof minimumWage.create>
type ChangedWage = z.infer<typeof minimumWage.update>

/** A province's minimum wage from a day on. @throws 422 when it has one of that day already */
export async function addMinimumWage(change: Change, input: NewWage): Promise<string> {
  await refuseTaken(change, null, input)
  const { id } = await insertRow(change.db, 'minimum_wages', toRow(minimumWage, input))
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(
    change,
    { id, reference: input.region },
    { act: 'added', changes: differences({}, input) },
  )
  return id
}

/** Corrects or confirms a row; checks of applications follow when they are made again. */
export async function editMinimumWage(
  change: VersionedChange,
  id: string,
  input: ChangedWage,
): Promise<void> {
  const before = await readWage(change.db, id)
  const changes = differences(before, input, minimumWage.fields)
  if (isNothing(changes)) return refuseStale(change.db, targetOf(change, id), before.version)
  await refuseTaken(change, id, { ...before, ...input })
  await changeVersioned(change.db, targetOf(change, id), toRow(minimumWage, input))
  await record(change, { id, reference: before.region }, { act: 'edited', changes })
}

/** A row that should not be there counts no more; the audit log keeps it. */
export async function withdrawMinimumWage(change: VersionedChange, id: string): Promise<void> {
  const before = await readWage(change.db, id)
  await changeVersioned(change.db, targetOf(change, id), { withdrawn_at: change.now })
  const { region, effectiveOn, hourlyWage } = before
  await record(
    change,
    { id, reference: region },
    {
      act: 'withdrawn',
      changes: { effectiveOn: [effectiveOn, null], hourlyWage: [hourlyWage, null] },
    },
  )
}

const targetOf = ({ db, version }: VersionedChange, id: string) => ({
  table: 'minimum_wages' as const,
  id,
  version,
  current: () => readWage(db, id),
})

async function refuseTaken(
  { db }: Change,
  id: string | null,
  { region, effectiveOn }: Pick<NewWage, 'region' | 'effectiveOn'>,
) {
  const taken = await db
    .selectFrom('minimum_wages')
    .select('id')
    .where('region', '=', region)
    .where('effective_on', '=', effectiveOn)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (taken && taken.id !== id) throw invalidField('effectiveOn', 'wageTaken')
}

async function record(
  change: Change,
  { id, reference }: { id: string; reference: string },
  { act, changes }: { act: string; changes: Record<string, [unknown, unknown]> },
) {
  const action = `minimumWages.${act}`
  await change.audit({ action, entity: 'minimumWage', entityId: id, reference, changes })
  await change.announce({ topic: 'minimum-wages', id, subject: 'Settings General' })
}
