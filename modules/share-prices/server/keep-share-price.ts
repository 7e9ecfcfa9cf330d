import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { sharePrice } from '../contract/share-price.ts'
import { readPrice } from './share-price.queries.ts'

type NewPrice = z.infer<typeof sharePrice.create>
type ChangedPrice = z.infer<typeof sharePrice.update>

/** A share price from a day on. @throws 422 when that day has one already */
export async function addSharePrice(change: Change, input: NewPrice): Promise<string> {
  const { db, person } = change
  const added = await insertRow(db, 'share_prices', {
    ...toRow(sharePrice, input),
    created_by: person.userId,
    updated_by: person.userId,
  })
    .onConflict((conflict) => conflict.column('effective_on').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw invalidField('effectiveOn', 'taken')
  await record(change, added.id, {
    action: 'sharePrices.added',
    changes: { effectiveOn: [null, input.effectiveOn], price: [null, input.price] },
  })
  return added.id
}

/** Corrects a share price; what it values follows at once. */
export async function editSharePrice(
  change: VersionedChange,
  id: string,
  input: ChangedPrice,
): Promise<void> {
  const { db, person, version } = change
  const before = await readPrice(db, id)
  const target = { table: 'share_prices', id, version, current: () => readPrice(db, id) } as const
  const changes = differences(before, input, sharePrice.fields)
  if (isNothing(changes)) return refuseStale(db, target, before.version)
  await refuseTakenDay(change, id, input.effectiveOn)
  await changeVersioned(db, target, { ...toRow(sharePrice, input), updated_by: person.userId })
  await record(change, id, { action: 'sharePrices.edited', changes })
}

async function refuseTakenDay({ db }: Change, id: string, day: string | undefined) {
  if (day === undefined) return
  const taken = await db
    .selectFrom('share_prices')
    .select('id')
    .where('effective_on', '=', day)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (taken) throw invalidField('effectiveOn', 'taken')
}

async function record(
  change: Change,
  id: string,
  entry: { action: string; changes: Record<string, [unknown, unknown]> },
) {
  await change.audit({ ...entry, entity: 'sharePrice', entityId: id })
  await change.announce({ topic: 'share-prices', id, subject: 'Settings Share Prices' })
}
