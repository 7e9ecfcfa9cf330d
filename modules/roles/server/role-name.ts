import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '#kit/server/call.ts'
import { roleName } from '#modules/accounts/server/role-names.queries.ts'
import { presetsEn } from '../contract/preset-strings.en.ts'
import { presetsFr } from '../contract/preset-strings.fr.ts'
import type { RolePresetKey } from '../contract/named-role.ts'
import type { role } from '../contract/role.ts'

type ChangedRole = z.infer<typeof role.update>

interface Installed {
  key: RolePresetKey | null
  name: string | null
  brand: string | null
}

/** Whether a role has this name, or is called so in a language. */
export async function isNameTaken(db: Db, name: string, but: string | null = null) {
  const { rows } = await sql`
    select from roles r where r.id is distinct from ${but}::uuid and lower(${name}) in
      (lower(r.name), lower(${roleName('en')}), lower(${roleName('fr')}))`.execute(db)
  return rows.length > 0
}

/**
 * What was typed as it is kept: a preset that is called as the installation calls it, in whichever
 * language, keeps its own name, and its own description is nobody's.
 */
export async function asStored(db: Db, id: string, typed: ChangedRole): Promise<ChangedRole> {
  const { rows } = await sql<Installed>`
    select key, installed_name as name, brand from roles where id = ${id}`.execute(db)
  const { key = null, name = null, brand = null } = rows[0] ?? {}
  if (!key || !name) return typed
  const said = [presetsEn.presets[key], presetsFr.presets[key]]
  const isOwn = said.some((each) => each.name.replace('{brand}', brand ?? '') === typed.name)
  const isSaid = said.some(({ description }) => description === typed.description)
  return { ...typed, ...(isOwn && { name }), ...(isSaid && { description: null }) }
}
