import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { presetsEn } from '#modules/roles/contract/preset-strings.en.ts'
import { presetsFr } from '#modules/roles/contract/preset-strings.fr.ts'
import type { RoleNamed, RolePresetKey } from '#modules/roles/contract/named-role.ts'

interface PresetWords {
  name: string
  description: string
}

const words: Record<Language, Record<RolePresetKey, PresetWords>> = {
  en: presetsEn.presets,
  fr: presetsFr.presets,
}

/** What a preset's words say of a column of roles, else what is stored there. */
const saidOfPreset = (
  part: 'name' | 'description',
  language: Language,
  { by, role, stored }: { by: string; role: string; stored: RawBuilder<unknown> },
) => {
  const cases = Object.entries(words[language]).map(
    ([key, said]) => sql`when ${key} then ${said[part]}`,
  )
  const brand = sql`coalesce(${sql.ref(`${role}.brand`)}, '')`
  return sql<string>`replace(case ${sql.ref(`${role}.${by}`)} ${sql.join(cases, sql` `)}
    else ${stored} end, '{brand}', ${brand})`
}

/** What a role is called in a language: by the words of its preset, unless somebody renamed it. */
export const roleName = (language: Language, role = 'r') =>
  saidOfPreset('name', language, { by: 'preset', role, stored: sql.ref(`${role}.name`) })

/** What a role is for: as it was typed, else as the words of its preset say. */
export const roleDescription = (language: Language, role = 'r') =>
  sql<string | null>`coalesce(${sql.ref(`${role}.description`)},
    ${saidOfPreset('description', language, { by: 'key', role, stored: sql`null` })})`

/** A role that is named without being reached. */
export const roleNamed = (language: Language, role = 'r') =>
  sql`jsonb_build_object('name', ${roleName(language, role)}, 'preset', ${sql.ref(`${role}.preset`)})`

/** A role as answers name it. */
export const roleRef = (language: Language, role = 'r') =>
  sql`jsonb_build_object('id', ${sql.ref(`${role}.id`)}, 'name', ${roleName(language, role)},
    'preset', ${sql.ref(`${role}.preset`)})`

/** What the installation calls its roles, by the names that the log has kept of them. */
const installedNames = async (db: Db, language: Language) => {
  const name = saidOfPreset('name', language, { by: 'key', role: 'r', stored: sql`r.name` })
  const { rows } = await sql<RoleNamed & { recorded: string }>`
    select r.installed_name as recorded, ${name} as name, r.key as preset from roles r
    where r.installed_name is not null`.execute(db)
  return new Map(rows.map(({ recorded, ...said }) => [recorded, said]))
}

/** Names a role that the log kept by name as the reader calls it; any other as it was called then. */
export async function readRecordedRoles(db: Db, language: Language) {
  const known = await installedNames(db, language)
  return (recorded: string): RoleNamed => known.get(recorded) ?? { name: recorded, preset: null }
}
