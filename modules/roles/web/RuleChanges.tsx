import { useMemo } from 'react'
import { useText } from '#kit/web/text.ts'
import { changesBetween, permissionSetOf } from '../contract/permission-set.ts'
import type { RoleRule } from '../contract/reach.ts'
import { useDescribedPermission } from './described-permission.ts'
import { usePermissionWords } from './permission-words.ts'
import classes from './roles.module.css'

/** What two people have made of the same permissions is told by what each of them changed. */
export function RuleChanges(props: Record<'before' | 'rules', readonly RoleRule[]>) {
  const text = useText()
  const words = usePermissionWords()
  const describe = useDescribedPermission()
  const { before, rules } = props
  const changes = useMemo(
    () => Object.entries(changesBetween(permissionSetOf(before), permissionSetOf(rules))),
    [before, rules],
  )
  if (changes.length === 0) return text('edit.unchanged')
  return (
    <ul className={classes.changes}>
      {changes.map(([name, [, is]]) => (
        <li key={name}>
          {describe(name)?.label}{' '}
          <span className="quiet">
            – {is ? is.map(words.part).join(' · ') : text('edit.notGranted')}
          </span>
        </li>
      ))}
    </ul>
  )
}
