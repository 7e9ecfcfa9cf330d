import { useText } from '#kit/web/text.ts'
import { countOf, type PermissionSet } from '../contract/permission-set.ts'
import { actionsOf } from '../contract/reach.ts'
import { usePermissionWords } from './permission-words.ts'
import classes from './roles.module.css'
import { useSubjectSections } from './subject-sections.ts'

/** What a role may do, subject by subject, in words. */
export function PermissionList({ set }: { set: PermissionSet }) {
  const text = useText()
  const sections = useSubjectSections()
  const isHeld = ({ name }: { name: string }) => Object.keys(set.chosen[name] ?? {}).length > 0
  if (countOf(set) === 0) return <p className="quiet">{text('permissions.noneGranted')}</p>
  return sections.map((section) => {
    const subjects = section.subjects.filter(isHeld)
    if (subjects.length === 0) return null
    return (
      <section key={section.name}>
        <h3 className={classes.sectionName}>{section.label}</h3>
        <dl className={classes.permissions}>
          {subjects.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <Actions subject={name} set={set} />
            </div>
          ))}
        </dl>
      </section>
    )
  })
}

/** Actions that reach equally far stand in one line. */
function Actions({ subject, set }: { subject: string; set: PermissionSet }) {
  const words = usePermissionWords()
  const lines = new Map<string, string[]>()
  for (const action of actionsOf(subject)) {
    const one = set.chosen[subject]?.[action]
    if (!one) continue
    const reach = words.reach(subject, one)
    lines.set(reach, [...(lines.get(reach) ?? []), words.action(action)])
  }
  return (
    <dd>
      {[...lines].map(([reach, actions]) => (
        <p key={reach}>
          {actions.join(', ')}
          {reach && <span className="quiet"> – {reach}</span>}
        </p>
      ))}
    </dd>
  )
}
