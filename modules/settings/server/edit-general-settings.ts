import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import { invalidField } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { holdActiveOrders, holdMostDecimals } from './orders-in-use.queries.ts'
import { generalSettings } from '../contract/general-settings.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { readGeneralSettings } from './settings.queries.ts'

/**
 * Saves what was changed for the whole organisation; letters and pages follow at once.
 * @throws 412 when somebody saved in between, 422 for another currency while orders are active,
 * and for fewer decimals than active orders have
 */
export async function editGeneralSettings(
  change: VersionedChange,
  input: z.infer<typeof generalSettings.update>,
): Promise<void> {
  const { db, settings, version } = change
  const current = () => readGeneralSettings(db, settings)
  const before = await current()
  const { id } = before
  const target = { table: 'general_settings', id, version, current } as const
  const changes = differences(before, input, generalSettings.fields)
  if (isNothing(changes)) return refuseStale(db, target, before.version)
  await refuseOtherCurrency(change, before.currency, input.currency)
  await refuseFewerDecimals(change, before.shareDecimals, input.shareDecimals)
  await changeVersioned(db, target, toRow(generalSettings, input))
  await change.audit({
    action: 'settings.edited',
    entity: 'generalSettings',
    entityId: id,
    changes,
  })
  await change.announce({ topic: 'settings', subject: 'Settings General' })
}

/** Amounts are not converted: those of active orders would be told in a currency that they are not in. */
async function refuseOtherCurrency({ db }: VersionedChange, before: string, after = before) {
  if (after !== before && (await holdActiveOrders(db)))
    throw invalidField('currency', 'currencyInUse')
}

/** What is held in parts of a share could never be sold whole again. */
async function refuseFewerDecimals({ db }: VersionedChange, before: number, after = before) {
  if (after >= before) return
  const decimals = await holdMostDecimals(db)
  if (after < decimals) throw invalidField('shareDecimals', 'decimalsInUse', { decimals })
}
