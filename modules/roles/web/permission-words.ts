import { useText } from '#kit/web/text.ts'
import type { Chosen } from '../contract/permission-set.ts'
import { scopesOf } from '../contract/reach.ts'

/** What permissions are called, in the words of roles wherever they are shown. */
export function usePermissionWords() {
  const text = useText('roles')
  const part = (name: string) => text(`choices.permission.${name}`)
  const scopes = (chosen: readonly string[]) =>
    (chosen.length ? chosen : ['all']).map(part).join(', ')
  return {
    action: (name: string) => text(`actions.${name}`),
    part,
    scopes,
    /** Nothing where there is nothing to choose beyond the action itself. */
    reach: (subject: string, one: Chosen) =>
      [...(scopesOf(subject).length ? [scopes(one.scopes)] : []), ...one.fields.map(part)].join(
        ' · ',
      ),
  }
}
