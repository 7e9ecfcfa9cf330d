import { presetsEn } from './preset-strings.en.ts'
import type { RolePresetKey } from './named-role.ts'

/** How a new installation stores what it calls one of its roles. */
export function installedAs(key: RolePresetKey, brand: string) {
  const said = presetsEn.presets[key].name
  const name = said.replace('{brand}', brand)
  return { name, installed_name: name, brand: said === name ? null : brand }
}
