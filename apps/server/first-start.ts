import type { Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { inChange } from '#kit/server/change.ts'
import type { Clock } from '#kit/server/clock.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Settings } from '#kit/server/settings.ts'
import { readRecipient } from '#modules/accounts/server/accounts.queries.ts'
import { ensureFirstAdministrator } from '#modules/registration/server/first-administrator.ts'
import { ensureRolePresets } from '#modules/roles/server/ensure-role-presets.ts'
import { readOrganisation } from '#modules/settings/server/settings.queries.ts'
import { hears } from './modules.ts'

/**
 * Gives an installation the roles it starts with and its first administrator, both or neither.
 * @returns whether there is anybody who may sign in, or is invited
 */
export function prepareFirstStart(
  database: Kysely<Database>,
  settings: Settings,
  clock: Clock,
): Promise<boolean> {
  const system = {
    database,
    clock,
    readOrganisation,
    readRecipient,
    ...hears,
    settings,
    wake() {},
  }
  return inChange(system, { person: systemPerson, requestId: null }, async (change) => {
    await ensureRolePresets(change.db, settings.appTitle)
    return ensureFirstAdministrator(change)
  })
}
