import { useText } from '#kit/web/text.ts'
import type { MayGrant } from '../contract/ceiling.ts'
import type { Chosen } from '../contract/permission-set.ts'
import { groupsOf, scopesOf } from '../contract/reach.ts'
import { Check } from './Check.tsx'
import { firstChoice, mayChoose } from './choose-permissions.ts'
import classes from './matrix.module.css'
import { usePermissionWords } from './permission-words.ts'
import { ScopeSelect } from './ScopeSelect.tsx'
import type { NamedSubject } from './subject-sections.ts'

export interface ActionRowProps {
  subject: NamedSubject
  action: string
  chosen: Chosen | undefined
  isChanged: boolean
  mayGrant: MayGrant
  onChange: (chosen: Chosen | null) => void
}

/** One action on one subject: whether, on which records, with which groups of fields. */
export function ActionRow(props: ActionRowProps) {
  const { subject, action, chosen, mayGrant, onChange } = props
  const text = useText()
  const words = usePermissionWords()
  const first = firstChoice(subject.name, action, mayGrant)
  const name = words.action(action)
  const hasChoices = scopesOf(subject.name).length + groupsOf(subject.name).length > 0
  const at = { subject: subject.name, action }
  return (
    <div
      className={classes.action}
      data-changed={props.isChanged || undefined}
      data-open={(chosen && hasChoices) || !first || undefined}
    >
      <Check
        label={name}
        spoken={text('permissions.one', { action: name, subject: subject.label })}
        checked={chosen !== undefined}
        reason={first ? null : text('validation.beyondOwn')}
        onChange={(isOn) => onChange(isOn ? first : null)}
      />
      {!first && <span className={classes.reason}>{text('validation.beyondOwn')}</span>}
      {chosen && first && (
        <>
          <ScopeSelect
            subject={subject.name}
            scopes={chosen.scopes}
            spoken={text('permissions.scope', { action: name, subject: subject.label })}
            mayChoose={(scopes) => mayChoose(at, { ...chosen, scopes }, mayGrant)}
            onChange={(scopes) => onChange({ ...chosen, scopes })}
          />
          <Groups {...props} chosen={chosen} />
        </>
      )}
      {props.isChanged && <span className={classes.mark}>{text('permissions.isChanged')}</span>}
    </div>
  )
}

/** Protected groups of fields, each by itself; one at least stays. */
function Groups(props: ActionRowProps & { chosen: Chosen }) {
  const { subject, action, chosen, mayGrant, onChange } = props
  const text = useText()
  const words = usePermissionWords()
  const groups = groupsOf(subject.name)
  if (groups.length === 0) return null
  const reasonFor = (group: string) => {
    const isOn = chosen.fields.includes(group)
    if (isOn) return chosen.fields.length === 1 ? text('permissions.lastGroup') : null
    const wider = { ...chosen, fields: [group] }
    return mayChoose({ subject: subject.name, action }, wider, mayGrant)
      ? null
      : text('validation.beyondOwn')
  }
  return (
    <div
      role="group"
      className={classes.groups}
      aria-label={text('permissions.groups', {
        action: words.action(action),
        subject: subject.label,
      })}
    >
      {groups.map((group) => (
        <Check
          key={group}
          label={words.part(group)}
          checked={chosen.fields.includes(group)}
          reason={reasonFor(group)}
          onChange={(isOn) =>
            onChange({
              ...chosen,
              fields: groups.filter((each) =>
                each === group ? isOn : chosen.fields.includes(each),
              ),
            })
          }
        />
      ))}
    </div>
  )
}
