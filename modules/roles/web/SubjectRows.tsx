import { useText } from '#kit/web/text.ts'
import type { MayGrant } from '../contract/ceiling.ts'
import type { PermissionSet } from '../contract/permission-set.ts'
import { actionsOf } from '../contract/reach.ts'
import { ActionRow } from './ActionRow.tsx'
import { Check } from './Check.tsx'
import { tickedOf, withAll, withPermission } from './choose-permissions.ts'
import classes from './matrix.module.css'
import type { NamedSubject } from './subject-sections.ts'

export interface Choosing {
  set: PermissionSet
  /** As it was read, to mark what differs. */
  before: PermissionSet
  mayGrant: MayGrant
  change: (set: PermissionSet) => void
}

/** One subject with its actions, and all of them at once. */
export function SubjectRows({ subject, choosing }: { subject: NamedSubject; choosing: Choosing }) {
  const text = useText()
  const { set, before, mayGrant, change } = choosing
  const { name, label } = subject
  const held = set.chosen[name] ?? {}
  const ticked = tickedOf(set, [name], mayGrant)
  const isChanged = (action: string) =>
    JSON.stringify(held[action]) !== JSON.stringify(before.chosen[name]?.[action])
  return (
    <fieldset className={classes.subject}>
      <legend className={classes.legend}>
        <Check
          isStrong
          label={label}
          spoken={text('permissions.allOf', { subject: label })}
          checked={ticked === 'all'}
          isPartial={ticked === 'some'}
          onChange={() => change(withAll(set, [name], { isOn: ticked !== 'all', mayGrant }))}
        />
      </legend>
      <div className={classes.actions}>
        {actionsOf(name).map((action) => (
          <ActionRow
            key={action}
            subject={subject}
            action={action}
            chosen={held[action]}
            isChanged={isChanged(action)}
            mayGrant={mayGrant}
            onChange={(chosen) => change(withPermission(set, { subject: name, action }, chosen))}
          />
        ))}
      </div>
    </fieldset>
  )
}
