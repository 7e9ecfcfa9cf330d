import type { Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { inChange } from '#kit/server/change.ts'
import type { Change } from '#kit/server/call.ts'
import type { Clock } from '#kit/server/clock.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Settings } from '#kit/server/settings.ts'
import { ensureRolePresets } from '#modules/roles/server/ensure-role-presets.ts'
import { readOrganisation } from '#modules/settings/server/settings.queries.ts'
import { setPassword } from '#modules/passwords/server/set-password.ts'
import { renewInvitation, sendInvitation } from './send-invitation.ts'

/**
 * Lets somebody in where nobody is yet: the roles an installation starts with, and the
 * administrator of `ADMIN_EMAIL`, invited by mail or with `ADMIN_PASSWORD` for the first sign-in.
 * Once there are users it changes nothing, but for an invitation that ran out before it was used.
 * @returns whether there is anybody who may sign in, or is invited
 */
export function ensureFirstAdministrator(
  database: Kysely<Database>,
  settings: Settings,
  clock: Clock,
): Promise<boolean> {
  const system = { database, clock, readOrganisation, settings, wake() {} }
  return inChange(system, { person: systemPerson, requestId: null }, async (change) => {
    await ensureRolePresets(change.db, settings.appTitle)
    const roleId = await lockTopRole(change)
    const users = await change.db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'status'])
      .limit(2)
      .execute()
    const [only] = users
    if (!only) return roleId && settings.adminEmail ? addAdministrator(change, roleId) : false
    if (users.length === 1 && only.status === 'invited') await inviteAgain(change, only)
    return true
  })
}

/** A second process that starts at the same time waits here until the first is done. */
async function lockTopRole({ db }: Change): Promise<string | null> {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('key', '=', 'superAdmin')
    .forUpdate()
    .executeTakeFirst()
  return role?.id ?? null
}

async function addAdministrator(change: Change, roleId: string): Promise<true> {
  const { db, settings } = change
  const email = (settings.adminEmail ?? '').toLowerCase()
  const name = nameIn(email)
  const { id } = await db
    .insertInto('users')
    .values({ email, name, type: 'staff', role_id: roleId, status: 'invited' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await change.audit({ action: 'registration.firstAdministrator', entity: 'user', entityId: id })
  if (settings.adminPassword) await letInWith(change, id, settings.adminPassword)
  else await sendInvitation(change, { userId: id, email, name, language: 'en', inviterName: null })
  return true
}

/** `odile.roy@…` is Odile Roy until she says otherwise. */
const nameIn = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')

/** The password stands in a setting that others can read, so it is good for one sign-in. */
async function letInWith(change: Change, id: string, password: string) {
  await setPassword(change, id, password)
  await change.db
    .updateTable('users')
    .set({ status: 'active', must_change_password: true })
    .where('id', '=', id)
    .execute()
}

async function inviteAgain(change: Change, user: { id: string; email: string; name: string }) {
  const open = await change.db
    .selectFrom('account_links')
    .select('id')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', change.now.toISOString())
    .executeTakeFirst()
  if (!open) await renewInvitation(change, { ...user, language: 'en' })
}
