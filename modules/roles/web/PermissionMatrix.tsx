import { Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { useText } from '#kit/web/text.ts'
import { countOf } from '../contract/permission-set.ts'
import { Check } from './Check.tsx'
import { tickedOf, withAll } from './choose-permissions.ts'
import classes from './matrix.module.css'
import { plain, useSubjectSections, type SubjectSection } from './subject-sections.ts'
import { SubjectRows, type Choosing } from './SubjectRows.tsx'

/** What a role may do: every subject with its actions, in the sections of the navigation. */
export function PermissionMatrix({ choosing }: { choosing: Choosing }) {
  const text = useText()
  const all = useSubjectSections()
  const [typed, setTyped] = useState('')
  const [isGrantedOnly, setGrantedOnly] = useState(false)
  const { set, before } = choosing
  const isShown = (name: string, label: string) =>
    plain(label).includes(plain(typed.trim())) &&
    (!isGrantedOnly || isTouched(set.chosen[name]) || isTouched(before.chosen[name]))
  const sections = all.map((section) => ({
    ...section,
    shown: section.subjects.filter(({ name, label }) => isShown(name, label)),
  }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the boxes within rise to here
    <div className={classes.matrix} role="group" onKeyDown={stepBetweenSubjects}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={text('permissions.search')}
          placeholder={text('permissions.search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Switch
          label={text('permissions.grantedOnly')}
          checked={isGrantedOnly}
          onChange={(event) => setGrantedOnly(event.currentTarget.checked)}
        />
        <SelectAll sections={all} choosing={choosing} />
      </div>
      {sections.map(
        (section) =>
          section.shown.length > 0 && (
            <section key={section.name} className={classes.section}>
              <h3 className={classes.heading}>{section.label}</h3>
              {section.shown.map((subject) => (
                <SubjectRows key={subject.name} subject={subject} choosing={choosing} />
              ))}
            </section>
          ),
      )}
      {sections.every(({ shown }) => shown.length === 0) && (
        <p className={classes.none} role="status">
          {text(countOf(set) ? 'permissions.noneFound' : 'permissions.noneGranted')}
        </p>
      )}
    </div>
  )
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** ↓ and ↑ lead from subject to subject, past everything that can be ticked of one. */
function stepBetweenSubjects(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const { target, currentTarget } = event
  if (!step || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const subjects = [...currentTarget.querySelectorAll('fieldset')]
  const here = subjects.findIndex((subject) => subject.contains(target))
  const next = subjects[here + step]?.querySelector<HTMLInputElement>('legend input')
  if (!next) return
  event.preventDefault()
  next.focus()
}

const isTouched = (held: object | undefined) => Object.keys(held ?? {}).length > 0

function SelectAll(props: { sections: readonly SubjectSection[]; choosing: Choosing }) {
  const text = useText()
  const { set, mayGrant, change } = props.choosing
  const every = props.sections.flatMap(({ subjects }) => subjects.map(({ name }) => name))
  const ticked = tickedOf(set, every, mayGrant)
  return (
    <Check
      isStrong
      label={text('permissions.all')}
      checked={ticked === 'all'}
      isPartial={ticked === 'some'}
      onChange={() => change(withAll(set, every, { isOn: ticked !== 'all', mayGrant }))}
    />
  )
}
